export { ordersHandlers } from './handlers.ts';
export { toOrder } from './present.ts';
export { insertOrder, type OrderRow } from './store.ts';
