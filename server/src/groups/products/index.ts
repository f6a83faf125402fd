export { onAccountDeleted } from './account-deletion.ts';
export { productsHandlers } from './handlers.ts';
export { findForSale, readProducts, takeStock } from './store.ts';
export { dropReplaced } from './writing.ts';
