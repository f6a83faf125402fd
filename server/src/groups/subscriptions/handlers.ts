import { type Context, requireViewer } from '../../context.ts';
import type { AccessOf, HandlersOf } from '../../contract.ts';
import { toPageRequest } from '../../http/paging.ts';
import { fromHundredths } from '../../ledger/money.ts';
import { limitCoupons } from '../payments/index.ts';
import { subscribeByCard } from './card.ts';
import { cancel, consent } from './own-subscription.ts';
import { toSubscriptions } from './present.ts';
import {
  findSubscription,
  listSubscriptions,
  readSubscriptionStats,
  type SubscriptionFilter,
  type SubscriptionSide,
} from './store.ts';
import { checkParties, subscribeWithoutCard } from './subscribe.ts';

type ListQuery = Parameters<typeof toPageRequest>[0] & SubscriptionFilter;

/**
 * Lists the viewer's subscriptions to performers, or the subscriptions of fans to the viewer. `side` is the column of
 * the viewer, and `other` is the column of the users whose names `q` searches.
 */
async function list(context: Context, query: ListQuery, side: SubscriptionSide, other: SubscriptionSide) {
  const { userId } = requireViewer(context);
  const found = await listSubscriptions(context.db, { side, other, userId }, query, toPageRequest(query));
  return { data: { ...found, data: await toSubscriptions(context, found.data, userId) } };
}

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
} satisfies AccessOf<'subscriptions'> & Pick<AccessOf<'payments'>, 'cancelSubscription'>;

/**
 * The handlers of this group's operations, and of the two operations with the tag `payments` that start and cancel a
 * subscription.
 */
export const subscriptionsHandlers = {
  listSubscriptions: (context, { query }) => list(context, query, 'userId', 'performerId'),

  listSubscribers: (context, { query }) => list(context, query, 'performerId', 'userId'),

  async getSubscriptionStats(context) {
    const { monthlyCost, totalRenewing } = await readSubscriptionStats(context.db, requireViewer(context).userId);
    return { data: { monthlyCost: fromHundredths(monthlyCost), totalRenewing } };
  },

  async subscribePerformer(context, { body }) {
    const { userId } = requireViewer(context);
    const { performerId, type = 'monthly', source = 'card' } = body;
    await checkParties(context, userId, performerId);
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
