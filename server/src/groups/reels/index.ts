export { accountDeletion } from './account-deletion.ts';
export { reelsAccess, reelsHandlers } from './handlers.ts';
export { publishReadyReel } from './writing.ts';
