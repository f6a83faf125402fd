/** The themes, of which `dark` is the default (specification, "Constants"). */
export const themeModes = ['dark', 'light'] as const;
export type ThemeMode = (typeof themeModes)[number];

/** The values that a viewer can select: a theme, or that of the device. */
export const themeChoices = ['dark', 'light', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** The local storage key under which the choice is stored. */
export const themeStorageKey = 'theme';

const barColours: Record<ThemeMode, string> = { dark: '#131010', light: '#fbf8f5' };

/** Returns the stored choice, or the dark theme if none is stored. */
export function storedChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(themeStorageKey);
    return themeChoices.find((choice) => choice === stored) ?? 'dark';
  } catch {
    // The storage may be unavailable, for example in a private window.
    return 'dark';
  }
}

/** The media query that matches if the device uses a light theme. */
export const lightDeviceQuery = '(prefers-color-scheme: light)';

const themeOf = (choice: ThemeChoice): ThemeMode =>
  choice === 'system' ? (matchMedia(lightDeviceQuery).matches ? 'light' : 'dark') : choice;

/** Returns the theme that results from the stored choice. */
export const storedTheme = (): ThemeMode => themeOf(storedChoice());

/** Sets the document's class for the theme and the browser's theme colour. Does not store the theme. */
export function applyTheme(mode: ThemeMode): void {
  const { classList } = document.documentElement;
  if (!classList.contains(mode)) {
    classList.remove(...themeModes);
    classList.add(mode);
  }
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColours[mode]);
}

/** Applies a choice and stores it. Every `useTheme` is updated, including those in other tabs. */
export function setTheme(choice: ThemeChoice): void {
  try {
    localStorage.setItem(themeStorageKey, choice);
  } catch {
    // If the storage is unavailable, the theme applies to this page only.
  }
  applyTheme(themeOf(choice));
  window.dispatchEvent(new Event(themeChangeEvent));
}

/** The event that is dispatched on `window` when this tab changes the theme. Other tabs receive `storage`. */
export const themeChangeEvent = 'fanlight:theme';
