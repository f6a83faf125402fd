export { onAccountDeleted } from './account-deletion.ts';
export { reelsAccess, reelsHandlers } from './handlers.ts';
export { keepReelReady } from './writing.ts';
