import { AudioLines } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled, VisuallyHidden } from '../../styled/index.ts';
import { Icon } from '../icon/index.ts';
import type { MediaPlayerProps } from '../media-player/media-player.tsx';
import { formatDuration } from '../playback/index.ts';
import { PlayDisc } from './play-disc.tsx';

const MediaPlayer = lazy(() => import('../media-player/index.ts').then((module) => ({ default: module.MediaPlayer })));

export interface ClickToPlayProps extends Omit<MediaPlayerProps, 'autoPlay'> {
  /** The duration in seconds; undefined or null if it is unknown. */
  duration?: number | null;
}

const StillButton = styled('button', {
  base: {
    position: 'relative',
    display: 'block',
    w: 'full',
    overflow: 'hidden',
    borderRadius: 'control',
    bg: 'media.bg',
    bgSize: 'cover',
    bgPos: 'center',
    color: 'locked.fg',
    cursor: 'pointer',
  },
});

function AudioStill({ title, duration }: { title: string; duration: number | null | undefined }) {
  const { t } = useTranslation('player');
  return (
    <styled.span display="flex" alignItems="center" gap="3" h="full" px="4">
      <Icon icon={AudioLines} size={28} />
      <VisuallyHidden>{t('controls.play')}</VisuallyHidden>
      <styled.span flex="1" textAlign="start" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
        {title}
      </styled.span>
      {duration ? (
        <styled.span fontSize="xs" fontVariantNumeric="tabular-nums">
          {formatDuration(duration)}
        </styled.span>
      ) : null}
    </styled.span>
  );
}

function Still({ player, isLoading, onOpen }: { player: ClickToPlayProps; isLoading: boolean; onOpen: () => void }) {
  const { t } = useTranslation('player');
  const { kind, title, ratio, poster, preview, duration } = player;
  const picture = poster ?? preview;
  const isAudio = kind === 'audio';
  const name = duration ? t('playFor', { title, time: formatDuration(duration) }) : t('play', { title });
  return (
    <StillButton
      type="button"
      className="group"
      aria-label={isAudio ? undefined : name}
      aria-busy={isLoading || undefined}
      onClick={onOpen}
      style={{
        ...(isAudio ? { height: '92px' } : { aspectRatio: ratio }),
        ...(picture && { backgroundImage: `url("${picture}")` }),
      }}
    >
      {isAudio ? <AudioStill title={title} duration={duration} /> : null}
      {isAudio ? null : <PlayDisc duration={duration} loading={isLoading} />}
    </StillButton>
  );
}

/** A picture that becomes a player when it is clicked. The click also loads the code of the player. */
export function ClickToPlay({ duration, ...player }: ClickToPlayProps) {
  const [isOpen, setOpen] = useState(false);
  const still = { ...player, duration };
  if (!isOpen) return <Still player={still} isLoading={false} onOpen={() => setOpen(true)} />;
  return (
    <Suspense fallback={<Still player={still} isLoading onOpen={() => undefined} />}>
      <MediaPlayer {...player} autoPlay />
    </Suspense>
  );
}
