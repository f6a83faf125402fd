/** The themes; dark is the default (specification, "Constants"). */
export const themeModes = ['dark', 'light'] as const;
export type ThemeMode = (typeof themeModes)[number];

/** Local storage key of the theme. */
export const themeStorageKey = 'theme';

const barColours: Record<ThemeMode, string> = { dark: '#131010', light: '#fbf8f5' };

/** Returns the theme from local storage; dark by default. */
export function storedTheme(): ThemeMode {
  try {
    return localStorage.getItem(themeStorageKey) === 'light' ? 'light' : 'dark';
  } catch {
    // Storage may be unavailable (private mode, blocked cookies).
    return 'dark';
  }
}

/** Sets the document's theme class and the browser's theme colour. Does not store the theme. */
export function applyTheme(mode: ThemeMode): void {
  const { classList } = document.documentElement;
  if (!classList.contains(mode)) {
    classList.remove(...themeModes);
    classList.add(mode);
  }
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColours[mode]);
}

/** Applies and stores a theme; updates every `useTheme`, also in other tabs. */
export function setTheme(mode: ThemeMode): void {
  try {
    localStorage.setItem(themeStorageKey, mode);
  } catch {
    // Storage is unavailable; the theme applies only to this page.
  }
  applyTheme(mode);
  window.dispatchEvent(new Event(themeChangeEvent));
}

/** Fired on `window` when this tab changes the theme; other tabs receive `storage`. */
export const themeChangeEvent = 'fanlight:theme';
