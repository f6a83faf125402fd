import { useEffect, useEffectEvent } from 'react';
import { handlesOwnKeys } from '../primitives/index.ts';

interface KeyActions {
  onMove: (by: 1 | -1) => void;
  onPause: () => void;
  onMute: () => void;
  onClose: () => void;
}

/**
 * Handles keys: the arrow keys change the story, the space key plays and pauses, `m` toggles the sound, and Escape
 * closes the player.
 */
export function useStoryKeys(actions: KeyActions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (handlesOwnKeys(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const isOnControl = event.target instanceof Element && event.target.closest('button, a') !== null;
    const keys: Record<string, () => void> = {
      ArrowRight: () => actions.onMove(1),
      ArrowLeft: () => actions.onMove(-1),
      Escape: actions.onClose,
      m: actions.onMute,
      // A focused button or link handles the space key itself.
      ...(!isOnControl && { ' ': actions.onPause }),
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
