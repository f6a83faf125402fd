export { addressesAccess, addressesHandlers } from './handlers.ts';
export { readDeliveryAddress } from './store.ts';
