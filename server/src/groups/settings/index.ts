export { settingsHandlers } from './handlers.ts';
export { currencies } from './rules.ts';
export { readSettings } from './store.ts';
