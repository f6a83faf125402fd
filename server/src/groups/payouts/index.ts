export { accountDeletion, requireNoOpenPayout } from './account-deletion.ts';
export { createPayoutDesk, type PayoutDesk } from './desk.ts';
export { payoutsAccess, payoutsHandlers } from './handlers.ts';
