import { useSyncExternalStore } from 'react';
import {
  applyTheme,
  lightDeviceQuery,
  setTheme,
  storedChoice,
  storedTheme,
  type ThemeChoice,
  type ThemeMode,
  themeChangeEvent,
  themeStorageKey,
} from './theme-mode.ts';

function subscribe(changed: () => void): () => void {
  const applyStored = () => {
    applyTheme(storedTheme());
    changed();
  };
  const otherTab = (event: StorageEvent) => {
    if (event.key === themeStorageKey) applyStored();
  };
  const device = matchMedia(lightDeviceQuery);
  window.addEventListener(themeChangeEvent, changed);
  window.addEventListener('storage', otherTab);
  device.addEventListener('change', applyStored);
  return () => {
    window.removeEventListener(themeChangeEvent, changed);
    window.removeEventListener('storage', otherTab);
    device.removeEventListener('change', applyStored);
  };
}

const shownTheme = (): ThemeMode => (document.documentElement.classList.contains('light') ? 'light' : 'dark');

/** The theme of this page, and the viewer's choice from which it results. */
export interface Theme {
  theme: ThemeMode;
  choice: ThemeChoice;
  /** Stores the choice, and updates all tabs. */
  setTheme: (choice: ThemeChoice) => void;
}

/** Returns the current theme and its setter. With the choice `system`, the theme changes with that of the device. */
export function useTheme(): Theme {
  const theme = useSyncExternalStore(subscribe, shownTheme, () => 'dark' as const);
  const choice = useSyncExternalStore(subscribe, storedChoice, () => 'dark' as const);
  return { theme, choice, setTheme };
}
