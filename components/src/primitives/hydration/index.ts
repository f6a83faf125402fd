export { LocalDate, LocalOption, LocalText } from './local-text.tsx';
export { useIsHydrating } from './use-is-hydrating.ts';
export { useLocalText } from './use-local-text.ts';
