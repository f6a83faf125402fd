export { onAccountDeleted } from './account-deletion.ts';
export { photosHandlers } from './handlers.ts';
