import { useSyncExternalStore } from 'react';
import { applyTheme, setTheme, storedTheme, type ThemeMode, themeChangeEvent, themeStorageKey } from './theme-mode.ts';

function subscribe(changed: () => void): () => void {
  const otherTab = (event: StorageEvent) => {
    if (event.key !== themeStorageKey) return;
    applyTheme(storedTheme());
    changed();
  };
  window.addEventListener(themeChangeEvent, changed);
  window.addEventListener('storage', otherTab);
  return () => {
    window.removeEventListener(themeChangeEvent, changed);
    window.removeEventListener('storage', otherTab);
  };
}

const shownTheme = (): ThemeMode => (document.documentElement.classList.contains('light') ? 'light' : 'dark');

/** Returns the current theme and its setter. The setter stores the theme, and updates all tabs. */
export function useTheme(): { theme: ThemeMode; setTheme: (mode: ThemeMode) => void } {
  const theme = useSyncExternalStore(subscribe, shownTheme, () => 'dark' as const);
  return { theme, setTheme };
}
