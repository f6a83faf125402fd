import { type PointerEvent, useRef, useState } from 'react';

/** Duration in ms after which a touch is a hold. */
const holdThresholdMs = 220;
/** Distance in px after which a touch is a swipe. */
const swipeThresholdPx = 60;

export interface StoryGestures {
  /** Whether the pointer is being held down. */
  isHeld: boolean;
  onPointerDown: (event: PointerEvent) => void;
  /** Returns whether a click ends a hold or swipe and must be ignored. */
  isHoldOrSwipe: () => boolean;
}

/** Gestures: a hold pauses, a horizontal swipe changes the performer, a swipe down closes. Other touches are taps. */
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
