export { accountDeletion, findSoldItems } from './account-deletion.ts';
export { type Charged, chargeTokens, lockParties } from './charging.ts';
export { walletHandlers } from './handlers.ts';
export { toCharge } from './present.ts';
export { commissionOf } from './rules.ts';
