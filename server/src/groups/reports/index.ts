export { onAccountDeleted } from './account-deletion.ts';
export { reportsHandlers } from './handlers.ts';
