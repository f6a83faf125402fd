export { settingsHandlers } from './handlers.ts';
export { readSettings } from './store.ts';
