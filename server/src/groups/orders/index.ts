export { accountDeletion, requireAllShipped } from './account-deletion.ts';
export { ordersAccess, ordersHandlers } from './handlers.ts';
export { toOrder } from './present.ts';
export { insertOrder } from './writing.ts';
