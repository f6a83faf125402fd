export { addPlaceholder, onAccountDeleted } from './account-deletion.ts';
export { isCalled } from './called.ts';
export { userChannels } from './channels.ts';
export { readCurrencySettings } from './currency.ts';
export { findAccount, usersAccess, usersHandlers } from './handlers.ts';
export { changeAccount, changePicture } from './profile.ts';
export {
  deletedUserSummary,
  readUserSummaries,
  type Summarised,
  summaryColumn,
  summaryColumns,
  toUserSummary,
} from './summaries.ts';
