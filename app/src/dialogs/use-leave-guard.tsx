import { LeaveDialog, type UnsavedChanges } from '@fanlight/components/content';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Saves unsaved changes before another page opens. If they cannot be saved, asks the viewer whether to leave.
 *
 * @param onDiscard - called when the viewer leaves without saving
 */
export function useLeaveGuard(onDiscard?: () => void): {
  onUnsaved: (unsaved: UnsavedChanges | null) => void;
  dialog: ReactNode;
} {
  const unsaved = useRef<UnsavedChanges>(null);
  const [isAsking, setAsking] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.current !== null && currentLocation.pathname !== nextLocation.pathname,
  );
  const { state, proceed, reset } = blocker;
  useEffect(() => {
    if (state !== 'blocked') return;
    void unsaved.current?.flush().then((isSaved) => (isSaved ? proceed() : setAsking(true)));
  }, [state, proceed]);
  return {
    onUnsaved: useCallback((changes) => {
      unsaved.current = changes;
    }, []),
    dialog: (
      <LeaveDialog
        open={isAsking && state === 'blocked'}
        onStay={() => {
          setAsking(false);
          reset?.();
        }}
        onLeave={() => {
          setAsking(false);
          onDiscard?.();
          proceed?.();
        }}
      />
    ),
  };
}
