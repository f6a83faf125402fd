import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in the page when a confirmed removal closes its dialog. A dialog that closes returns the focus to the
 * element that opened it. Here, that element is removed too, so the focus would be lost. Call this hook in a component
 * that is mounted only while the dialog is open.
 *
 * @param target - the element that receives the focus; by default the main content of the page
 * @returns a function that sets whether the focus moves to `target` when the dialog closes; call it with true when the
 * removal has succeeded, or immediately before it
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
