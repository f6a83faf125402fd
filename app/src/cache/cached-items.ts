import type { Reel } from '@fanlight/sdk/models';
import {
  feedQueries,
  galleryQueries,
  orderQueries,
  performerQueries,
  productQueries,
  type QueriesOf,
  reelQueries,
  videoQueries,
} from '@fanlight/sdk/queries';
import { changeCached } from '@fanlight/sdk/realtime/react';
import type { QueryClient } from '@tanstack/react-query';

/** Creates a function that optimistically changes the item with an id in each of the given queries. */
const changeIn =
  <Item extends { _id: string }>(queries: QueriesOf<Item, string>) =>
  (queryClient: QueryClient, id: string, change: (item: Item) => Item): void =>
    changeCached(queryClient, queries, (item) => (item._id === id ? change(item) : item));

/** Optimistically changes the item with an id in every query that contains it. */
export const changeItem = {
  feed: changeIn(feedQueries),
  gallery: changeIn(galleryQueries),
  order: changeIn(orderQueries),
  performer: changeIn(performerQueries),
  product: changeIn(productQueries),
  reel: changeIn(reelQueries),
  video: changeIn(videoQueries),
};

/** Optimistically changes every reel that `matches` selects, in every query that contains it. */
export function changeReels(
  queryClient: QueryClient,
  matches: (reel: Reel) => boolean,
  change: (reel: Reel) => Reel,
): void {
  changeCached(queryClient, reelQueries, (reel) => (matches(reel) ? change(reel) : reel));
}
