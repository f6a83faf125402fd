export { postsHandlers } from './handlers.ts';
