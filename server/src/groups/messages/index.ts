export { accountDeletion } from './account-deletion.ts';
export { messagesAccess, messagesHandlers } from './handlers.ts';
