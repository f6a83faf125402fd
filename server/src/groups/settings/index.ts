export { settingsHandlers } from './handlers.ts';
export { currencies, type Settings } from './rules.ts';
export { readSettings, settingsColumn, toSettings } from './store.ts';
