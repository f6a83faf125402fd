export { followsHandlers } from './handlers.ts';
