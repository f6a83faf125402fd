export { commentsHandlers } from './handlers.ts';
