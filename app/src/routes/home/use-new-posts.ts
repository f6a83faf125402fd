import type { HomeScreenProps } from '@fanlight/components/feeds';
import { useListFeeds } from '@fanlight/sdk/hooks';

/** Milliseconds between polls for new posts. */
const pollIntervalMs = 60_000;

/** The initial data of the query: when the timeline has just loaded, there are no new posts. */
const nothing = { data: [], total: 0, isMore: false };

/**
 * The number of new posts since the timeline was loaded. The viewer inserts them by a button.
 *
 * @param newest - id of the first shown post; ids sort by time (rule W5)
 */
export function useNewPosts(newest: string | undefined, onShow: () => void): HomeScreenProps['newPosts'] {
  const { data } = useListFeeds(
    { limit: 20 },
    {
      query: {
        enabled: newest !== undefined,
        refetchInterval: pollIntervalMs,
        staleTime: pollIntervalMs,
        initialData: nothing,
      },
    },
  );
  if (newest === undefined) return undefined;
  return { total: data?.data.filter(({ _id, isOwn }) => !isOwn && _id > newest).length ?? 0, onShow };
}
