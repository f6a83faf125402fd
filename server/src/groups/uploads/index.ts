export { accountDeletion } from './account-deletion.ts';
export { uploadsAccess, uploadsHandlers } from './handlers.ts';
export { deleteExpiredUpload, takeUpload } from './store.ts';
