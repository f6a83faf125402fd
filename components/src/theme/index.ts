export { FanlightProvider } from './provider.tsx';
export { getSystem } from './system.ts';
export { applyTheme, setTheme, storedTheme, type ThemeMode, themeModes, themeStorageKey } from './theme-mode.ts';
export { useTheme } from './use-theme.ts';
