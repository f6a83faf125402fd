export { breakpoints } from './breakpoints.ts';
export { applyTheme, setTheme, storedTheme, type ThemeMode, themeModes, themeStorageKey } from './theme-mode.ts';
export { useTheme } from './use-theme.ts';
