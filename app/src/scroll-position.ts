import type { createBrowserRouter, Location } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/** Where React Router's `ScrollRestoration` keeps the positions: in the session storage, by {@link scrollKeyOf}. */
export const scrollStorageKey = 'scroll-positions';

const navigation = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;

/**
 * Whether the page was reloaded or reached through the history. `history.state` does not tell: Chromium keeps it when the
 * address that is shown is opened again.
 */
export const isVisitedAgain = navigation?.type === 'reload' || navigation?.type === 'back_forward';

/**
 * The name of the scroll position of a page. React Router gives the first page of every visit the same key. It would
 * begin where another visit ended, so the time at which it was opened is kept with its history entry and used instead.
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
 * Makes the first render of a page that was reloaded begin at its saved scroll position. `ScrollRestoration` alone reads
 * the positions after that render, so that the page would jump when it is in use already.
 */
export function restoreScrollPosition(router: Router): void {
  router.enableScrollRestoration(readPositions(), () => window.scrollY, scrollKeyOf);
}

/** How long the page may take to grow to a saved position. */
const growTimeoutMs = 5000;

/**
 * Scrolls to the saved position of a page that was hydrated, as soon as the page is long enough: its lists grow to their
 * length when they are hydrated themselves. Ends when the viewer does something.
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
