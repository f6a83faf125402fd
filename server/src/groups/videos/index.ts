export { videosHandlers } from './handlers.ts';
