export { onAccountDeleted } from './account-deletion.ts';
export { videosHandlers } from './handlers.ts';
export { keepVideoReady } from './writing.ts';
