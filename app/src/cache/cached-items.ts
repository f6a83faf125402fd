import {
  feedHolders,
  galleryHolders,
  type Holders,
  performerHolders,
  productHolders,
  reelHolders,
  videoHolders,
} from '@fanlight/sdk/holders';
import type { Reel } from '@fanlight/sdk/models';
import { changeCached } from '@fanlight/sdk/realtime/react';
import type { QueryClient } from '@tanstack/react-query';

/** Optimistically changes one item in every query of `holders`. */
const changeIn =
  <Item extends { _id: string }>(holders: Holders<Item, string>) =>
  (queryClient: QueryClient, id: string, change: (item: Item) => Item): void =>
    changeCached(queryClient, holders, (item) => (item._id === id ? change(item) : item));

/** Optimistically changes the item with an id in every query that contains it. */
export const changeItem = {
  feed: changeIn(feedHolders),
  gallery: changeIn(galleryHolders),
  performer: changeIn(performerHolders),
  product: changeIn(productHolders),
  reel: changeIn(reelHolders),
  video: changeIn(videoHolders),
};

/** Optimistically changes every reel that `matches` selects, in every query that contains it. */
export function changeReels(
  queryClient: QueryClient,
  matches: (reel: Reel) => boolean,
  change: (reel: Reel) => Reel,
): void {
  changeCached(queryClient, reelHolders, (reel) => (matches(reel) ? change(reel) : reel));
}
