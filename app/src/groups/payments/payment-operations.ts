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
 * The operations by which a viewer pays: how each is sent, and the key by which the SDK finds what it invalidates. They are
 * sent by `usePayment` only, which a test ensures for every operation that takes an `Idempotency-Key`.
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

/** The name of an operation by which a viewer pays. */
export type PaymentOperation = keyof typeof paymentOperations;

type Send<Operation extends PaymentOperation> = (typeof paymentOperations)[Operation]['send'];

/** What an operation answers. */
export type PaymentAnswer<Operation extends PaymentOperation> = Awaited<ReturnType<Send<Operation>>>;

/** An operation that carries its `Idempotency-Key` already: called with its id where it has one, and its body. */
export type PaymentCall<Operation extends PaymentOperation> =
  Required<Parameters<Send<Operation>>> extends [...infer Request, unknown, unknown]
    ? (...request: Request) => Promise<PaymentAnswer<Operation>>
    : never;
