import { applyTheme, storedTheme } from './theme-mode.ts';

/**
 * Imported first by the page, as a module of its own, so that the stored theme is on the document before anything is
 * drawn. A module instead of an inline script, since the content security policy allows none.
 */
applyTheme(storedTheme());
