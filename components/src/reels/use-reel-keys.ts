import { type RefObject, useEffect, useEffectEvent } from 'react';
import { handlesOwnKeys } from '../primitives/index.ts';

interface KeyActions {
  onMove: (by: 1 | -1) => void;
  onMute: () => void;
  onCaptions: () => void;
}

/** The left and right arrow keys seek by this number of seconds. */
const stepSeconds = 5;

/**
 * Handles keys: the arrow and page keys change the reel, the space key plays and pauses, `m` toggles the sound, and `c`
 * the captions.
 */
export function useReelKeys(frame: RefObject<HTMLElement | null>, actions: KeyActions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // The keys are the same while the progress bar has the focus.
    const isOnSlider = event.target instanceof HTMLInputElement && event.target.type === 'range';
    if ((!isOnSlider && handlesOwnKeys(event.target)) || event.ctrlKey || event.metaKey || event.altKey) return;
    const slide = frame.current?.querySelector('[data-reel]:not([inert])');
    const video = slide?.querySelector('video');
    const seek = (by: number) => {
      if (video) video.currentTime = Math.max(0, video.currentTime + by);
    };
    const keys: Record<string, () => void> = {
      ArrowDown: () => actions.onMove(1),
      PageDown: () => actions.onMove(1),
      ArrowUp: () => actions.onMove(-1),
      PageUp: () => actions.onMove(-1),
      ArrowRight: () => seek(stepSeconds),
      ArrowLeft: () => seek(-stepSeconds),
      m: actions.onMute,
      c: actions.onCaptions,
      // A focused button or link handles the space key itself.
      ...(event.target instanceof Element && event.target.closest('button, a')
        ? {}
        : { ' ': () => slide?.querySelector<HTMLElement>('[data-toggle]')?.click() }),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
