import { createContext, startTransition, useContext, useEffect, useState } from 'react';

/**
 * Whether the page is just being opened: lists that are drawn then begin with what fills a screen, and grow to their
 * length in steps, so that a tap is answered meanwhile. A place further down that is come back to is there at once.
 */
export const OpeningContext = createContext<() => boolean>(() => false);

/** Items added at a time. */
const step = 2;

/**
 * How many of a list's items are drawn: all of them, but for a page that is just being opened.
 *
 * @param total - items that there are
 * @param first - items that fill a screen
 */
export function useGradually(total: number, first: number): number {
  const isOpening = useContext(OpeningContext);
  const [drawn, setDrawn] = useState(() => (isOpening() ? first : Number.POSITIVE_INFINITY));
  const isGrowing = drawn < total;
  useEffect(() => {
    if (!isGrowing) return;
    // After what is there has been painted.
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + step)));
    return () => clearTimeout(timer);
  }, [drawn, isGrowing]);
  return Math.min(drawn, total);
}
