import type { Complete } from '@fanlight/components/content';
import { getGetHashtagSuggestionsQueryOptions, getSearchUsersQueryOptions } from '@fanlight/sdk/hooks';
import type { QueryClient } from '@tanstack/react-query';

/** Maximum number of users that are suggested. */
const usersMax = 8;

/** Returns a function that completes hashtags, and the usernames of mentions. */
export const createComplete =
  (queryClient: QueryClient): Complete =>
  async ({ mark, beginning }) => {
    if (mark === '#') {
      const options = getGetHashtagSuggestionsQueryOptions({ q: beginning });
      const { hashtags } = await queryClient.fetchQuery(options);
      return hashtags.map(({ label, isOwn }) => ({ mark, value: label, isOwn }));
    }
    const { data } = await queryClient.fetchQuery(getSearchUsersQueryOptions({ q: beginning, limit: usersMax }));
    return data.flatMap(({ username, name, avatar }) => (username ? [{ mark, value: username, name, avatar }] : []));
  };
