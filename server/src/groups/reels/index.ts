export { onAccountDeleted } from './account-deletion.ts';
export { reelsHandlers } from './handlers.ts';
export { keepReelReady } from './writing.ts';
