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
import { queryClient } from '../api.ts';

/** Changes one item wherever a query of `holders` shows it, ahead of the server's answer. */
const changeIn =
  <Item extends { _id: string }>(holders: Holders<Item, string>) =>
  (id: string, change: (item: Item) => Item): void =>
    changeCached(queryClient, holders, (item) => (item._id === id ? change(item) : item));

/** Changes an item of a kind by its id, wherever it is shown. */
export const changeItem = {
  feed: changeIn(feedHolders),
  gallery: changeIn(galleryHolders),
  performer: changeIn(performerHolders),
  product: changeIn(productHolders),
  reel: changeIn(reelHolders),
  video: changeIn(videoHolders),
};

/** Changes every reel that `isMeant` wherever it is shown, ahead of the server's answer. */
export function changeReels(isMeant: (reel: Reel) => boolean, change: (reel: Reel) => Reel): void {
  changeCached(queryClient, reelHolders, (reel) => (isMeant(reel) ? change(reel) : reel));
}
