import type { CouponApplyRequest } from '@fanlight/sdk/models';
import { type Context, requireViewer } from '../../context.ts';
import type { AccessOf, HandlersOf } from '../../contract.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import { toPageRequest } from '../../http/paging.ts';
import { pricesOf, readPerformer } from '../performers/index.ts';
import { removeCard, saveCard, setDefaultCard } from './cards.ts';
import { limitCoupons, quoteCoupon } from './coupons.ts';
import { receiveEvent } from './events.ts';
import { requireGateway, requireSandbox } from './gateways/index.ts';
import { createPaymentMethod } from './gateways/sandbox/index.ts';
import { completeSandboxOnboarding, connectPayoutAccount } from './payout-account.ts';
import { toPayments, toSavedCard } from './present.ts';
import { findCard, findPayment, listCards, listPayments } from './store.ts';
import { authenticate, priceTopUp, readPayment, topUp } from './top-up.ts';

/** Returns the price of a subscription, which its performer has set (rule M2). */
async function priceSubscription(
  { db }: Context,
  userId: string,
  { performerId, subscriptionType = 'monthly' }: CouponApplyRequest,
): Promise<{ price: number; bonus: number }> {
  if (!performerId) throw fieldFailure('VALIDATION_FAILED', 'performerId', 'PERFORMER_REQUIRED');
  const { performer } = await readPerformer(db, performerId, userId);
  const price = subscriptionType === 'free' ? null : pricesOf(performer)[subscriptionType];
  if (!price) throw fieldFailure('COUPON_INVALID', 'couponCode', 'COUPON_WITHOUT_AMOUNT');
  return { price, bonus: 0 };
}

/** Returns the price and the bonus of the purchase to which a coupon would be applied. */
function priceOf(context: Context, userId: string, request: CouponApplyRequest) {
  if (request.type === 'subscription') return priceSubscription(context, userId, request);
  const { amount, packageId } = request;
  if (amount === undefined) throw fieldFailure('VALIDATION_FAILED', 'amount', 'AMOUNT_REQUIRED');
  return priceTopUp(context, { amount, packageId });
}

type ById = { params: { id: string } };

/** Finds a payment, which only the paying user can read (`x-access: owner`). */
async function findOwnPayment({ db }: Context, { params }: ById) {
  const row = await findPayment(db, params.id);
  return row && { ownerId: row.userId, row };
}

/** Finds a payment of the sandbox, which only the paying user can authenticate. */
async function findSandboxPayment(context: Context, input: ById) {
  requireSandbox(context);
  const found = await findOwnPayment(context, input);
  return found?.row.gateway === 'sandbox' ? found : null;
}

/** Finds a card, which only its user can change (`x-access: owner`). */
async function findOwnCard({ db }: Context, { params }: ById) {
  const row = await findCard(db, params.id);
  return row && { ownerId: row.userId, row };
}

/** The resolvers of `x-access`. */
export const paymentsAccess = {
  getPayment: findOwnPayment,
  authenticateSandboxPayment: findSandboxPayment,
  setDefaultPaymentCard: findOwnCard,
  deletePaymentCard: findOwnCard,
} satisfies Omit<AccessOf<'payments'>, 'cancelSubscription'>;

export const paymentsHandlers = {
  topUpWallet(context, { body }) {
    const { userId } = requireViewer(context);
    return limitCoupons(context, { userId, code: body.couponCode }, () => topUp(context, userId, body));
  },

  getPayment: (context, _, payment) => readPayment(context, payment),

  async listTransactions(context, { query }) {
    const { db, ports } = context;
    const found = await listPayments(db, requireViewer(context).userId, query, toPageRequest(query));
    return { data: { ...found, data: await toPayments(ports, db, found.data) } };
  },

  async applyCoupon(context, { params, body }) {
    const { userId } = requireViewer(context);
    const { price, bonus } = await priceOf(context, userId, body);
    const target = { userId, type: body.type, price, bonus, source: body.source };
    const quote = () => quoteCoupon(context, params.code, target);
    return { data: await limitCoupons(context, { userId, code: params.code }, quote) };
  },

  async listPaymentCards(context, { query }) {
    const found = await listCards(context.db, requireViewer(context).userId, toPageRequest(query));
    const now = context.ports.clock.now();
    const data = found.data.map((row) => toSavedCard(row, now));
    return { data: { data, total: found.total, isMore: found.isMore } };
  },

  createPaymentCard(context, { params, body }) {
    if (requireGateway(context).name !== params.provider) throw new ApiFailure('PROVIDER_NOT_CONFIGURED');
    return saveCard(context, requireViewer(context).userId, body);
  },

  setDefaultPaymentCard: (context, _, card) => setDefaultCard(context, card),

  async deletePaymentCard(context, _, card) {
    await removeCard(context, card);
    return { data: { success: true } };
  },

  createStripeAccount: (context, { body }) => connectPayoutAccount(context, body),

  completeSandboxOnboarding: (context, { body }) => completeSandboxOnboarding(context, body),

  receiveGatewayEvent: (context, { params, ...sent }) => receiveEvent(context, params.provider, sent),

  async createSandboxPaymentMethod(context, { body }) {
    requireSandbox(context);
    return { data: await createPaymentMethod(context, requireViewer(context).userId, body) };
  },

  authenticateSandboxPayment: (context, { body }, payment) => authenticate(context, payment, body.isApproved),
  // The group `subscriptions` has the handlers of the two omitted operations.
} satisfies Omit<HandlersOf<'payments', typeof paymentsAccess>, 'subscribePerformer' | 'cancelSubscription'>;
