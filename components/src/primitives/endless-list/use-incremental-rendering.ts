import { createContext, startTransition, useContext, useLayoutEffect, useState } from 'react';
import { useIsHydrating } from '../hydration/index.ts';

/** The navigation that opened the page; see {@link OpeningContext}. */
export interface Opening {
  /** Whether the page is still opening, at scroll position 0. */
  isOpening: () => boolean;
  /** Whether the page was reloaded or reached by history navigation, so that a scroll position may be restored. */
  isVisitedAgain: boolean;
}

/**
 * While a page opens, lists render only the rows that fill a screen, and more rows when the end of the list comes near
 * the viewport, so that the page responds to input sooner. On a revisited page, lists are rendered completely.
 */
export const OpeningContext = createContext<Opening>({ isOpening: () => false, isVisitedAgain: false });

/** Number of items added per step. */
const step = 2;

/**
 * Returns the number of items to render (all items, except while a page opens), and a function that renders more.
 *
 * @param total - number of items
 * @param first - number of items that fill a screen
 */
export function useIncrementalRendering(total: number, first: number): { rendered: number; renderMore: () => void } {
  const { isOpening, isVisitedAgain } = useContext(OpeningContext);
  const isHydrating = useIsHydrating();
  const [count, setCount] = useState(() => (isHydrating || isOpening() ? first : Number.POSITIVE_INFINITY));
  // The server does not know whether the page is revisited.
  useLayoutEffect(() => {
    if (isVisitedAgain) setCount(Number.POSITIVE_INFINITY);
  }, [isVisitedAgain]);
  return { rendered: Math.min(count, total), renderMore: () => startTransition(() => setCount(count + step)) };
}
