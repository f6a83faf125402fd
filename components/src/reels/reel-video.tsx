import type { Reel } from '@fanlight/sdk/models';
import { Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Box,
  Button,
  playAlone,
  prefersReducedMotion,
  type SourceUrls,
  Stack,
  styled,
  Text,
  useMediaElement,
  useSource,
} from '../primitives/index.ts';
import { useLikeBurst } from './like-burst.tsx';
import { ReelProgress, useReelProgress } from './reel-progress.tsx';
import { useDoubleTap } from './use-double-tap.ts';

export interface ReelVideoProps {
  reel: Reel;
  /** The signed URL. */
  src: string;
  /** Whether the reel is visible. Only the video of the visible reel plays. */
  isActive: boolean;
  isMuted: boolean;
  hasCaptionsOn: boolean;
  onRenew: () => Promise<SourceUrls | null>;
  /** Called for a double tap. */
  onLike: () => void;
}

const Cover = styled('button', {
  base: {
    position: 'absolute',
    inset: '0',
    w: 'full',
    h: 'full',
    display: 'grid',
    placeItems: 'center',
    color: 'locked.fg',
    cursor: 'pointer',
    // A double tap does not zoom.
    touchAction: 'manipulation',
    _focusVisible: { outlineColor: 'locked.fg', outlineOffset: '-4px' },
  },
});

/**
 * The video of a reel. It plays while it is visible, unless the viewer prefers reduced motion. A tap or the space key
 * pauses it, and a double tap likes the reel.
 */
export function ReelVideo({ reel, src, isActive, isMuted, hasCaptionsOn, onRenew, onLike }: ReelVideoProps) {
  const { t } = useTranslation(['player', 'reels']);
  const { media, element, setElement } = useMediaElement();
  const source = useSource(media, { src, start: 0, onRenew });
  const { move, ...progress } = useReelProgress();
  const { show, heart } = useLikeBurst();
  const [isPaused, setPaused] = useState(true);
  const { file, thumbnail, performer } = reel;
  useEffect(() => {
    if (!element) return;
    if (!isActive) {
      element.pause();
      element.currentTime = 0;
    } else if (!prefersReducedMotion()) {
      // Browsers may block autoplay with sound before the viewer's first interaction. The play button is then shown.
      void element.play().catch(() => undefined);
    }
  }, [isActive, element]);
  useEffect(() => {
    for (const track of element?.textTracks ?? []) track.mode = hasCaptionsOn ? 'showing' : 'disabled';
  }, [hasCaptionsOn, element]);
  const toggle = () => {
    const video = media.current;
    if (video?.paused) void video.play().catch(() => undefined);
    else video?.pause();
  };
  const onClick = useDoubleTap(toggle, (point) => {
    show(point);
    onLike();
  });
  const isUpright = file.height > file.width;
  return (
    <>
      <video
        key={source.attempt}
        ref={setElement}
        src={source.url}
        poster={thumbnail?.url ?? file.posterUrl ?? undefined}
        preload={isActive ? 'auto' : 'metadata'}
        muted={isMuted}
        loop
        playsInline
        tabIndex={-1}
        style={{ width: '100%', height: '100%', objectFit: isUpright ? 'cover' : 'contain' }}
        onPlay={(event) => {
          playAlone(event.currentTarget);
          setPaused(false);
        }}
        onPause={() => setPaused(true)}
        onError={source.onError}
        onLoadedMetadata={(event) => {
          source.onLoadedMetadata();
          move(event.currentTarget);
        }}
        onTimeUpdate={(event) => {
          source.onTimeUpdate();
          move(event.currentTarget);
        }}
      >
        {file.captions?.url && (
          <track kind="captions" src={file.captions.url} srcLang={file.captions.locale} label={t('captions')} />
        )}
      </video>
      <Cover
        type="button"
        data-toggle=""
        aria-label={isPaused ? t('play', { title: t('reels:title', { name: performer.name }) }) : t('controls.pause')}
        onClick={onClick}
      >
        {isPaused && source.phase === 'playing' && (
          <Box as="span" display="grid" placeItems="center" w="72px" h="72px" borderRadius="full" bg="locked.scrim">
            <Play size={32} fill="currentColor" strokeWidth={0} aria-hidden />
          </Box>
        )}
      </Cover>
      {heart}
      <ReelProgress
        {...progress}
        onSeek={(seconds) => {
          if (!media.current) return;
          media.current.currentTime = seconds;
          move(media.current);
        }}
      />
      {source.phase !== 'playing' && (
        <Stack
          role="alert"
          position="absolute"
          inset="0"
          align="center"
          justify="center"
          gap="3"
          p="6"
          bg="locked.scrim"
          color="locked.fg"
        >
          <Text color="locked.fg">{source.phase === 'renewing' ? t('failed.renewing') : t('failed.text')}</Text>
          <Button variant="quiet" loading={source.phase === 'renewing'} onClick={source.retry}>
            {t('failed.retry')}
          </Button>
        </Stack>
      )}
    </>
  );
}
