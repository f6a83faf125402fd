export { accountDeletion, closePerformer, lockPerformers, subtractFromPerformers } from './account-deletion.ts';
export { applyAsPerformer, checkApplication } from './applications.ts';
export { type DocumentRow, readDocuments, removeUnneededDocuments, replaceDocument } from './documents.ts';
export { performersHandlers } from './handlers.ts';
export {
  type PayoutAccount,
  readPayoutAccount,
  storePayoutAccount,
  updatePayoutAccount,
} from './payout-account.ts';
export { destinationOf, methodOf, type PayoutDestination, readPayoutAccounts } from './payout-settings.ts';
export { toMyPerformer } from './present.ts';
export { type PaidType, priceColumns, pricesOf } from './prices.ts';
export {
  findPromotion,
  firstPriceOf,
  type PromotionRow,
  statusOf,
  toPerformerPromotion,
  totalUses,
} from './promotion.ts';
export {
  countPendingPerformers,
  decidePerformer,
  listPendingPerformers,
  type PendingPerformer,
  readDocument,
} from './review.ts';
export {
  changeCounter,
  indexForSearch,
  lockPerformer,
  readPerformer,
  setPerformerHidden,
  subtractLikes,
} from './store.ts';
export { showReadyWelcomeVideo } from './welcome-video.ts';
