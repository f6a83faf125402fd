import { type Context, requireViewer } from '../../context.ts';
import type { Handlers, HandlersOf } from '../../contract.ts';
import { toPageRequest } from '../../http/paging.ts';
import { limitCoupons } from '../payments/index.ts';
import { subscribeByCard } from './card.ts';
import { cancel, consent } from './own.ts';
import { toSubscriptions } from './present.ts';
import { listSubscriptions, type SubscriptionFilter, type SubscriptionSide } from './store.ts';
import { checkParties, subscribeAtOnce } from './subscribe.ts';

type ListQuery = Parameters<typeof toPageRequest>[0] & SubscriptionFilter;

/** Subscriptions of one side; `other` is whom the list is about. */
async function list(context: Context, query: ListQuery, side: SubscriptionSide, other: SubscriptionSide) {
  const { userId } = requireViewer(context);
  const found = await listSubscriptions(context.db, { side, other, userId }, query, toPageRequest(query));
  return { data: { ...found, data: await toSubscriptions(context, found.data, userId) } };
}

/** Those of the group's own, and the two payments that begin and end a subscription. */
export const subscriptionsHandlers = {
  listSubscriptions: (context, { query }) => list(context, query, 'userId', 'performerId'),

  listSubscribers: (context, { query }) => list(context, query, 'performerId', 'userId'),

  async subscribePerformer(context, { body }) {
    const { userId } = requireViewer(context);
    const { performerId, type = 'monthly', source = 'card' } = body;
    await checkParties(context, userId, performerId);
    return limitCoupons(context, { userId, code: body.couponCode }, async () =>
      type === 'free' || source === 'wallet'
        ? subscribeAtOnce(context, userId, { ...body, type })
        : subscribeByCard(context, userId, { ...body, type, source }),
    );
  },

  cancelSubscription: (context, { params, body }) => cancel(context, requireViewer(context).userId, params, body),

  consentToSubscriptionPrice: (context, { params, body }) =>
    consent(context, requireViewer(context).userId, params.id, body.price),
} satisfies HandlersOf<'subscriptions'> & Pick<Handlers, 'subscribePerformer' | 'cancelSubscription'>;
