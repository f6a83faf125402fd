export { accountDeletion } from './account-deletion.ts';
export { videosAccess, videosHandlers } from './handlers.ts';
export { publishReadyVideo } from './writing.ts';
