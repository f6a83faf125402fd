export { walletHandlers } from './handlers.ts';
