import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { type Context, requireViewer } from '../../context.ts';
import type { Handlers, HandlersOf, Input } from '../../contract.ts';
import { runPrepared, type Slot } from '../../db/prepared.ts';
import { subscriptions, users } from '../../db/schema/index.ts';
import {
  countPrepared,
  keyOfSorted,
  type SortKey,
  sortedKeyset,
  toPage,
  toPageRequest,
  valuesOfPage,
} from '../../http/paging.ts';
import { fold } from '../auth/index.ts';
import { limitCoupons } from '../payments/index.ts';
import { readUserSummaries } from '../users/index.ts';
import { subscribeByCard } from './card.ts';
import { cancel, consent } from './own.ts';
import { type SubscriptionRow, toSubscription } from './store.ts';
import { checkParties, subscribeAtOnce } from './subscribe.ts';

type Query = Input<'listSubscriptions'>['query'] & { performerId?: string };
type SortBy = NonNullable<Query['sortBy']>;

/** How a list can be ordered. Ids sort by time, and the indexes end with them. */
function sortKeyOf(sortBy: SortBy): SortKey<SubscriptionRow> {
  if (sortBy === 'createdAt') return { column: subscriptions.id, type: 'text', of: ({ id }) => id };
  const type = sortBy === 'price' ? 'bigint' : 'timestamptz';
  return { column: subscriptions[sortBy], type, of: (row) => row[sortBy] };
}

/** The condition that a name of the other side holds words. */
function isCalled(other: 'userId' | 'performerId', q: string): SQL {
  const part = `%${fold(q).replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql`exists (select 1 from ${users} where ${users.id} = ${subscriptions[other]}
    and (${users.nameKey} like ${part} or ${users.usernameKey} like ${part}))`;
}

/** Subscriptions of one side; `other` is whom the list is about. */
async function list(context: Context, query: Query, side: 'userId' | 'performerId', other: 'userId' | 'performerId') {
  const { db, ports } = context;
  const { userId } = requireViewer(context);
  const { status, type, q, performerId, from, to, sortBy = 'createdAt' } = query;
  const page = toPageRequest(query);
  const isWanted = (slots: { userId: Slot<string> }) =>
    and(
      eq(subscriptions[side], slots.userId),
      // A first payment that is under way has not made anybody a subscriber.
      side === 'performerId' ? sql`${subscriptions.status} <> 'pending'` : undefined,
      status ? eq(subscriptions.status, status) : undefined,
      type ? eq(subscriptions.type, type) : undefined,
      performerId ? eq(subscriptions.performerId, performerId) : undefined,
      q?.trim() ? isCalled(other, q.trim()) : undefined,
      from ? gte(subscriptions.createdAt, new Date(from)) : undefined,
      to ? lt(subscriptions.createdAt, new Date(to)) : undefined,
    );
  const { after, order, cursorOf } = sortedKeyset(sortKeyOf(sortBy), subscriptions.id, ({ id }) => id, page);
  const isFiltered = [status, type, q, performerId, from, to].some(Boolean);
  const key = isFiltered ? undefined : `subscriptions of ${side}`;
  const pageKey = keyOfSorted(key, sortBy, page);
  const rows = await runPrepared(db, pageKey, { userId, ...valuesOfPage(page) }, (slots) =>
    db
      .select()
      .from(subscriptions)
      .where(and(isWanted(slots), after))
      .orderBy(...order)
      .limit(slots.rows)
      .offset(slots.offset),
  );
  const total = await countPrepared(db, key, { userId }, (slots) => [
    sql`select 1 from ${subscriptions} where ${isWanted(slots)}`,
  ]);
  const ids = rows.flatMap((row) => [row.userId, row.performerId]);
  const people = await readUserSummaries(ports, db, ids);
  return { data: toPage(rows, page, total, cursorOf, (row) => toSubscription(row, userId, people)) };
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
