export { photosHandlers } from './handlers.ts';
