import type { Video } from '@fanlight/sdk/models';
import { ItemAccess, type ItemHandlers } from '../content/index.ts';
import { formatDuration, type SourceUrls } from '../primitives/index.ts';
import { ratioOf, VideoPlayer, type VideoPlayerProps } from './video-player.tsx';

export interface VideoStageProps extends Pick<VideoPlayerProps, 'start' | 'volume' | 'progress'> {
  video: Video;
  /** Called with the position in seconds, and with 0 at the end. */
  onProgress: (video: Video, seconds: number) => void;
  /** Fetches the video again, and returns its new signed URLs (rule A3). */
  onRenew: (video: Video) => Promise<SourceUrls | null>;
  onUnlock: ItemHandlers<Video>['onUnlock'];
}

/**
 * Renders the player of a video. If the video can't be played, renders the paywall with the teaser, the processing
 * state, or an error instead.
 */
export function VideoStage({ video, onUnlock, onProgress, onRenew, ...player }: VideoStageProps) {
  const { file, thumbnail, teaser, title } = video;
  return (
    <ItemAccess
      item={video}
      preview={file.preview ?? thumbnail?.preview ?? null}
      ratio={ratioOf(video)}
      {...(file.duration !== null && { note: formatDuration(file.duration) })}
      teaser={{ clip: teaser, title }}
      onUnlock={(action) => onUnlock(video, action)}
    >
      <VideoPlayer
        {...player}
        video={video}
        onProgress={(seconds) => onProgress(video, seconds)}
        onRenew={() => onRenew(video)}
      />
    </ItemAccess>
  );
}
