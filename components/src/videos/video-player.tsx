import type { Video } from '@fanlight/sdk/models';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, ProgressBar, Skeleton, type SourceUrls, Stack, Text } from '../primitives/index.ts';

const MediaPlayer = lazy(() =>
  import('../primitives/media-player/index.ts').then((module) => ({ default: module.MediaPlayer })),
);

export interface VideoPlayerProps {
  /** A video to which the viewer has access. */
  video: Pick<Video, 'title' | 'file' | 'thumbnail'>;
  /** The position in seconds at which the viewer stopped watching. */
  start: number;
  /** The initial volume from the settings, from 0 to 1. */
  volume: number;
  /** The progress of the processing from 0 to 1, which is only known for the performer's own videos; null otherwise. */
  progress: number | null;
  /** Called with the position in seconds, and with 0 at the end. */
  onProgress: (seconds: number) => void;
  /** Fetches the video again, and returns its new signed URLs (rule A3). */
  onRenew: () => Promise<SourceUrls | null>;
}

/** The aspect ratio of the player, at least 4:5: a video in portrait format would be higher than the page. */
export const ratioOf = ({ file }: Pick<Video, 'file'>) => Math.max(4 / 5, file.width / file.height);

function Frame({ video, children }: Pick<VideoPlayerProps, 'video'> & { children: ReactNode }) {
  return (
    <Stack
      role="status"
      align="center"
      justify="center"
      gap="3"
      p="6"
      textAlign="center"
      borderRadius="control"
      bg="bg.raised"
      style={{ aspectRatio: ratioOf(video) }}
    >
      {children}
    </Stack>
  );
}

/** Renders the player of a video. If the video can't be played, renders the processing state or an error instead. */
export function VideoPlayer({ video, start, volume, progress, onProgress, onRenew }: VideoPlayerProps) {
  const { t } = useTranslation('videos');
  const { file, thumbnail, title } = video;
  if (file.status === 'failed') {
    return (
      <Frame video={video}>
        <Text fontWeight="semibold">{t('failed')}</Text>
        <Text tone="muted">{file.reason}</Text>
      </Frame>
    );
  }
  if (file.status !== 'ready' || !file.url) {
    return (
      <Frame video={video}>
        <Text fontWeight="semibold">{t('processing')}</Text>
        <Text tone="muted">{t('processingText')}</Text>
        <Box w="240px" maxW="100%">
          <ProgressBar value={progress} label={t('processing')} />
        </Box>
      </Frame>
    );
  }
  return (
    <Suspense fallback={<Skeleton borderRadius="control" style={{ aspectRatio: ratioOf(video) }} />}>
      <MediaPlayer
        key={file._id}
        kind="video"
        title={title}
        src={file.url}
        hls={file.hls}
        storyboard={file.storyboard}
        poster={thumbnail?.url ?? file.posterUrl}
        preview={file.preview}
        ratio={ratioOf(video)}
        captions={file.captions?.url ? { url: file.captions.url, locale: file.captions.locale } : null}
        start={start}
        volume={volume}
        onProgress={onProgress}
        onRenew={onRenew}
      />
    </Suspense>
  );
}
