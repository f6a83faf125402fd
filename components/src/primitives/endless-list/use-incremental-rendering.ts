import { createContext, startTransition, useContext, useLayoutEffect, useState } from 'react';
import { useIsHydrating } from '../hydration/index.ts';

/** The state of the navigation that opened the page. See {@link OpeningContext}. */
export interface Opening {
  /** Returns whether the page is still opening, and not scrolled. */
  isOpening: () => boolean;
  /** Whether the page was reloaded or reached by history navigation. Its scroll position may then be restored. */
  isVisitedAgain: boolean;
}

/**
 * Controls how lists render while a page opens. They first render only the rows that fill a screen, and more rows when
 * the end of the list comes near the viewport, so that the page responds to input sooner. If the page was visited
 * before, lists are rendered completely.
 */
export const OpeningContext = createContext<Opening>({ isOpening: () => false, isVisitedAgain: false });

/** The number of items that are added in each step. */
const step = 2;

/**
 * Returns the number of items to render, and a function that renders more. All items are rendered, except while a page
 * opens.
 *
 * @param total - the number of items
 * @param first - the number of items that fill a screen
 */
export function useIncrementalRendering(total: number, first: number): { rendered: number; renderMore: () => void } {
  const { isOpening, isVisitedAgain } = useContext(OpeningContext);
  const isHydrating = useIsHydrating();
  const [count, setCount] = useState(() => (isHydrating || isOpening() ? first : Number.POSITIVE_INFINITY));
  // The page may have been visited before, which the server did not know.
  useLayoutEffect(() => {
    if (isVisitedAgain) setCount(Number.POSITIVE_INFINITY);
  }, [isVisitedAgain]);
  return { rendered: Math.min(count, total), renderMore: () => startTransition(() => setCount(count + step)) };
}
