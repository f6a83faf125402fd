import type { HomeScreenProps } from '@fanlight/components/feeds';
import { useListFeeds } from '@fanlight/sdk/hooks';
import type { ListFeedsParams } from '@fanlight/sdk/models';

/** Milliseconds between polls for new posts. */
const pollIntervalMs = 60_000;

/** The initial data of the query: a timeline that has just loaded has no new posts. */
const nothing = { data: [], total: 0, isMore: false };

/**
 * Returns the number of posts that were published since the timeline was loaded. The viewer adds them to the timeline
 * with a button.
 *
 * @param params - the filter of the timeline
 * @param newest - the id of the first post in the timeline; ids are sorted by time (rule W5)
 */
export function useNewPosts(
  params: Pick<ListFeedsParams, 'isSubscribed'>,
  newest: string | undefined,
  onShow: () => void,
): HomeScreenProps['newPosts'] {
  const { data } = useListFeeds(
    { limit: 20, ...params },
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
