/** The id of the button that copies the link to a story. */
export const copyLinkId = 'fanlight-copy-link';

/** A search that also sets values of the toolbar loads Storybook again, so it is kept in the session. */
const key = 'fanlight/opened-by-search';

/**
 * Moves the focus to the toolbar after a story was opened by the search. From the sidebar, the Tab key would have to pass
 * all of its links.
 *
 * @param isLoading - whether Storybook is loaded again
 */
export function focusToolbar(isLoading: boolean): void {
  if (isLoading) sessionStorage.setItem(key, '');
  else document.getElementById(copyLinkId)?.focus();
}

/** Moves the focus if a search has loaded Storybook. */
export function focusAfterSearch(): void {
  if (sessionStorage.getItem(key) === null) return;
  sessionStorage.removeItem(key);
  focusToolbar(false);
}
