export { onAccountDeleted } from './account-deletion.ts';
export { commentsHandlers } from './handlers.ts';
export { findComment, hideComment } from './store.ts';
