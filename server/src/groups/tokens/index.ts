export { tokensHandlers } from './handlers.ts';
export { requirePackage } from './store.ts';
