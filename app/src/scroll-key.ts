import type { Location } from 'react-router-dom';

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
