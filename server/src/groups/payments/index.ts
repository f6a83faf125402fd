export { type CardCharge, type CardChargeResult, chargeCard, readSettled } from './charge.ts';
export { useCoupon } from './coupons.ts';
export { refundUnwanted } from './events.ts';
export { paymentsHandlers } from './handlers.ts';
