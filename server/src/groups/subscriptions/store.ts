import type { Subscription, UserSummary } from '@fanlight/sdk/models';
import { and, eq, ne } from 'drizzle-orm';
import { userChannel } from '../../channels/names.ts';
import { subscriptionPeriods, subscriptions, users } from '../../db/schema/index.ts';
import { fromHundredths } from '../../ledger/money.ts';
import type { Tx } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { deletedUserSummary } from '../users/index.ts';
import type { PaidType } from './periods.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** One that is renewed. */
export type PaidRow = SubscriptionRow & { type: PaidType };

export const isPaid = (row: SubscriptionRow): row is PaidRow => row.type !== 'free';

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

/** A subscription, locked; undefined where there is none. */
export async function lockSubscription(tx: Tx, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update');
  return row;
}

/** Tells both sides that it changed. */
function tell(unit: Unit, { id, userId, performerId }: SubscriptionRow): void {
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

/** The name and language of a person, for mails; undefined for an account that is gone. */
export async function readAddressee(tx: Tx, userId: string) {
  const [row] = await tx
    .select({ name: users.name, email: users.email, locale: users.locale })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

const timeOf = (time: Date | null) => time?.toISOString() ?? null;

/** A subscription as it goes over the wire; the card and its failures are the subscriber's alone. */
export function toSubscription(row: SubscriptionRow, viewerId: string, people: Map<string, UserSummary>): Subscription {
  const isMine = row.userId === viewerId;
  const { cardBrand: brand, cardLast4: last4, newPrice } = row;
  // The row keeps its date, on which it is ended; for its subscriber there is no renewal.
  const renewsAt = row.withdrawnAt ? null : row.renewsAt;
  return {
    _id: row.id,
    type: row.type,
    status: row.status,
    performer: people.get(row.performerId) ?? deletedUserSummary(row.performerId),
    user: people.get(row.userId) ?? deletedUserSummary(row.userId),
    price: fromHundredths(row.price),
    newPrice: newPrice === null ? null : fromHundredths(newPrice),
    newPriceAt: timeOf(row.newPriceAt),
    hasConsented: row.hasConsented,
    provider: row.provider,
    card: isMine && brand && last4 ? { brand, last4 } : null,
    isRenewing: renewsAt !== null,
    startedAt: row.startedAt.toISOString(),
    paidThroughAt: row.paidThroughAt.toISOString(),
    renewsAt: timeOf(renewsAt),
    cancelledAt: timeOf(row.cancelledAt),
    endedAt: timeOf(row.endedAt),
    totalFailures: row.totalFailures,
    failureCode: isMine ? row.failureCode : null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
