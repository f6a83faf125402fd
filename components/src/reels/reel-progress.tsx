import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, formatDuration, styled } from '../primitives/index.ts';

interface Progress {
  slider: RefObject<HTMLInputElement | null>;
  line: RefObject<HTMLDivElement | null>;
  /** Shows the position of the video. */
  move: (video: HTMLVideoElement) => void;
}

/** Returns the refs of the progress bar, and a function that shows the position without a render. */
export function useReelProgress(): Progress {
  const { t } = useTranslation('player');
  const slider = useRef<HTMLInputElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const move = ({ currentTime, duration }: HTMLVideoElement) => {
    if (!duration || !Number.isFinite(duration)) return;
    if (line.current) line.current.style.transform = `scaleX(${currentTime / duration})`;
    if (!slider.current) return;
    slider.current.max = String(duration);
    slider.current.value = String(currentTime);
    const totalTime = formatDuration(duration);
    const text = t('controls.timeOf', { currentTime: formatDuration(currentTime), totalTime });
    slider.current.setAttribute('aria-valuetext', text);
  };
  return { slider, line, move };
}

/** The slider is invisible. The line behind it shows the position and the focus. */
const Slider = styled('input', {
  base: {
    position: 'absolute',
    insetInline: '0',
    bottom: '0',
    w: 'full',
    h: 'target',
    m: '0',
    opacity: '0',
    cursor: 'pointer',
    '&:is(:hover, :active) + div': { transform: 'scaleY(2)' },
    '&:focus-visible + div': { transform: 'scaleY(2)', outline: '2px solid', outlineColor: 'locked.fg' },
  },
});

/** The position of a reel, as a thin line at the lower edge of the video. Pointers and keys change it. */
export function ReelProgress({ slider, line, onSeek }: Omit<Progress, 'move'> & { onSeek: (seconds: number) => void }) {
  const { t } = useTranslation('player');
  return (
    <>
      <Slider
        ref={slider}
        type="range"
        min="0"
        max="1"
        step="any"
        defaultValue="0"
        aria-label={t('controls.seek')}
        onChange={({ target }) => onSeek(Number(target.value))}
      />
      <Box
        position="absolute"
        insetInline="0"
        bottom="0"
        // Above the text, whose background would otherwise darken the line.
        zIndex="raised"
        h="4px"
        bg="media.track"
        aria-hidden
        pointerEvents="none"
        transformOrigin="bottom"
        transition="transform 120ms"
      >
        <Box
          ref={line}
          h="full"
          bg="accent.solid"
          _highContrast={{ bg: 'Highlight' }}
          transformOrigin="left"
          style={{ transform: 'scaleX(0)' }}
        />
      </Box>
    </>
  );
}
