export { deleteMails } from './account-deletion.ts';
export { deliverMail } from './delivering.ts';
export { mailsHandlers } from './handlers.ts';
