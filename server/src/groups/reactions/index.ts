export { reactionsHandlers } from './handlers.ts';
