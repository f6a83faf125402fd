import {
  buyFeed,
  buyGallery,
  buyProduct,
  buyVideo,
  getBuyFeedMutationKey,
  getBuyGalleryMutationKey,
  getBuyProductMutationKey,
  getBuyVideoMutationKey,
  getSubscribePerformerMutationKey,
  getTipPerformerMutationKey,
  getTopUpWalletMutationKey,
  subscribePerformer,
  tipPerformer,
  topUpWallet,
} from '@fanlight/sdk/hooks';

/**
 * The operations by which a viewer pays: the function that sends each, and its mutation key, by which the SDK finds the
 * queries to invalidate. Only `usePayment` calls them; a test ensures this for every operation with an
 * `Idempotency-Key`.
 */
export const paymentOperations = {
  buyFeed: { send: buyFeed, keyOf: getBuyFeedMutationKey },
  buyGallery: { send: buyGallery, keyOf: getBuyGalleryMutationKey },
  buyProduct: { send: buyProduct, keyOf: getBuyProductMutationKey },
  buyVideo: { send: buyVideo, keyOf: getBuyVideoMutationKey },
  subscribePerformer: { send: subscribePerformer, keyOf: getSubscribePerformerMutationKey },
  tipPerformer: { send: tipPerformer, keyOf: getTipPerformerMutationKey },
  topUpWallet: { send: topUpWallet, keyOf: getTopUpWalletMutationKey },
};

export type PaymentOperation = keyof typeof paymentOperations;

type Send<Operation extends PaymentOperation> = (typeof paymentOperations)[Operation]['send'];

/** The response of an operation. */
export type PaymentAnswer<Operation extends PaymentOperation> = Awaited<ReturnType<Send<Operation>>>;

/** An operation with its `Idempotency-Key` bound: takes the id, if the operation has one, and the body. */
export type PaymentCall<Operation extends PaymentOperation> =
  Required<Parameters<Send<Operation>>> extends [...infer Request, unknown, unknown]
    ? (...request: Request) => Promise<PaymentAnswer<Operation>>
    : never;
