export { accountDeletion } from './account-deletion.ts';
export { reportsAccess, reportsHandlers } from './handlers.ts';
