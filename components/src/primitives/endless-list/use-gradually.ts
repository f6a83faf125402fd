import { createContext, startTransition, useContext, useLayoutEffect, useState } from 'react';
import { useIsHydrating } from '../hydration/index.ts';

/** How the page was opened; see {@link OpeningContext}. */
export interface Opening {
  /** Whether the page is just being opened, at its beginning. */
  isOpening: () => boolean;
  /** Whether the page was reloaded or reached through the history, so that a place further down may be restored. */
  isVisitedAgain: boolean;
}

/**
 * Lists that are rendered while a page opens start with the rows that fill a screen, and grow when their end comes near, so that
 * taps are handled at once. On a revisited page they are complete at once.
 */
export const OpeningContext = createContext<Opening>({ isOpening: () => false, isVisitedAgain: false });

/** Items added at a time. */
const step = 2;

/**
 * How many of a list's items are drawn, and how to draw more: all of them, but for a page that is just being opened.
 *
 * @param total - items that there are
 * @param first - items that fill a screen
 */
export function useGradually(total: number, first: number): { drawn: number; drawMore: () => void } {
  const { isOpening, isVisitedAgain } = useContext(OpeningContext);
  const isHydrating = useIsHydrating();
  const [count, setCount] = useState(() => (isHydrating || isOpening() ? first : Number.POSITIVE_INFINITY));
  // The server does not know whether the page is revisited.
  useLayoutEffect(() => {
    if (isVisitedAgain) setCount(Number.POSITIVE_INFINITY);
  }, [isVisitedAgain]);
  return { drawn: Math.min(count, total), drawMore: () => startTransition(() => setCount(count + step)) };
}
