import type { QueryClient } from '@tanstack/react-query';
import type { ServerEvent } from '../generated/events.ts';
import { feedQueries } from '../generated/queries.ts';
import { changeCached } from './cache.ts';

/** Updates the counters of a post in every query. */
export function feedCountersUpdated(client: QueryClient, { data }: ServerEvent<'feed/counters-updated'>): void {
  const { feedId, ...counters } = data;
  changeCached(client, feedQueries, (feed) => (feed._id === feedId ? { ...feed, ...counters } : feed));
}
