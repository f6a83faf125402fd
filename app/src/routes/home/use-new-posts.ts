import type { HomeScreenProps } from '@fanlight/components/feeds';
import { useListFeeds } from '@fanlight/sdk/hooks';

/** Milliseconds between polls for new posts. */
const every = 60_000;

/** There are no new posts when the timeline has just been loaded. */
const nothing = { data: [], total: 0, isMore: false };

/**
 * The number of new posts since the timeline was loaded. They are inserted on request only.
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
