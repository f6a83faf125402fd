export { earningsHandlers } from './handlers.ts';
