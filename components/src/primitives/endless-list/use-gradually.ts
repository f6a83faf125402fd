import { createContext, startTransition, useContext, useState } from 'react';

/**
 * Whether the page is just being opened: lists that are drawn then begin with what fills a screen, and grow to their
 * length as one comes near their end, so that a tap is answered at once. A place further down that is come back to is
 * there at once.
 */
export const OpeningContext = createContext<() => boolean>(() => false);

/** Items added at a time. */
const step = 2;

/**
 * How many of a list's items are drawn, and how to draw more: all of them, but for a page that is just being opened.
 *
 * @param total - items that there are
 * @param first - items that fill a screen
 */
export function useGradually(total: number, first: number): { drawn: number; drawMore: () => void } {
  const isOpening = useContext(OpeningContext);
  const [count, setCount] = useState(() => (isOpening() ? first : Number.POSITIVE_INFINITY));
  return { drawn: Math.min(count, total), drawMore: () => startTransition(() => setCount(count + step)) };
}
