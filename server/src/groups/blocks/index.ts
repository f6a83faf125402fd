export { blocksHandlers } from './handlers.ts';
