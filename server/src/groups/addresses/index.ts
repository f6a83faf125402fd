export { addressesHandlers } from './handlers.ts';
