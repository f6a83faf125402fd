export { accountDeletion } from './account-deletion.ts';
export { forgetCustomer } from './cards.ts';
export {
  /** @public */ beginCharge,
  /** @public */ type CardCharge,
  /** @public */ type CardChargeResult,
  /** @public */ chargeCard,
  /** @public */ finishCharge,
  /** @public */ readSettled,
} from './charge.ts';
export { limitCoupons, /** @public */ takeCoupon } from './coupons.ts';
export { refundUnneededPayment } from './events.ts';
export { cardFailure } from './failures.ts';
export { requireGateway } from './gateways/index.ts';
export { paymentsAccess, paymentsHandlers } from './handlers.ts';
export { settleInterruptedPayments } from './interrupted.ts';
export { forgetPayoutAccount } from './payout-account.ts';
export { deleteOldGatewayEvents } from './retention.ts';
export { postPayment } from './settle.ts';
