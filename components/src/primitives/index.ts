/**
 * UI elements that all screens share. The modules have no side effects, so that a page loads only the elements that it
 * uses. `file-picker`, `media-player` and `sortable-list` are not exported here: import them from their own paths, in
 * modules that are loaded lazily.
 */
export * from './avatar/index.ts';
export * from './back-to-top/index.ts';
export * from './badge/index.ts';
export * from './button/index.ts';
export * from './card/index.ts';
export * from './checkbox/index.ts';
export * from './choice-chips/index.ts';
export * from './click-to-play/index.ts';
export * from './counted-action/index.ts';
export * from './demo-banner/index.ts';
export * from './dialog/index.ts';
export * from './empty-state/index.ts';
export * from './endless-list/index.ts';
export * from './error-state/index.ts';
export * from './field/index.ts';
export * from './form/index.ts';
export * from './hydration/index.ts';
export * from './icon/index.ts';
export * from './illustration/index.ts';
export * from './layout/index.ts';
export * from './link/index.ts';
export * from './link-tabs/index.ts';
export * from './loadable/index.ts';
export * from './loadable-list/index.ts';
export * from './media/index.ts';
export * from './menu/index.ts';
export * from './money/index.ts';
export * from './option-tile/index.ts';
export * from './page-header/index.ts';
export * from './password-input/index.ts';
export * from './person-row/index.ts';
export * from './playback/index.ts';
export * from './print-copy/index.ts';
export * from './progress-bar/index.ts';
export * from './relative-time/index.ts';
export * from './removable-chips/index.ts';
export * from './route-progress/index.ts';
export * from './select/index.ts';
export * from './skeleton/index.ts';
export * from './skip-link/index.ts';
export * from './spinner/index.ts';
export * from './stable-handlers/index.ts';
export * from './switch/index.ts';
export * from './text/index.ts';
export * from './text-area/index.ts';
export * from './text-input/index.ts';
export * from './text-link/index.ts';
export * from './timeline/index.ts';
export * from './toasts/index.ts';
export * from './verified-mark/index.ts';
