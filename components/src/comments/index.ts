export type { Replies } from './comment-branch.tsx';
export type { CommentChanges } from './comment-editor.tsx';
export { CommentThread, type CommentThreadProps } from './comment-thread.tsx';
