import type { createBrowserRouter, Location } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * The session storage key under which React Router's `ScrollRestoration` stores the positions, each by the key that
 * {@link scrollKeyOf} returns.
 */
export const scrollStorageKey = 'scroll-positions';

const navigation = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;

/**
 * Whether the page was reloaded, or reopened through the browser's history. `history.state` is not sufficient, because
 * Chromium keeps it when the same URL is opened again.
 */
export const isVisitedAgain = navigation?.type === 'reload' || navigation?.type === 'back_forward';

/**
 * Returns the key under which the scroll position of a page is stored. React Router gives the first page of every visit
 * the same key, so that a visit would start at the scroll position of an earlier visit. The first page therefore gets
 * the time of the visit as its key, which is stored in the history entry.
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
 * Gives the router the saved positions before the first render, so that a reloaded page is rendered at its position.
 * `ScrollRestoration` reads the positions after that render, so the page would jump.
 */
export function restoreScrollPosition(router: Router): void {
  router.enableScrollRestoration(readPositions(), () => window.scrollY, scrollKeyOf);
}

/** The maximum number of milliseconds to wait until the page is as long as the saved position requires. */
const growTimeoutMs = 5000;
/** The page counts as complete if its height has not changed for this number of milliseconds. */
const quietMs = 2000;
/** The maximum number of milliseconds for a page whose height keeps changing, such as by an animation. */
const deadlineMs = 15_000;

/**
 * Keeps a hydrated page at its saved position while its lists are filled. Rows above the position also change their
 * height then: a long list first assumes the heights of rows that it has not rendered. Stops when the page does not grow
 * any more, or when the viewer scrolls, presses a key or a button, or opens another page.
 */
export function restoreAsPageGrows(router: Router): void {
  const { restoreScrollPosition: position } = router.state;
  if (!isVisitedAgain || typeof position !== 'number') return;
  const ending = new AbortController();
  const { signal } = ending;
  const end = () => ending.abort();
  let timer = setTimeout(end, growTimeoutMs);
  const deadline = setTimeout(end, deadlineMs);
  const { key } = router.state.location;
  const unsubscribe = router.subscribe(({ location }) => location.key !== key && end());
  const observer = new ResizeObserver(() => {
    scrollTo(0, position);
    clearTimeout(timer);
    timer = setTimeout(end, Math.abs(scrollY - position) < 1 ? quietMs : growTimeoutMs);
  });
  observer.observe(document.body);
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(type, end, { signal, passive: true });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    unsubscribe();
    clearTimeout(timer);
    clearTimeout(deadline);
  });
}
