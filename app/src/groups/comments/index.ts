export { commentsOf, useComments } from './use-comments.tsx';
