import { useGetVideoFileStatus } from '@fanlight/sdk/hooks';
import type { Video } from '@fanlight/sdk/models';
import { useEffect } from 'react';

/** Whether the file of a video is still processed after its upload (rule F3). */
export const isVideoProcessing = ({ file }: Video): boolean =>
  file.status === 'uploaded' || file.status === 'processing';

/**
 * Polls the processing status of an own video. Fetches the video again when its processing has ended.
 *
 * @returns the progress from 0 to 1; null if it is not known
 */
export function useVideoProgress(video: Video | undefined, refetch: () => unknown): number | null {
  const isPending = video?.isOwn === true && isVideoProcessing(video);
  const { data } = useGetVideoFileStatus(video?._id ?? '', video?.file._id ?? '', {
    query: { enabled: isPending, refetchInterval: 2000 },
  });
  const isDone = data?.status === 'ready' || data?.status === 'failed';
  useEffect(() => {
    if (isPending && isDone) refetch();
  }, [isPending, isDone, refetch]);
  return data?.progress ?? null;
}
