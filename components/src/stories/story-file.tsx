import type { Story } from '@fanlight/sdk/models';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Button,
  playAlone,
  type SourceUrls,
  Stack,
  styled,
  Text,
  useMediaElement,
  useSource,
} from '../primitives/index.ts';
import { BlurredCopy } from './blurred-copy.tsx';

export interface StoryFileProps {
  story: Story;
  /** The signed URL. */
  src: string;
  isRunning: boolean;
  isMuted: boolean;
  /** Called when the file is visible or has failed. The display time then starts. */
  onReady: () => void;
  /** Called with the position of a video, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Called when a video has ended. */
  onEnd: () => void;
  onRenew: () => Promise<SourceUrls | null>;
}

const fill = { width: '100%', height: '100%', objectFit: 'contain' } as const;

function StoryPhoto({ story, src, onReady }: Pick<StoryFileProps, 'story' | 'src' | 'onReady'>) {
  const { t } = useTranslation('stories');
  const alt = story.alt || story.text || t('picture', { name: story.performer.name });
  return <styled.img src={src} alt={alt} draggable={false} css={fill} onLoad={onReady} onError={onReady} />;
}

function StoryVideo({ story, src, isRunning, isMuted, onReady, onProgress, onEnd, onRenew }: StoryFileProps) {
  const { t } = useTranslation(['stories', 'player']);
  const { media, element, setElement } = useMediaElement();
  const source = useSource(media, { src, start: 0, onRenew });
  useEffect(() => {
    // Browsers may block autoplay. The viewer can then tap to play.
    if (isRunning) void element?.play().catch(() => undefined);
    else element?.pause();
  }, [isRunning, element]);
  return (
    <>
      <video
        key={source.attempt}
        ref={setElement}
        src={source.url}
        poster={story.file.thumbnailUrl ?? undefined}
        aria-label={story.alt || t('video', { name: story.performer.name })}
        muted={isMuted}
        playsInline
        preload="auto"
        tabIndex={-1}
        style={fill}
        onPlay={(event) => playAlone(event.currentTarget)}
        onError={source.onError}
        onLoadedMetadata={() => {
          source.onLoadedMetadata();
          onReady();
        }}
        onTimeUpdate={({ currentTarget: { currentTime, duration } }) => {
          source.onTimeUpdate();
          if (duration) onProgress(currentTime / duration);
        }}
        onEnded={onEnd}
      >
        <track kind="captions" />
      </video>
      {source.phase === 'failed' && (
        <Stack role="alert" position="absolute" inset="0" zIndex="raised" align="center" justify="center" gap="3" p="6">
          <Text color="locked.fg">{t('player:failed.text')}</Text>
          <Button variant="quiet" onClick={source.retry}>
            {t('player:failed.retry')}
          </Button>
        </Stack>
      )}
    </>
  );
}

/** The photo or the video of a story, uncropped over a blurred copy, which fills the rest of the screen. */
export function StoryFile(props: StoryFileProps) {
  const { file } = props.story;
  const isVideo = file.type === 'story-video';
  const copy = isVideo ? file.thumbnailUrl : props.src;
  return (
    <>
      {copy && <BlurredCopy url={copy} />}
      {isVideo ? <StoryVideo {...props} /> : <StoryPhoto {...props} />}
    </>
  );
}
