import { api, type CallOptions, type ResultOf } from '@fanlight/sdk';
import {
  getBuyFeedMutationKey,
  getBuyGalleryMutationKey,
  getBuyProductMutationKey,
  getBuyVideoMutationKey,
  getCreatePayoutRequestMutationKey,
  getSubscribePerformerMutationKey,
  getTipPerformerMutationKey,
  getTopUpWalletMutationKey,
} from '@fanlight/sdk/hooks';

/**
 * The operations that move money. Each has its route, and its mutation key, from which the SDK derives the queries to
 * invalidate. Only `usePayment` calls these operations. A test requires that every operation with an `Idempotency-Key`
 * is in this table.
 */
export const paymentOperations = {
  buyFeed: { route: api.buyFeed, keyOf: getBuyFeedMutationKey },
  buyGallery: { route: api.buyGallery, keyOf: getBuyGalleryMutationKey },
  buyProduct: { route: api.buyProduct, keyOf: getBuyProductMutationKey },
  buyVideo: { route: api.buyVideo, keyOf: getBuyVideoMutationKey },
  createPayoutRequest: { route: api.createPayoutRequest, keyOf: getCreatePayoutRequestMutationKey },
  subscribePerformer: { route: api.subscribePerformer, keyOf: getSubscribePerformerMutationKey },
  tipPerformer: { route: api.tipPerformer, keyOf: getTipPerformerMutationKey },
  topUpWallet: { route: api.topUpWallet, keyOf: getTopUpWalletMutationKey },
};

export type PaymentOperation = keyof typeof paymentOperations;

/** The response of an operation. */
export type PaymentResponse<Operation extends PaymentOperation> = ResultOf<Operation>;

/** A function that calls an operation with an `Idempotency-Key`. It takes the other options of `client.call`. */
export type PaymentCall<Operation extends PaymentOperation> = (
  options: Omit<CallOptions<Operation>, 'idempotencyKey'>,
) => Promise<PaymentResponse<Operation>>;
