import type { QueryClient } from '@tanstack/react-query';
import type { ServerEvent } from '../generated/events.ts';
import type { Feed } from '../generated/models.ts';
import { changeCached } from './cache.ts';

const READERS = ['getFeed', 'getMyFeed', 'listFeeds', 'listMyFeeds', 'listPerformerFeeds', 'listBookmarkedFeeds'];

/** The counters of a post, wherever it shows. */
export function feedCountersUpdated(client: QueryClient, { data }: ServerEvent<'feed/counters-updated'>): void {
  const { feedId, ...counters } = data;
  changeCached<Feed>(client, READERS, (feed) => (feed._id === feedId ? { ...feed, ...counters } : feed));
}
