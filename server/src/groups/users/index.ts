export { userChannels } from './channels.ts';
export { readCurrencySettings } from './currency.ts';
export { deleteAccount } from './deletion.ts';
export { usersHandlers } from './handlers.ts';
export { changeAccount, changePicture } from './profile.ts';
export {
  nobody,
  readUserSummaries,
  type Summarised,
  summaryColumn,
  summaryColumns,
  toUserSummary,
} from './summaries.ts';
