import type { createBrowserRouter, Location } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/** Where React Router's `ScrollRestoration` keeps the positions: in the session storage, by {@link scrollKeyOf}. */
export const scrollStorageKey = 'scroll-positions';

/**
 * Under which name the place of a page is remembered. The first page of a visit has the same key in every visit, and an
 * address that is opened anew would begin where another page was left: its name is kept with its entry of the history,
 * which a reload and the way back find again, and nobody else.
 */
export function scrollKeyOf({ key }: Pick<Location, 'key'>): string {
  if (key !== 'default') return key;
  const { state } = history;
  const openedAt = state?.openedAt ?? `${performance.timeOrigin}`;
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
