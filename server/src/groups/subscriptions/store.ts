import type { FanList, ListSubscriptionsParams } from '@fanlight/sdk/models';
import { and, asc, eq, gte, inArray, isNull, lt, ne, not, type SQL, sql } from 'drizzle-orm';
import { whereRenewing } from '../../access/renewing.ts';
import { isBlockedBetween, peopleBlockedWith } from '../../access/viewer-conditions.ts';
import { userChannel } from '../../channels/names.ts';
import { runPrepared, type Slot } from '../../db/prepared.ts';
import { subscriptionPeriods, subscriptions, users } from '../../db/schema/index.ts';
import {
  countPrepared,
  keyOfSorted,
  type Page,
  type PageRequest,
  type SortKey,
  sortedKeyset,
  toPage,
  valuesOfPage,
} from '../../http/paging.ts';
import { fold } from '../../keys.ts';
import type { Db, Tx } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { isInList } from '../fans/index.ts';
import type { PaidType } from '../performers/index.ts';
import type { Recipient } from './mails.ts';
import { periodMonths } from './periods.ts';
import { countChange } from './total.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** A subscription that has periods and is paid. */
export type PaidRow = SubscriptionRow & { type: PaidType };

export const isPaid = (row: SubscriptionRow): row is PaidRow => row.type !== 'free';

/** The two sides of a subscription: the subscriber and the performer. */
export type SubscriptionSide = 'userId' | 'performerId';

/** The filters of a list of subscriptions. */
export type SubscriptionFilter = Pick<
  ListSubscriptionsParams,
  'status' | 'type' | 'q' | 'performerId' | 'from' | 'to' | 'sortBy'
> & {
  /** Only subscribers in this list of the performer. */
  list?: FanList | undefined;
};

/** The subscriptions of a user as fan or as performer. */
export interface SubscriptionsOf {
  userId: string;
  /** The side of the user. */
  side: SubscriptionSide;
  /** The side of the users whose names `q` searches. */
  other: SubscriptionSide;
}

/** The subscriptions of fans to a performer. */
export const subscribersOf = (userId: string): SubscriptionsOf => ({ userId, side: 'performerId', other: 'userId' });

/** The statuses in the order of a list by status; descending, active subscriptions come first. */
const statusRanks: Record<SubscriptionRow['status'], number> = {
  ended: 0,
  cancelled: 1,
  'past-due': 2,
  pending: 3,
  active: 4,
};

const cases = Object.entries(statusRanks).map(([status, rank]) => `when '${status}' then ${rank}`);
const statusRank = sql`(case ${subscriptions.status} ${sql.raw(cases.join(' '))} end)`;

/**
 * Returns the key by which a list is sorted. Ids are in the order of their creation, and the indexes end with the id.
 */
function sortKeyOf(sortBy: NonNullable<SubscriptionFilter['sortBy']>): SortKey<SubscriptionRow> {
  if (sortBy === 'createdAt') return { column: subscriptions.id, type: 'text', of: ({ id }) => id };
  if (sortBy === 'status') return { column: statusRank, type: 'bigint', of: ({ status }) => statusRanks[status] };
  const type = sortBy === 'price' ? 'bigint' : 'timestamptz';
  return { column: subscriptions[sortBy], type, of: (row) => row[sortBy] };
}

/** Returns the condition that the name or the username of the user on the side `other` contains the words. */
function matchesName(other: SubscriptionSide, q: string): SQL {
  const part = `%${fold(q).replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql`exists (select 1 from ${users} where ${users.id} = ${subscriptions[other]}
    and (${users.nameKey} like ${part} or ${users.usernameKey} like ${part}))`;
}

/** Returns the condition that there is no block between a performer and the fan of a subscription (rule A4). */
const isNotBlocked = (performerId: Slot<string>, isCount: boolean): SQL =>
  isCount
    ? // The blocks are read once. A lookup for each subscription would be slow for many subscriptions.
      sql`${subscriptions.userId} not in (${peopleBlockedWith(performerId)})`
    : not(isBlockedBetween(performerId, subscriptions.userId));

/** Returns the condition that a subscription is in a filtered list. `isCount` is true for the query of the total. */
const isWantedBy =
  (
    { side, other }: SubscriptionsOf,
    { status, type, q, performerId, from, to, list }: SubscriptionFilter,
    isCount = false,
  ) =>
  (slots: { userId: Slot<string> }) =>
    and(
      eq(subscriptions[side], slots.userId),
      // A user whose first payment is pending is not a subscriber yet, so the performer does not see the subscription.
      // Neither does the performer see users with whom there is a block (rule A4); fans still see what they have paid.
      side === 'performerId'
        ? sql`${subscriptions.status} <> 'pending' and ${isNotBlocked(slots.userId, isCount)}`
        : undefined,
      status ? eq(subscriptions.status, status) : undefined,
      type ? eq(subscriptions.type, type) : undefined,
      performerId ? eq(subscriptions.performerId, performerId) : undefined,
      q?.trim() ? matchesName(other, q.trim()) : undefined,
      from ? gte(subscriptions.createdAt, new Date(from)) : undefined,
      to ? lt(subscriptions.createdAt, new Date(to)) : undefined,
      list ? isInList(list, slots.userId, subscriptions.userId) : undefined,
    );

/** Returns the key of the prepared statements of a list. Undefined if the list is filtered. */
const keyOfList = ({ side }: SubscriptionsOf, { sortBy, ...filters }: SubscriptionFilter) =>
  Object.values(filters).some(Boolean) ? undefined : `subscriptions of ${side}`;

/** Reads a page of subscriptions, and one row more than the page has. Returns the rows and their cursors. */
export async function readSubscriptions(
  db: Db,
  of: SubscriptionsOf,
  filter: SubscriptionFilter,
  page: PageRequest,
): Promise<{ rows: SubscriptionRow[]; cursorOf: (row: SubscriptionRow) => string }> {
  const { sortBy = 'createdAt' } = filter;
  const { after, order, cursorOf } = sortedKeyset(sortKeyOf(sortBy), subscriptions.id, ({ id }) => id, page);
  const pageKey = keyOfSorted(keyOfList(of, filter), sortBy, page);
  const rows = await runPrepared(db, pageKey, { userId: of.userId, ...valuesOfPage(page) }, (slots) =>
    db
      .select()
      .from(subscriptions)
      .where(and(isWantedBy(of, filter)(slots), after))
      .orderBy(...order)
      .limit(slots.rows)
      .offset(slots.offset),
  );
  return { rows, cursorOf };
}

/** Lists the subscriptions of a user as fan or as performer. */
export async function listSubscriptions(
  db: Db,
  of: SubscriptionsOf,
  filter: SubscriptionFilter,
  page: PageRequest,
): Promise<Page<SubscriptionRow>> {
  const { rows, cursorOf } = await readSubscriptions(db, of, filter, page);
  const total = await countPrepared(db, keyOfList(of, filter), { userId: of.userId }, (slots) => [
    sql`select 1 from ${subscriptions} where ${isWantedBy(of, filter, true)(slots)}`,
  ]);
  return toPage(rows, page, total, cursorOf);
}

const paidTypes = Object.keys(periodMonths) as PaidType[];

/**
 * Sums the prices of a fan's subscriptions that will be renewed. The prices of longer periods are added up before they are
 * divided by their months, so that the sum is rounded only once. Amounts are in hundredths.
 */
export async function readSubscriptionStats(
  db: Db,
  userId: string,
): Promise<{ monthlyCost: number; totalRenewing: number }> {
  const sumOf = (type: PaidType) =>
    sql<number>`coalesce(sum(${subscriptions.price}) filter (where ${subscriptions.type} = ${type}), 0)::float8`;
  const [row] = await runPrepared(db, 'costs of subscriptions', { userId }, (slots) =>
    db
      .select({
        monthly: sumOf('monthly'),
        quarterly: sumOf('quarterly'),
        'half-yearly': sumOf('half-yearly'),
        yearly: sumOf('yearly'),
        totalRenewing: sql<number>`count(*)::int`,
      })
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.userId, slots.userId),
          inArray(subscriptions.status, ['active', 'past-due']),
          ne(subscriptions.type, 'free'),
          whereRenewing(),
        ),
      ),
  );
  if (!row) return { monthlyCost: 0, totalRenewing: 0 };
  // In twelfths, so that the quotients are exact until they are rounded.
  const twelfths = paidTypes.reduce((sum, type) => sum + row[type] * (12 / periodMonths[type]), 0);
  return { monthlyCost: Math.round(twelfths / 12), totalRenewing: row.totalRenewing };
}

/** Locks the subscription of a fan to a performer, unless it has ended; undefined if there is no such subscription. */
export async function lockRunning(tx: Tx, userId: string, performerId: string): Promise<SubscriptionRow | undefined> {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        eq(subscriptions.performerId, performerId),
        ne(subscriptions.status, 'ended'),
      ),
    )
    .for('update');
  return row;
}

/** Finds a subscription; undefined if it does not exist. */
export async function findSubscription(db: Db, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row;
}

/** Locks a subscription; undefined if it does not exist. */
export async function lockSubscription(tx: Tx, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update');
  return row;
}

/** Locks subscriptions in the order of their ids. */
export const lockSubscriptions = (tx: Tx, ids: string[]): Promise<SubscriptionRow[]> =>
  tx.select().from(subscriptions).where(inArray(subscriptions.id, ids)).orderBy(asc(subscriptions.id)).for('update');

/** Emits the changed subscription, by default to both sides. */
export function emitUpdated(
  unit: Unit,
  { id, userId, performerId }: Pick<SubscriptionRow, SubscriptionSide | 'id'>,
  receivers = [userId, performerId],
): void {
  for (const person of receivers) {
    unit.emit(userChannel(person), 'subscription/updated', { subscriptionId: id, performerId });
  }
}

/** Changes a locked subscription, and emits it to both sides. */
export async function changeSubscription(
  unit: Unit,
  before: SubscriptionRow,
  changes: Partial<SubscriptionRow>,
): Promise<SubscriptionRow> {
  const { id } = before;
  const [row] = await unit.tx
    .update(subscriptions)
    .set({ ...changes, updatedAt: unit.now })
    .where(eq(subscriptions.id, id))
    .returning();
  if (!row) throw new Error(`There is no subscription ${id}.`);
  countChange(unit, before, row);
  emitUpdated(unit, row);
  return row;
}

/** The current price and the announced price of a subscription. */
export type Terms = Pick<
  SubscriptionRow,
  'id' | 'userId' | 'performerId' | 'price' | 'newPrice' | 'newPriceAt' | 'hasConsented' | 'withdrawnAt'
>;

/** Changes the terms of locked subscriptions with one statement, and emits each of them to both sides. */
export async function changeTerms(unit: Unit, terms: Terms[]): Promise<void> {
  await unit.tx.execute(sql`
    update ${subscriptions} set price = terms."price", new_price = terms."newPrice", new_price_at = terms."newPriceAt",
      has_consented = terms."hasConsented", withdrawn_at = terms."withdrawnAt",
      updated_at = ${unit.now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb) as terms (id text, "price" bigint, "newPrice" bigint,
      "newPriceAt" timestamptz, "hasConsented" boolean, "withdrawnAt" timestamptz)
    where ${subscriptions.id} = terms.id`);
  for (const each of terms) emitUpdated(unit, each);
}

/** The fields of a new subscription. */
export type SubscriptionDraft = Omit<typeof subscriptions.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>;

/** Inserts a subscription. Undefined if the fan is already subscribed, or has used the free subscription before. */
export async function insertSubscription(unit: Unit, draft: SubscriptionDraft): Promise<SubscriptionRow | undefined> {
  const [row] = await unit.tx
    .insert(subscriptions)
    .values({ ...draft, id: unit.nextId(), createdAt: unit.now, updatedAt: unit.now })
    .onConflictDoNothing()
    .returning();
  if (row) {
    countChange(unit, undefined, row);
    emitUpdated(unit, row);
  }
  return row;
}

/** Ends a subscription. The subscriber has access until the end of the paid period. */
export const endSubscription = (unit: Unit, row: SubscriptionRow, endedAt: Date = unit.now): Promise<SubscriptionRow> =>
  changeSubscription(unit, row, { status: 'ended', endedAt, renewsAt: null, paymentId: null });

/** The fields of a paid period. Amounts are in hundredths. */
export type PeriodDraft = Omit<typeof subscriptionPeriods.$inferInsert, 'subscriptionId' | 'performerId' | 'createdAt'>;

/** Inserts a paid period. Throws if the period already exists, so that a period is never charged twice. */
export async function insertPeriod(unit: Unit, row: SubscriptionRow, draft: PeriodDraft): Promise<void> {
  const { id: subscriptionId, performerId } = row;
  await unit.tx.insert(subscriptionPeriods).values({ ...draft, subscriptionId, performerId, createdAt: unit.now });
}

/** Reads the names, e-mail addresses and languages of users, to whom mails are sent. Deleted accounts are left out. */
export async function readRecipients(tx: Tx, userIds: string[]): Promise<Map<string, Recipient>> {
  const rows = await tx
    .select({ id: users.id, name: users.name, email: users.email, locale: users.locale })
    .from(users)
    .where(and(inArray(users.id, userIds), isNull(users.closedAt)));
  return new Map(rows.map(({ id, ...recipient }) => [id, recipient]));
}
