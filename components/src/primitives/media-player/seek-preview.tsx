import type { Storyboard } from '@fanlight/sdk/models';
import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react';
import { Box } from '../layout/index.ts';
import { formatDuration } from '../playback/index.ts';

/** The preview hides after this number of milliseconds without a key. */
const keyboardMs = 2000;
/** The distance in px of the preview from the seek bar, and from the edges of the player. */
const gap = 8;

/** The time that the preview shows, and the position of the preview in the controls in px. */
interface Shown {
  seconds: number;
  left: number;
  bottom: number;
}

interface TimeRange extends HTMLElement {
  range: HTMLInputElement;
}

/** Returns the seek bar that an event happened on; undefined if it happened on another control. */
function timeRangeOf({ target }: SyntheticEvent): TimeRange | undefined {
  const element = (target as HTMLElement).closest('media-time-range');
  return (element as TimeRange | null) ?? undefined;
}

function Tile({ storyboard, shown }: { storyboard: Storyboard; shown: Shown }) {
  const { url, interval, total, columns, width, height } = storyboard;
  const index = Math.min(Math.floor(shown.seconds / interval), total - 1);
  const [x, y] = [(index % columns) * width, Math.floor(index / columns) * height];
  return (
    <Box
      data-tile={index}
      bg="media.bg"
      style={{ width, height, backgroundImage: `url("${url}")`, backgroundPosition: `-${x}px -${y}px` }}
    />
  );
}

/**
 * Shows a picture of the video above the seek bar while the viewer points at the bar, drags its thumb or moves it by
 * keys. Screen readers read the time of the seek bar instead.
 *
 * @param media - returns the media element
 * @param children - the controls, with the seek bar
 */
export function SeekPreview({
  storyboard,
  media,
  children,
}: {
  storyboard: Storyboard | null;
  media: () => HTMLMediaElement | null;
  children: ReactNode;
}) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [isByKeyboard, setByKeyboard] = useState(false);
  useEffect(() => {
    if (!isByKeyboard || !shown) return;
    const timeout = setTimeout(() => setShown(null), keyboardMs);
    return () => clearTimeout(timeout);
  }, [isByKeyboard, shown]);
  const hide = () => setShown(null);
  const showAt = (ratio: number, timeRange: TimeRange, controls: HTMLElement) => {
    const duration = media()?.duration;
    if (!storyboard || !duration || !Number.isFinite(duration)) return;
    const part = Math.max(0, Math.min(ratio, 1));
    const [bar, frame] = [timeRange.range.getBoundingClientRect(), controls.getBoundingClientRect()];
    const margin = storyboard.width / 2 + gap;
    const left = bar.left - frame.left + part * bar.width;
    setShown({
      seconds: part * duration,
      left: Math.max(margin, Math.min(left, frame.width - margin)),
      bottom: frame.bottom - timeRange.getBoundingClientRect().top + gap,
    });
  };
  return (
    <Box
      data-veil=""
      position="relative"
      onPointerMove={(event) => {
        const timeRange = timeRangeOf(event);
        if (!timeRange) return hide();
        const { left, width } = timeRange.range.getBoundingClientRect();
        setByKeyboard(false);
        showAt((event.clientX - left) / width, timeRange, event.currentTarget);
      }}
      onPointerLeave={hide}
      onPointerUp={({ pointerType }) => pointerType === 'touch' && hide()}
      onInput={(event) => {
        const timeRange = timeRangeOf(event);
        if (!timeRange) return;
        setByKeyboard(!timeRange.hasAttribute('dragging'));
        showAt(timeRange.range.valueAsNumber, timeRange, event.currentTarget);
      }}
      onBlur={hide}
    >
      {storyboard && shown && (
        <Box
          aria-hidden
          data-seek-preview=""
          position="absolute"
          pointerEvents="none"
          transform="translateX(-50%)"
          overflow="hidden"
          borderRadius="control"
          bg="locked.scrim"
          color="locked.fg"
          fontSize="xs"
          textAlign="center"
          fontVariantNumeric="tabular-nums"
          style={{ left: shown.left, bottom: shown.bottom }}
        >
          <Tile storyboard={storyboard} shown={shown} />
          {formatDuration(shown.seconds)}
        </Box>
      )}
      {children}
    </Box>
  );
}
