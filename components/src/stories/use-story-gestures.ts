import { type PointerEvent, useRef, useState } from 'react';

/** A touch that lasts longer than this number of milliseconds is a hold. */
const holdThresholdMs = 220;
/** A touch that moves further than this number of px is a swipe. */
const swipeThresholdPx = 60;

export interface StoryGestures {
  /** Whether the pointer is held down. */
  isHeld: boolean;
  onPointerDown: (event: PointerEvent) => void;
  /** Returns whether a click is the end of a hold or a swipe, and must therefore be ignored. */
  isHoldOrSwipe: () => boolean;
}

/**
 * Recognises gestures: a hold pauses, a horizontal swipe changes the performer, and a swipe down closes the player.
 * Other touches are taps.
 */
export function useStoryGestures(onSwipe: (by: 1 | -1) => void, onClose: () => void): StoryGestures {
  const [isHeld, setHeld] = useState(false);
  const wasHoldOrSwipe = useRef(false);
  return {
    isHeld,
    isHoldOrSwipe: () => wasHoldOrSwipe.current,
    onPointerDown: ({ clientX, clientY, button, pointerId }) => {
      if (button !== 0) return;
      wasHoldOrSwipe.current = false;
      const timer = setTimeout(() => {
        wasHoldOrSwipe.current = true;
        setHeld(true);
      }, holdThresholdMs);
      const finish = (event: globalThis.PointerEvent) => {
        if (event.pointerId !== pointerId) return;
        clearTimeout(timer);
        setHeld(false);
        removeEventListener('pointerup', finish);
        removeEventListener('pointercancel', finish);
        if (event.type === 'pointercancel') return;
        const deltaX = event.clientX - clientX;
        const deltaY = event.clientY - clientY;
        if (Math.abs(deltaX) < swipeThresholdPx && deltaY < swipeThresholdPx) return;
        wasHoldOrSwipe.current = true;
        if (deltaY > Math.abs(deltaX)) onClose();
        else onSwipe(deltaX < 0 ? 1 : -1);
      };
      addEventListener('pointerup', finish);
      addEventListener('pointercancel', finish);
    },
  };
}
