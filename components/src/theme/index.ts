export { breakpoints } from './breakpoints.ts';
export { type TokenCategory, type TokenName, textStyles, tokenNames } from './generated/tokens.ts';
export { gradientStops } from './palette.ts';
export {
  applyTheme,
  setTheme,
  storedTheme,
  type ThemeChoice,
  type ThemeMode,
  themeChoices,
  themeModes,
  themeStorageKey,
} from './theme-mode.ts';
export { useTheme } from './use-theme.ts';
