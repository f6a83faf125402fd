import type { createBrowserRouter, Location } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/** Session storage key under which React Router's `ScrollRestoration` stores positions by {@link scrollKeyOf}. */
export const scrollStorageKey = 'scroll-positions';

const navigation = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;

/**
 * Whether the page was reloaded or reached through the history. `history.state` is not sufficient: Chromium keeps it
 * when the same URL is opened again.
 */
export const isVisitedAgain = navigation?.type === 'reload' || navigation?.type === 'back_forward';

/**
 * The key of a page's scroll position. React Router gives the first page of every visit the same key, so that a visit
 * would start at the position of an earlier visit. For that page the key is the time of the visit, stored in the history
 * entry.
 */
export function scrollKeyOf({ key }: Pick<Location, 'key'>): string {
  if (key !== 'default') return key;
  const { state } = history;
  const openedAt = (isVisitedAgain && state?.openedAt) || `${performance.timeOrigin}`;
  history.replaceState({ ...state, openedAt }, '');
  return openedAt;
}

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(scrollStorageKey) ?? '{}');
  } catch {
    return {};
  }
}

/**
 * Gives the router the saved positions before the first render, so that a reloaded page starts at its position.
 * `ScrollRestoration` alone reads them after that render, and the page would jump while it is in use.
 */
export function restoreScrollPosition(router: Router): void {
  router.enableScrollRestoration(readPositions(), () => window.scrollY, scrollKeyOf);
}

/** Milliseconds for the page to grow to the saved position. */
const growTimeoutMs = 5000;

/**
 * Scrolls a hydrated page to its saved position as soon as the page is long enough: its lists grow while they are
 * hydrated. Stops on any input by the viewer.
 */
export function restoreAsPageGrows(router: Router): void {
  const { restoreScrollPosition: position } = router.state;
  if (!isVisitedAgain || typeof position !== 'number') return;
  const ending = new AbortController();
  const { signal } = ending;
  const observer = new ResizeObserver(() => {
    scrollTo(0, position);
    if (Math.abs(scrollY - position) < 1) ending.abort();
  });
  observer.observe(document.body);
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(type, () => ending.abort(), { signal, passive: true });
  const timer = setTimeout(() => ending.abort(), growTimeoutMs);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
}
