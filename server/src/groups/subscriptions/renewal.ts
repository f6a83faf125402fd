import { and, eq, getTableColumns, isNotNull, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { isPerformerVisibleTo } from '../../access/viewer-conditions.ts';
import type { Context } from '../../context.ts';
import { findCause } from '../../db/errors.ts';
import { performers, subscriptions, users } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { type DuePass, retryAt } from '../../outbox/due.ts';
import { DatabaseUnavailable, type Tx } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { recordFailedRenewal, renewedColumns, sendNotice } from './outcome.ts';
import { payPeriodWithTokens } from './paying.ts';
import { periodAt, periodStart } from './periods.ts';
import { renewByCard } from './renewal-card.ts';
import { changeSubscription, endSubscription, isPaid, type PaidRow, type SubscriptionRow } from './store.ts';

/** Number of subscriptions that one worker renews concurrently. */
const concurrency = 4;
/** Milliseconds that a worker may take to call the gateway before other workers retry the payment. */
const leaseMs = 10 * 60 * 1000;
/** Milliseconds after which a subscription is removed if its first payment is still pending. */
const pendingExpiryMs = 24 * 60 * 60 * 1000;

async function endWithNotice(unit: Unit, row: SubscriptionRow, because: 'failed' | 'price' | 'unavailable') {
  await endSubscription(unit, row);
  await sendNotice(unit, row, { kind: 'ended', because });
}

/** Whether the performer is still visible to the subscriber, and still offers the subscription's type (rule A4). */
async function isRenewable(tx: Tx, { userId, performerId, type }: PaidRow): Promise<boolean> {
  const price = type === 'monthly' ? performers.monthlyPrice : performers.yearlyPrice;
  const found = await tx
    .select({ id: users.id })
    .from(performers)
    .innerJoin(users, eq(users.id, performers.userId))
    .where(and(eq(performers.userId, performerId), isNotNull(price), isPerformerVisibleTo(userId)));
  return found.length > 0;
}

/** The period to pay now. Periods that passed while no server ran are neither granted nor charged. */
const duePeriod = ({ startedAt, type, paidThroughAt }: PaidRow, now: Date): number =>
  Math.max(periodAt(startedAt, type, paidThroughAt), periodAt(startedAt, type, now));

/**
 * Price of the next period, in hundredths; null if a higher price applies and the subscriber has not consented to it
 * (rule M7).
 */
function nextPrice(row: PaidRow, no: number): number | null {
  const { newPrice, newPriceAt, startedAt, type } = row;
  const isDue = newPrice !== null && newPriceAt !== null && newPriceAt <= periodStart(startedAt, type, no);
  if (!isDue) return row.price;
  return row.hasConsented ? newPrice : null;
}

async function renewWithTokens(unit: Unit, row: PaidRow, no: number, price: number): Promise<void> {
  try {
    await payPeriodWithTokens(unit, row, { no, price });
  } catch (error) {
    // Thrown before anything was written.
    if (!(error instanceof ApiFailure && error.code === 'INSUFFICIENT_BALANCE')) throw error;
    return recordFailedRenewal(unit, row, 'insufficient_funds');
  }
  await changeSubscription(unit, row, renewedColumns(row, no, price));
}

/** Work after the commit, such as calling the gateway. */
type Afterwards = (() => Promise<void>) | undefined;

async function renew(context: Context, unit: Unit, row: SubscriptionRow): Promise<Afterwards> {
  if (!isPaid(row)) return undefined;
  if (!(await isRenewable(unit.tx, row))) {
    await endWithNotice(unit, row, 'unavailable');
    return undefined;
  }
  const no = duePeriod(row, unit.now);
  const price = nextPrice(row, no);
  if (price === null) {
    await endWithNotice(unit, row, 'price');
    return undefined;
  }
  if (row.provider === 'wallet') {
    await renewWithTokens(unit, row, no, price);
    return undefined;
  }
  // Leases the subscription to this worker. After the lease another worker retries the same payment, which is charged
  // once.
  const renewsAt = new Date(unit.now.getTime() + leaseMs);
  await unit.tx.update(subscriptions).set({ renewsAt }).where(eq(subscriptions.id, row.id));
  return () => renewByCard(context, row, no, price);
}

const isDueToRenew = (now: Date) => lte(subscriptions.renewsAt, now);

const isDueToEnd = (now: Date) =>
  and(
    isNull(subscriptions.renewsAt),
    ne(subscriptions.status, 'ended'),
    ne(subscriptions.status, 'pending'),
    lte(subscriptions.paidThroughAt, now),
  );

const isPendingTooLong = (now: Date) =>
  and(eq(subscriptions.status, 'pending'), lte(subscriptions.createdAt, new Date(now.getTime() - pendingExpiryMs)));

/** A kind of due work: its subscriptions, their order, and the work on each. */
interface DueWork {
  isDue: (now: Date) => SQL | undefined;
  at: AnyPgColumn;
  work: (unit: Unit, row: SubscriptionRow) => Promise<Afterwards>;
  /** Excludes a failed row from the next passes. */
  postpone?: (id: string) => Promise<void>;
}

/**
 * Works on every subscription that is due, each in its own transaction. Concurrent workers share the rows, since they skip
 * locked rows. The next worker completes interrupted work. A failure is logged immediately, and its row is not retried
 * in the same pass.
 */
async function forEachDue(context: Context, pass: DuePass, { isDue, at, work, postpone }: DueWork): Promise<void> {
  // The cursor moves before the work: a rollback unlocks a failed row before this process handles the failure, and
  // another loop would lock the row and fail again.
  let cursor: { time: string; id: string } | undefined;
  const advance = (to: { time: string; id: string }) => {
    const isBehind = !cursor || to.time > cursor.time || (to.time === cursor.time && to.id > cursor.id);
    if (isBehind) cursor = to;
  };
  const processNext = async () => {
    const seen: { id?: string } = {};
    try {
      const { hasRow, afterwards } = await context.transaction(async (unit) => {
        const after = cursor && sql`(${at}, ${subscriptions.id}) > (${cursor.time}::timestamptz, ${cursor.id})`;
        const [found] = await unit.tx
          .select({ row: getTableColumns(subscriptions), time: sql<string>`${at}::text` })
          .from(subscriptions)
          // A retried transaction, such as after a serialisation conflict, keeps its row.
          .where(and(isDue(unit.now), seen.id === undefined ? after : eq(subscriptions.id, seen.id)))
          .orderBy(at, subscriptions.id)
          .limit(1)
          .for('update', { skipLocked: true });
        if (found) {
          seen.id = found.row.id;
          advance({ time: found.time, id: found.row.id });
        }
        const hasRow = seen.id !== undefined;
        return { hasRow, afterwards: found && (await work(unit, found.row)) };
      });
      await afterwards?.();
      return hasRow;
    } catch (error) {
      // No row can be worked on while the database is unavailable.
      if (seen.id === undefined || findCause(error, DatabaseUnavailable)) throw error;
      pass.report(error);
      await postpone?.(seen.id);
      return true;
    }
  };
  const processAll = async () => {
    while (!pass.isOver() && (await processNext()));
  };
  await Promise.all(Array.from({ length: concurrency }, processAll));
}

/**
 * Renews subscriptions that are due, and ends subscriptions that are over (rule M7). Idempotent: safe to run concurrently
 * and to be interrupted.
 */
export async function renewDue(context: Context, pass: DuePass): Promise<void> {
  await forEachDue(context, pass, {
    isDue: isDueToRenew,
    at: subscriptions.renewsAt,
    work: (unit, row) => renew(context, unit, row),
    async postpone(id) {
      const now = context.ports.clock.now();
      await context.db
        .update(subscriptions)
        .set({ renewsAt: retryAt(now) })
        .where(and(eq(subscriptions.id, id), isDueToRenew(now)));
    },
  });
  await forEachDue(context, pass, {
    isDue: isDueToEnd,
    at: subscriptions.paidThroughAt,
    async work(unit, row) {
      await endSubscription(unit, row, row.paidThroughAt);
      return undefined;
    },
  });
  await forEachDue(context, pass, {
    isDue: isPendingTooLong,
    at: subscriptions.createdAt,
    async work({ tx }, { id }) {
      // If the bank approves later, the payment is refunded.
      await tx.delete(subscriptions).where(eq(subscriptions.id, id));
      return undefined;
    },
  });
}
