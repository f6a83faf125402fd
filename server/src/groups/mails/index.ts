export { onAccountDeleted } from './account-deletion.ts';
export { deliverMail, mailsHandlers } from './handlers.ts';
