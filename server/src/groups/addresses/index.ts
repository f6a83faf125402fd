export { addressesHandlers } from './handlers.ts';
export { readDeliveryAddress } from './store.ts';
