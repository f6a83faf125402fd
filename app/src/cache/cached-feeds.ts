import { feedHolders } from '@fanlight/sdk/holders';
import type { Feed } from '@fanlight/sdk/models';
import { changeCached } from '@fanlight/sdk/realtime/react';
import type { QueryClient } from '@tanstack/react-query';

/** A post that some query holds already, to be shown while it is fetched by itself. */
export function cachedFeed(cache: QueryClient, feedId: string): Feed | undefined {
  let found: Feed | undefined;
  changeCached(cache, feedHolders, (feed) => {
    if (feed._id === feedId) found = feed;
    return feed;
  });
  return found;
}
