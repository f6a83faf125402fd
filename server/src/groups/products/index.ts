export { accountDeletion } from './account-deletion.ts';
export { productsAccess, productsHandlers } from './handlers.ts';
export { findForSale, findProduct, readProducts, reduceStock } from './store.ts';
export { deleteReplacedDownload } from './writing.ts';
