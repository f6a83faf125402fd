/** The themes, of which `dark` is the default (specification, "Constants"). */
export const themeModes = ['dark', 'light'] as const;
export type ThemeMode = (typeof themeModes)[number];

/** The local storage key under which the theme is stored. */
export const themeStorageKey = 'theme';

const barColours: Record<ThemeMode, string> = { dark: '#131010', light: '#fbf8f5' };

/** Returns the stored theme, or the dark theme if none is stored. */
export function storedTheme(): ThemeMode {
  try {
    return localStorage.getItem(themeStorageKey) === 'light' ? 'light' : 'dark';
  } catch {
    // The storage may be unavailable, for example in a private window.
    return 'dark';
  }
}

/** Sets the document's class for the theme and the browser's theme colour. Does not store the theme. */
export function applyTheme(mode: ThemeMode): void {
  const { classList } = document.documentElement;
  if (!classList.contains(mode)) {
    classList.remove(...themeModes);
    classList.add(mode);
  }
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColours[mode]);
}

/** Applies a theme and stores it. Every `useTheme` is updated, including those in other tabs. */
export function setTheme(mode: ThemeMode): void {
  try {
    localStorage.setItem(themeStorageKey, mode);
  } catch {
    // If the storage is unavailable, the theme applies to this page only.
  }
  applyTheme(mode);
  window.dispatchEvent(new Event(themeChangeEvent));
}

/** The event that is dispatched on `window` when this tab changes the theme. Other tabs receive `storage`. */
export const themeChangeEvent = 'fanlight:theme';
