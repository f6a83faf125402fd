export { accountDeletion } from './account-deletion.ts';
export { commentsAccess, commentsHandlers } from './handlers.ts';
export { findComment } from './store.ts';
export { hideComment, removeComments } from './writing.ts';
