import { viewerOf } from '../../access/viewer-conditions.ts';
import { type Context, requireViewer } from '../../context.ts';
import type { AccessOf, HandlersOf } from '../../contract.ts';
import { fieldFailure } from '../../http/failure.ts';
import { toPageRequest } from '../../http/paging.ts';
import { fromHundredths } from '../../ledger/money.ts';
import { toDays, toPeriod } from '../earnings/index.ts';
import { readFans } from '../fans/index.ts';
import { limitCoupons } from '../payments/index.ts';
import { subscribeByCard } from './card.ts';
import { exportSubscribers } from './export.ts';
import { cancel, consent } from './own-subscription.ts';
import { toSubscriptions } from './present.ts';
import { createPromotion, endPromotion, findOwnPromotion, listPromotions, showPromotion } from './promotions.ts';
import { findSubscription, listSubscriptions, readSubscriptionStats, subscribersOf } from './store.ts';
import { checkParties, subscribeWithoutCard } from './subscribe.ts';
import { readSubscriberStats } from './subscriber-stats.ts';

/** Finds a subscription, which only its subscriber can change (`x-access: owner`). */
async function findOwn({ db }: Context, { params }: { params: { id: string } }) {
  const row = await findSubscription(db, params.id);
  return row && { ownerId: row.userId, row };
}

/** The operations of this group that have the tag `payments` in the contract. */
type PaymentId = 'subscribePerformer' | 'cancelSubscription';

/** The resolvers of `x-access`. */
export const subscriptionsAccess = {
  cancelSubscription: findOwn,
  consentToSubscriptionPrice: findOwn,
  endPromotion: findOwnPromotion,
} satisfies AccessOf<'subscriptions'> & Pick<AccessOf<'payments'>, 'cancelSubscription'>;

/**
 * The handlers of this group's operations, and of the two operations with the tag `payments` that start and cancel a
 * subscription.
 */
export const subscriptionsHandlers = {
  async listSubscriptions(context, { query: { limit, offset, cursor, sort, ...filter } }) {
    const { userId } = requireViewer(context);
    const of = { userId, side: 'userId', other: 'performerId' } as const;
    const page = toPageRequest({ limit, offset, cursor, sort });
    const found = await listSubscriptions(context.db, of, filter, page);
    return { data: { ...found, data: await toSubscriptions(context, found.data, userId) } };
  },

  async listSubscribers(context, { query: { limit, offset, cursor, sort, ...filter } }) {
    const { userId } = requireViewer(context);
    const page = toPageRequest({ limit, offset, cursor, sort });
    const found = await listSubscriptions(context.db, subscribersOf(userId), filter, page);
    const fanIds = found.data.map((row) => row.userId);
    const fanOf = await readFans(context.db, userId, fanIds);
    return { data: { ...found, data: await toSubscriptions(context, found.data, userId, fanOf) } };
  },

  exportSubscribers: (context, { query: { sort, ...filter } }) => exportSubscribers(context, filter, sort),

  async getSubscriberStats(context) {
    const { userId } = requireViewer(context);
    const now = context.ports.clock.now();
    const current = toPeriod({}, now);
    const previous = toPeriod({}, new Date(current.start.getTime() - 1));
    const counts = await readSubscriberStats(context.db, userId, { current, previous, now });
    return {
      data: {
        total: counts.total,
        current: { ...toDays(current), totalNew: counts.newInCurrent, totalLost: counts.lostInCurrent },
        previous: { ...toDays(previous), totalNew: counts.newInPrevious, totalLost: counts.lostInPrevious },
      },
    };
  },

  async getSubscriptionStats(context) {
    const { monthlyCost, totalRenewing } = await readSubscriptionStats(context.db, requireViewer(context).userId);
    return { data: { monthlyCost: fromHundredths(monthlyCost), totalRenewing } };
  },

  listMyPromotions: async (context, { query }) => ({
    data: await listPromotions(context, requireViewer(context).userId, toPageRequest(query)),
  }),
  createPromotion: async (context, { body }) => ({ data: await createPromotion(context, body) }),
  endPromotion: async (context, _input, row) => ({ data: await endPromotion(context, row) }),
  getPromotion: async (context, { params }) => ({
    data: await showPromotion(context, params.code, viewerOf(context)),
  }),

  async subscribePerformer(context, { body }) {
    const { userId } = requireViewer(context);
    const { performerId, type = 'monthly', source = 'card' } = body;
    await checkParties(context, userId, performerId);
    if (body.promotionCode && body.couponCode)
      throw fieldFailure('COUPON_INVALID', 'couponCode', 'PROMOTION_WITH_COUPON');
    return limitCoupons(context, { userId, code: body.couponCode }, async () =>
      type === 'free' || source === 'wallet'
        ? subscribeWithoutCard(context, userId, { ...body, type })
        : subscribeByCard(context, userId, { ...body, type, source }),
    );
  },

  cancelSubscription: (context, { params, body }, row) => cancel(context, row, params.provider, body),
  consentToSubscriptionPrice: (context, { body }, row) => consent(context, row, body.price),
} satisfies HandlersOf<'subscriptions', typeof subscriptionsAccess> &
  Pick<HandlersOf<'payments', typeof subscriptionsAccess>, PaymentId>;
