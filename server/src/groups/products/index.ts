export { productsHandlers } from './handlers.ts';
export { toProducts } from './present.ts';
export { findForSale, readProducts, takeStock } from './store.ts';
