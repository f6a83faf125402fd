/** The two themes; dark is the default (specification, "Constants"). */
export const themeModes = ['dark', 'light'] as const;
export type ThemeMode = (typeof themeModes)[number];

/** Local storage key of the theme. */
export const themeStorageKey = 'theme';

const barColours: Record<ThemeMode, string> = { dark: '#131010', light: '#fbf8f5' };

/** The theme in local storage, or dark. */
export function storedTheme(): ThemeMode {
  try {
    return localStorage.getItem(themeStorageKey) === 'light' ? 'light' : 'dark';
  } catch {
    // Storage can be closed to us (private mode, blocked cookies); the default still works.
    return 'dark';
  }
}

/** Puts a theme on the document: class, browser bar colour. Does not store it. */
export function applyTheme(mode: ThemeMode): void {
  const { classList } = document.documentElement;
  if (!classList.contains(mode)) {
    classList.remove(...themeModes);
    classList.add(mode);
  }
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColours[mode]);
}

/** Applies and stores a theme; every `useTheme` on the page and in other tabs follows. */
export function setTheme(mode: ThemeMode): void {
  try {
    localStorage.setItem(themeStorageKey, mode);
  } catch {
    // Storage is unavailable: the theme applies to this page only.
  }
  applyTheme(mode);
  window.dispatchEvent(new Event(themeChangeEvent));
}

/** Fired on `window` when this tab changes the theme; other tabs receive `storage`. */
export const themeChangeEvent = 'fanlight:theme';
