export { accountDeletion, closePerformer, lockPerformers, subtractFromPerformers } from './account-deletion.ts';
export { type BankAccount, describeBankAccount, readBankAccount } from './bank-account.ts';
export { performersHandlers } from './handlers.ts';
export { changeCounter, hidePerformer, indexForSearch, lockPerformer, readPerformer, subtractLikes } from './store.ts';
export { showReadyWelcomeVideo } from './welcome-video.ts';
