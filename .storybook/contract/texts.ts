// The failures for which a screen has its own text. All other failures use the text in the error catalogue.
import { tPattern } from '../../components/src/testing/index.ts';
import type { Shown } from '../../mocks/src/index.ts';

type Key = Parameters<typeof tPattern>[0];
type KeysOfStates = Readonly<Record<string, readonly Key[]>>;

/** Keys for a state of every query. */
const ofQueries: KeysOfStates = {
  failed: ['error.title', 'error.stale'],
  'more-failed': ['list.moreFailed'],
  NOT_FOUND: ['notFound.title', 'error.title'],
};

const ofCards: KeysOfStates = {
  CARD_DECLINED: ['payments:failure.card_declined'],
  CARD_EXPIRED: ['payments:failure.expired_card'],
};
const ofUnlocking: KeysOfStates = {
  PRICE_CHANGED: ['wallet:pay.priceChanged'],
  ALREADY_PURCHASED: ['purchases:buy.alreadyBought'],
  STATUS_CONFLICT: ['purchases:buy.notForSale'],
};

/** Keys for a state of one operation. */
const ofOperations: Readonly<Record<string, KeysOfStates>> = {
  everywhere: { MAINTENANCE: ['replacements:maintenance.title'] },
  login: { EMAIL_NOT_VERIFIED: ['auth:login.notVerified'], SECOND_FACTOR_REQUIRED: ['secondFactor:login.title'] },
  getOperator: { SECOND_FACTOR_REQUIRED: ['operator:code.title'] },
  readPerformerDocument: {
    failed: ['operator:performers.documentFailed'],
    NOT_FOUND: ['operator:performers.documentFailed'],
  },
  verifyEmail: {
    failed: ['error.title'],
    LINK_EXPIRED: ['auth:verification.expiredTitle'],
    VALIDATION_FAILED: ['auth:verification.expiredTitle'],
  },
  resetPassword: { LINK_EXPIRED: ['auth:reset.expiredTitle'] },
  undoAccountChange: { LINK_EXPIRED: ['auth:reset.expiredTitle'] },
  listCommentReplies: { 'more-failed': ['comments:replies.retry'] },
  listSubscribers: { failed: ['error.text'] },
  deletePerformer: { ORDERS_OPEN: ['users:deletion.ordersOpen'] },
  createReport: { ALREADY_REPORTED: ['reports:outcome.already.title'] },
  getVideo: { NOT_FOUND: ['videos:missingTitle'] },
  getGallery: { NOT_FOUND: ['galleries:missingTitle'] },
  getFeed: { NOT_FOUND: ['feeds:post.missingTitle'] },
  getPost: { NOT_FOUND: ['posts:page.missingTitle'] },
  getPerformer: { NOT_FOUND: ['performers:profile.missingTitle'] },
  getPromotion: { NOT_FOUND: ['offers:unknown'] },
  getProduct: { NOT_FOUND: ['products:missing.title'] },
  getConversation: { NOT_FOUND: ['messages:missing.title'] },
  listMessages: { 'more-failed': ['errors.tryAgainLater'] },
  sendMessage: { failed: ['errors.tryAgainLater'], VALIDATION_FAILED: ['errors.tryAgainLater'] },
  getOrder: { NOT_FOUND: ['orders:missing.title'] },
  getPayoutRequest: { NOT_FOUND: ['payouts:missing.title'] },
  updateOrder: { STATUS_CONFLICT: ['orders:sale.conflict'] },
  buyFeed: ofUnlocking,
  buyVideo: ofUnlocking,
  buyGallery: ofUnlocking,
  buyProduct: {
    PRICE_CHANGED: ['wallet:pay.priceChanged'],
    ALREADY_PURCHASED: ['products:buy.problem.already-bought'],
    OUT_OF_STOCK: ['products:buy.problem.sold-out'],
  },
  subscribePerformer: {
    ...ofCards,
    PRICE_CHANGED: ['wallet:pay.priceChanged'],
    ALREADY_SUBSCRIBED: ['subscriptions:problem.already-subscribed'],
    FREE_SUBSCRIPTION_USED: ['subscriptions:problem.free-used'],
    STATUS_CONFLICT: ['subscriptions:problem.not-offered'],
  },
  topUpWallet: ofCards,
  createPaymentCard: ofCards,
};

/**
 * Returns patterns of texts, one of which the page must show. Undefined if it must show the text in the error
 * catalogue.
 */
export function textsOf({ operation, state }: Shown, isQuery: boolean): RegExp[] | undefined {
  const keys = ofOperations[operation]?.[state] ?? (isQuery ? ofQueries[state] : undefined);
  return keys?.map((key) => tPattern(key));
}
