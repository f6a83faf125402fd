import type { ListSubscriptionsParams } from '@fanlight/sdk/models';
import { and, asc, eq, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
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
import type { Db, Tx } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { fold } from '../auth/index.ts';
import type { Addressee } from './mails.ts';
import type { PaidType } from './periods.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** One that is renewed. */
export type PaidRow = SubscriptionRow & { type: PaidType };

export const isPaid = (row: SubscriptionRow): row is PaidRow => row.type !== 'free';

/** The two people of a subscription. */
export type SubscriptionSide = 'userId' | 'performerId';

/** How a list of subscriptions is narrowed. */
export type SubscriptionFilter = Pick<
  ListSubscriptionsParams,
  'status' | 'type' | 'q' | 'performerId' | 'from' | 'to' | 'sortBy'
>;

/** How a list can be ordered. Ids sort by time, and the indexes end with them. */
function sortKeyOf(sortBy: NonNullable<SubscriptionFilter['sortBy']>): SortKey<SubscriptionRow> {
  if (sortBy === 'createdAt') return { column: subscriptions.id, type: 'text', of: ({ id }) => id };
  const type = sortBy === 'price' ? 'bigint' : 'timestamptz';
  return { column: subscriptions[sortBy], type, of: (row) => row[sortBy] };
}

/** The condition that a name of the other side holds words. */
function isCalled(other: SubscriptionSide, q: string): SQL {
  const part = `%${fold(q).replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql`exists (select 1 from ${users} where ${users.id} = ${subscriptions[other]}
    and (${users.nameKey} like ${part} or ${users.usernameKey} like ${part}))`;
}

/** A page of the subscriptions that a person is on one side of; `other` is whom the list is about. */
export async function listSubscriptions(
  db: Db,
  { side, other, userId }: { side: SubscriptionSide; other: SubscriptionSide; userId: string },
  { status, type, q, performerId, from, to, sortBy = 'createdAt' }: SubscriptionFilter,
  page: PageRequest,
): Promise<Page<SubscriptionRow>> {
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
  return toPage(rows, page, total, cursorOf);
}

/** The subscription of two people that has not ended, locked; undefined where there is none. */
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

/** A subscription; undefined where there is none. */
export async function findSubscription(db: Db, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row;
}

/** A subscription, locked; undefined where there is none. */
export async function lockSubscription(tx: Tx, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update');
  return row;
}

/** Subscriptions, locked in the order of their ids. */
export const lockSubscriptions = (tx: Tx, ids: string[]): Promise<SubscriptionRow[]> =>
  tx.select().from(subscriptions).where(inArray(subscriptions.id, ids)).orderBy(asc(subscriptions.id)).for('update');

/** Tells both sides that it changed. */
function tell(unit: Unit, { id, userId, performerId }: Pick<SubscriptionRow, SubscriptionSide | 'id'>): void {
  for (const person of [userId, performerId]) {
    unit.emit(userChannel(person), 'subscription/updated', { subscriptionId: id, performerId });
  }
}

/** Changes a locked subscription; both sides hear of it. */
export async function changeSubscription(
  unit: Unit,
  { id }: SubscriptionRow,
  changes: Partial<SubscriptionRow>,
): Promise<SubscriptionRow> {
  const [row] = await unit.tx
    .update(subscriptions)
    .set({ ...changes, updatedAt: unit.now })
    .where(eq(subscriptions.id, id))
    .returning();
  if (!row) throw new Error(`There is no subscription ${id}.`);
  tell(unit, row);
  return row;
}

/** What a subscription costs from now on. */
export type Terms = Pick<
  SubscriptionRow,
  'id' | 'userId' | 'performerId' | 'price' | 'newPrice' | 'newPriceAt' | 'hasConsented' | 'withdrawnAt'
>;

/** Changes the terms of locked subscriptions by one statement; both sides hear of each. */
export async function changeTerms(unit: Unit, terms: Terms[]): Promise<void> {
  await unit.tx.execute(sql`
    update ${subscriptions} set price = terms."price", new_price = terms."newPrice", new_price_at = terms."newPriceAt",
      has_consented = terms."hasConsented", withdrawn_at = terms."withdrawnAt",
      updated_at = ${unit.now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb) as terms (id text, "price" bigint, "newPrice" bigint,
      "newPriceAt" timestamptz, "hasConsented" boolean, "withdrawnAt" timestamptz)
    where ${subscriptions.id} = terms.id`);
  for (const each of terms) tell(unit, each);
}

/** A subscription that begins. */
export type SubscriptionDraft = Omit<typeof subscriptions.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>;

/** Writes a subscription down; undefined when the two people have one, or had their free one, already. */
export async function insertSubscription(unit: Unit, draft: SubscriptionDraft): Promise<SubscriptionRow | undefined> {
  const [row] = await unit.tx
    .insert(subscriptions)
    .values({ ...draft, id: unit.nextId(), createdAt: unit.now, updatedAt: unit.now })
    .onConflictDoNothing()
    .returning();
  if (row) tell(unit, row);
  return row;
}

/** Ends one; its access ends with what was paid for. */
export const endSubscription = (unit: Unit, row: SubscriptionRow, endedAt: Date = unit.now): Promise<SubscriptionRow> =>
  changeSubscription(unit, row, { status: 'ended', endedAt, renewsAt: null, paymentId: null });

/** A period that was paid for, as it is written down; amounts in hundredths. */
export type PeriodDraft = Omit<typeof subscriptionPeriods.$inferInsert, 'subscriptionId' | 'performerId' | 'createdAt'>;

/** Writes a paid period down. A second time for the same one is an error: nothing is charged twice. */
export async function insertPeriod(unit: Unit, row: SubscriptionRow, draft: PeriodDraft): Promise<void> {
  const { id: subscriptionId, performerId } = row;
  await unit.tx.insert(subscriptionPeriods).values({ ...draft, subscriptionId, performerId, createdAt: unit.now });
}

/** The names and languages of people, for mails, by their ids; accounts that are gone are left out. */
export async function readAddressees(tx: Tx, userIds: string[]): Promise<Map<string, Addressee>> {
  const rows = await tx
    .select({ id: users.id, name: users.name, email: users.email, locale: users.locale })
    .from(users)
    .where(inArray(users.id, userIds));
  return new Map(rows.map(({ id, ...addressee }) => [id, addressee]));
}
