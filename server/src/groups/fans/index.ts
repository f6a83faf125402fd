export { accountDeletion } from './account-deletion.ts';
export { columnTexts } from './column-texts.ts';
export { dayOf, exportFans, toExportPage } from './export.ts';
export { fansHandlers } from './handlers.ts';
export { type FanReader, readFans } from './present.ts';
export { isInList, isMutedFan } from './store.ts';
