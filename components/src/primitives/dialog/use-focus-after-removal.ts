import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in the page when a confirmed removal closes its dialog. A closed dialog returns the focus to the
 * element that had opened it. That element is part of what is removed, so the focus would get lost. Call this hook in a
 * component that is mounted only while the dialog is open.
 *
 * @param target - the element that receives the focus; by default the main content of the page
 * @returns a function that sets whether the removal succeeded, or is expected to
 */
export function useFocusAfterRemoval(target?: RefObject<HTMLElement | null>): (isRemoved: boolean) => void {
  const isRemoved = useRef(false);
  useEffect(
    () => () => {
      if (isRemoved.current) (target?.current ?? document.getElementById('content'))?.focus({ preventScroll: true });
    },
    [target],
  );
  return (next) => {
    isRemoved.current = next;
  };
}
