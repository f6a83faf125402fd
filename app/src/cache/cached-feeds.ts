import type { Feed } from '@fanlight/sdk/models';
import { feedQueries } from '@fanlight/sdk/queries';
import { changeCached } from '@fanlight/sdk/realtime/react';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Returns a post if the cached result of any query contains it. The page shows this post until its own query has
 * loaded.
 */
export function cachedFeed(cache: QueryClient, feedId: string): Feed | undefined {
  let found: Feed | undefined;
  changeCached(cache, feedQueries, (feed) => {
    if (feed._id === feedId) found = feed;
    return feed;
  });
  return found;
}
