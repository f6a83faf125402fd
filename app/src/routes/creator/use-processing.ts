import { getGetFeedFileStatusQueryOptions } from '@fanlight/sdk/hooks';
import type { Feed, FileProcessing } from '@fanlight/sdk/models';
import { useQueries } from '@tanstack/react-query';

/** The status of a file is polled after this number of milliseconds while the file is being processed. */
const processingIntervalMs = 2000;

const isPrepared = (status: FileProcessing['status'] | undefined) => status === 'ready' || status === 'failed';

/**
 * Returns the processing status of a post's videos and audio recordings (operation `getFeedFileStatus`). It includes
 * files that were ready before the first save, but not those that were ready when the form was opened.
 */
export function useProcessing(
  initial: Feed | undefined,
  written: Feed | undefined,
): ReadonlyMap<string, FileProcessing> {
  const feed = written ?? initial;
  const old = new Set((initial?.files ?? []).filter(({ status }) => status === 'ready').map(({ _id }) => _id));
  const waited = (feed?.files ?? []).filter(({ _id, type }) => type !== 'feed-photo' && !old.has(_id));
  return useQueries({
    queries: waited.map(({ _id }) =>
      getGetFeedFileStatusQueryOptions(feed?._id ?? '', _id, {
        query: { refetchInterval: ({ state }) => (isPrepared(state.data?.status) ? false : processingIntervalMs) },
      }),
    ),
    combine: (results) => new Map(results.flatMap(({ data }) => (data ? [[data._id, data] as const] : []))),
  });
}
