import { getGetVideoFileStatusQueryOptions } from '@fanlight/sdk/hooks';
import type { Video } from '@fanlight/sdk/models';
import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isFileProcessing } from '../../processing.ts';

/** The status is polled after this number of milliseconds. */
const intervalMs = 2000;

/**
 * Polls the processing status of own videos. Fetches the videos again when the processing of one has ended.
 *
 * @returns the progress from 0 to 1, by the id of the file; without those whose progress is not known
 */
export function useVideosProgress(videos: readonly Video[], refetch: () => unknown): ReadonlyMap<string, number> {
  const { progress, hasEnded } = useQueries({
    queries: videos
      .filter((video) => video.isOwn && isFileProcessing(video.file))
      .map(({ _id, file }) =>
        getGetVideoFileStatusQueryOptions(_id, file._id, { query: { refetchInterval: intervalMs } }),
      ),
    combine: (results) => ({
      progress: new Map(results.flatMap(({ data }) => (data ? [[data._id, data.progress] as const] : []))),
      hasEnded: results.some(({ data }) => data?.status === 'ready' || data?.status === 'failed'),
    }),
  });
  useEffect(() => {
    if (hasEnded) refetch();
  }, [hasEnded, refetch]);
  return progress;
}

/** Does the same for one video. Returns null while its progress is not known. */
export const useVideoProgress = (video: Video | undefined, refetch: () => unknown): number | null =>
  useVideosProgress(video ? [video] : [], refetch).get(video?.file._id ?? '') ?? null;
