import type { Video } from '@fanlight/sdk/models';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemAccess, type ItemHandlers } from '../content/index.ts';
import { Box, formatDuration, ProgressBar, Skeleton, Stack, Text } from '../primitives/index.ts';

const MediaPlayer = lazy(() =>
  import('../primitives/media-player/index.ts').then((module) => ({ default: module.MediaPlayer })),
);

export interface VideoStageProps {
  video: Video;
  /** The position in seconds at which the viewer stopped watching. */
  start: number;
  /** The initial volume from the settings, from 0 to 1. */
  volume: number;
  /** The progress of the processing from 0 to 1, which is only known for the performer's own videos; null otherwise. */
  progress: number | null;
  /** Called with the position in seconds, and with 0 at the end. */
  onProgress: (video: Video, seconds: number) => void;
  /** Fetches the video again, and returns its new signed URL (rule A3). */
  onRenew: (video: Video) => Promise<string | null>;
  onUnlock: ItemHandlers<Video>['onUnlock'];
}

/** The aspect ratio of the player, at least 4:5: a video in portrait format would be higher than the page. */
const ratioOf = ({ file }: Video) => Math.max(4 / 5, file.width / file.height);

function Frame({ video, children }: { video: Video; children: ReactNode }) {
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

function Player({ video, start, volume, progress, onProgress, onRenew }: Omit<VideoStageProps, 'onUnlock'>) {
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
        poster={thumbnail?.url ?? file.posterUrl}
        preview={file.preview}
        ratio={ratioOf(video)}
        captions={file.captions?.url ? { url: file.captions.url, locale: file.captions.locale } : null}
        start={start}
        volume={volume}
        onProgress={(seconds) => onProgress(video, seconds)}
        onRenew={() => onRenew(video)}
      />
    </Suspense>
  );
}

/**
 * Renders the player of a video. If the video can't be played, renders the paywall with the teaser, the processing
 * state, or an error instead.
 */
export function VideoStage({ onUnlock, ...player }: VideoStageProps) {
  const { video } = player;
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
      <Player {...player} />
    </ItemAccess>
  );
}
