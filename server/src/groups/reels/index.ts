export { reelsHandlers } from './handlers.ts';
