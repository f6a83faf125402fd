export { accountDeletion } from './account-deletion.ts';
export { photosAccess, photosHandlers } from './handlers.ts';
