export { onAccountDeleted } from './account-deletion.ts';
export { videosAccess, videosHandlers } from './handlers.ts';
export { keepVideoReady } from './writing.ts';
