export { accountDeletion, closeAccount } from './account-deletion.ts';
export { userChannels } from './channels.ts';
export { checkCurrency, readCurrencySettings } from './currency.ts';
export { checkEmail } from './emails.ts';
export { findAccount, readMe, usersAccess, usersHandlers } from './handlers.ts';
export { matchesName } from './matches-name.ts';
export { checkName, toTakenFailure } from './names.ts';
export { changePicture } from './profile.ts';
export { readUser } from './store.ts';
export {
  deletedUserSummary,
  readUserSummaries,
  type Summarised,
  summaryColumn,
  summaryColumns,
  toUserSummary,
} from './summaries.ts';
export { checkUsername } from './usernames.ts';
export {
  insertUser,
  markAsPerformer,
  replaceEnteredEmail,
  setCountry,
  setOperatorAccess,
  type UserRow,
  updateUser,
} from './writing.ts';
