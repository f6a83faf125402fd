import type { HomeScreenProps } from '@fanlight/components/feeds';
import { useListFeeds } from '@fanlight/sdk/hooks';

/** Milliseconds between looks for posts that came in. */
const every = 60_000;

/** Nothing came in yet when the timeline has just been loaded. */
const nothing = { data: [], total: 0, isMore: false };

/**
 * How many posts came in since the timeline was loaded. They never push themselves in: the viewer asks for them.
 *
 * @param newest id of the first post that is shown; ids sort by time (rule W5)
 */
export function useNewPosts(newest: string | undefined, onShow: () => void): HomeScreenProps['newPosts'] {
  const { data } = useListFeeds(
    { limit: 20 },
    { query: { enabled: newest !== undefined, refetchInterval: every, staleTime: every, initialData: nothing } },
  );
  if (newest === undefined) return undefined;
  return { total: data?.data.filter(({ _id, isOwn }) => !isOwn && _id > newest).length ?? 0, onShow };
}
