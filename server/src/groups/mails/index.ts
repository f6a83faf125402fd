export { deliverMail, mailsHandlers } from './handlers.ts';
