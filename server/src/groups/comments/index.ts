export { accountDeletion } from './account-deletion.ts';
export { commentsAccess, commentsHandlers } from './handlers.ts';
export { changeCommentLike } from './likes.ts';
export { findComment, lockShownComments } from './store.ts';
export { removeComments, setCommentHidden } from './writing.ts';
