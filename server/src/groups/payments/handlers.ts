import type { CouponApplyRequest } from '@fanlight/sdk/models';
import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { type Context, requireViewer } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { paymentCards, payments } from '../../db/schema/index.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import { countCapped, keyset, toPage, toPageRequest } from '../../http/paging.ts';
import { readPerformer } from '../performers/index.ts';
import { removeCard, saveCard, setDefaultCard, toSavedCard } from './cards.ts';
import { limitCoupons, quoteCoupon } from './coupons.ts';
import { receiveEvent } from './events.ts';
import { requireGateway, requireSandbox } from './gateways/index.ts';
import { createPaymentMethod } from './gateways/sandbox/index.ts';
import { toPayments } from './store.ts';
import { authenticate, priceTopUp, readPayment, topUp } from './top-up.ts';

/** What a subscription to a performer costs; its price is the performer's (rule M2). */
async function priceSubscription(
  { db }: Context,
  userId: string,
  { performerId, subscriptionType = 'monthly' }: CouponApplyRequest,
): Promise<{ price: number; bonus: number }> {
  if (!performerId) throw fieldFailure('VALIDATION_FAILED', 'performerId', 'PERFORMER_REQUIRED');
  const { performer } = await readPerformer(db, performerId, userId);
  const price = subscriptionType === 'yearly' ? performer.yearlyPrice : performer.monthlyPrice;
  if (subscriptionType === 'free' || !price)
    throw fieldFailure('COUPON_INVALID', 'couponCode', 'COUPON_WITHOUT_AMOUNT');
  return { price, bonus: 0 };
}

/** What a coupon is looked at for. */
function priceOf(context: Context, userId: string, request: CouponApplyRequest) {
  if (request.type === 'subscription') return priceSubscription(context, userId, request);
  const { amount, packageId } = request;
  if (amount === undefined) throw fieldFailure('VALIDATION_FAILED', 'amount', 'AMOUNT_REQUIRED');
  return priceTopUp(context, { amount, packageId });
}

export const paymentsHandlers = {
  topUpWallet(context, { body }) {
    const { userId } = requireViewer(context);
    return limitCoupons(context, { userId, code: body.couponCode }, () => topUp(context, userId, body));
  },

  getPayment: (context, { params }) => readPayment(context, requireViewer(context).userId, params.id),

  async listTransactions(context, { query }) {
    const { db, ports } = context;
    const { type, status, from, to } = query;
    const isWanted = and(
      eq(payments.userId, requireViewer(context).userId),
      type && eq(payments.type, type),
      status && eq(payments.status, status),
      from ? gte(payments.createdAt, new Date(from)) : undefined,
      to ? lt(payments.createdAt, new Date(to)) : undefined,
    );
    const page = toPageRequest(query);
    const { after, order } = keyset(payments.id, page);
    const rows = await db
      .select()
      .from(payments)
      .where(and(isWanted, after))
      .orderBy(order)
      .limit(page.limit + 1)
      .offset(page.offset);
    const total = await countCapped(db, sql`select 1 from ${payments} where ${isWanted}`);
    const wire = new Map((await toPayments(ports, db, rows)).map((payment) => [payment._id, payment]));
    return {
      data: toPage(
        rows.flatMap(({ id }) => wire.get(id) ?? []),
        page,
        total,
        ({ _id }) => _id,
        (payment) => payment,
      ),
    };
  },

  async applyCoupon(context, { params, body }) {
    const { userId } = requireViewer(context);
    const { price, bonus } = await priceOf(context, userId, body);
    const target = { userId, type: body.type, price, bonus, source: body.source };
    const quote = () => quoteCoupon(context, params.code, target);
    return { data: await limitCoupons(context, { userId, code: params.code }, quote) };
  },

  async listPaymentCards(context, { query }) {
    const { db, ports } = context;
    const mine = eq(paymentCards.userId, requireViewer(context).userId);
    const page = toPageRequest(query);
    const rows = await db
      .select()
      .from(paymentCards)
      .where(mine)
      .orderBy(desc(paymentCards.isDefault), desc(paymentCards.id))
      .limit(page.limit + 1)
      .offset(page.offset);
    const [counted] = await db.select({ total: count() }).from(paymentCards).where(mine);
    const now = ports.clock.now();
    const { data, total, isMore } = toPage(
      rows,
      page,
      Number(counted?.total ?? 0),
      ({ id }) => id,
      (row) => toSavedCard(row, now),
    );
    return { data: { data, total, isMore } };
  },

  createPaymentCard(context, { params, body }) {
    if (requireGateway(context).name !== params.provider) throw new ApiFailure('PROVIDER_NOT_CONFIGURED');
    return saveCard(context, requireViewer(context).userId, body);
  },

  setDefaultPaymentCard: (context, { params }) => setDefaultCard(context, requireViewer(context).userId, params.id),

  async deletePaymentCard(context, { params }) {
    await removeCard(context, requireViewer(context).userId, params.id);
    return { data: { success: true } };
  },

  receiveGatewayEvent: (context, { params, ...sent }) => receiveEvent(context, params.provider, sent),

  async createSandboxPaymentMethod(context, { body }) {
    requireSandbox(context);
    return { data: await createPaymentMethod(context, requireViewer(context).userId, body) };
  },

  authenticateSandboxPayment(context, { params, body }) {
    requireSandbox(context);
    return authenticate(context, requireViewer(context).userId, params.id, body.isApproved);
  },
  // The payments that begin and end a subscription are answered by the group subscriptions.
} satisfies Omit<HandlersOf<'payments'>, 'subscribePerformer' | 'cancelSubscription'>;
