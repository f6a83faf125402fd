import { and, eq, getTableColumns, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { isPerformerVisibleTo } from '../../access/viewer-conditions.ts';
import type { Context } from '../../context.ts';
import { findCause } from '../../db/errors.ts';
import { performers, subscriptions, users } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { type DuePass, retryAt } from '../../outbox/due.ts';
import { DatabaseUnavailable, type Tx } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { priceColumns, pricesOf } from '../performers/index.ts';
import { recordFailedRenewal, renewedColumns, sendNotice } from './outcome.ts';
import { payPeriodWithTokens } from './paying.ts';
import { periodAt, periodStart } from './periods.ts';
import { renewByCard } from './renewal-card.ts';
import { changeSubscription, endSubscription, isPaid, type PaidRow, type SubscriptionRow } from './store.ts';

/** The number of subscriptions that one worker renews concurrently. */
const concurrency = 4;
/** A worker has this number of milliseconds to call the gateway before other workers retry the payment. */
const leaseMs = 10 * 60 * 1000;
/** A subscription is removed after this number of milliseconds if its first payment is still pending. */
const pendingExpiryMs = 24 * 60 * 60 * 1000;

async function endWithNotice(unit: Unit, row: SubscriptionRow, because: 'failed' | 'price' | 'unavailable') {
  await endSubscription(unit, row);
  await sendNotice(unit, row, { kind: 'ended', because });
}

/** Whether the performer is still visible to the subscriber, and still offers this type of subscription (rule A4). */
async function isRenewable(tx: Tx, { userId, performerId, type }: PaidRow): Promise<boolean> {
  const [found] = await tx
    .select(priceColumns)
    .from(performers)
    .innerJoin(users, eq(users.id, performers.userId))
    .where(and(eq(performers.userId, performerId), isPerformerVisibleTo(userId)));
  return found !== undefined && pricesOf(found)[type] !== null;
}

/**
 * Returns the number of the period to pay now. Periods that have passed while no server ran are neither granted nor
 * charged.
 */
const duePeriod = ({ startedAt, type, paidThroughAt }: PaidRow, now: Date): number =>
  Math.max(periodAt(startedAt, type, paidThroughAt), periodAt(startedAt, type, now));

/**
 * Returns the price of the next period in hundredths. Null if a higher price applies, to which the subscriber has not
 * consented (rule M7).
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
    // Rethrows all errors except an insufficient balance, which is thrown before anything is written.
    if (!(error instanceof ApiFailure && error.code === 'INSUFFICIENT_BALANCE')) throw error;
    return recordFailedRenewal(unit, row, 'insufficient_funds');
  }
  await changeSubscription(unit, row, renewedColumns(row, no, price));
}

/** The work that follows the commit, such as calling the gateway. */
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
  // Gives this worker a lease on the subscription. After the lease, another worker retries the same payment, which is
  // charged once.
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

/** A kind of due work: which subscriptions are due, in which order, and what is done with each. */
interface DueWork {
  isDue: (now: Date) => SQL | undefined;
  at: AnyPgColumn;
  work: (unit: Unit, row: SubscriptionRow) => Promise<Afterwards>;
  /** Excludes a row whose work has failed from the next passes. */
  postpone?: (id: string) => Promise<void>;
}

/**
 * Does the work for every subscription that is due, each in its own transaction. Concurrent workers share the rows,
 * because they skip locked rows. If a worker is interrupted, the next worker completes its work. A failure is logged
 * immediately, and its row is not retried in the same pass.
 */
async function forEachDue(context: Context, pass: DuePass, { isDue, at, work, postpone }: DueWork): Promise<void> {
  // The cursor moves before the work is done. If the work fails, the rollback unlocks the row before this process
  // handles the failure. If the cursor had not moved, another loop could then lock the same row and fail again.
  let cursor: { time: string; id: string } | undefined;
  const advance = (to: { time: string; id: string }) => {
    const isBehind = !cursor || to.time > cursor.time || (to.time === cursor.time && to.id > cursor.id);
    if (isBehind) cursor = to;
  };
  // The rows in work, and those whose work has failed. A loop may have built its query before another one moved the
  // cursor, and run it after the rollback of the other one.
  const begunIds = new Set<string>();
  const processNext = async () => {
    const seen: { id?: string } = {};
    try {
      const { hasRow, afterwards } = await context.transaction(async (unit) => {
        const after = cursor && sql`(${at}, ${subscriptions.id}) > (${cursor.time}::timestamptz, ${cursor.id})`;
        const [found] = await unit.tx
          .select({ row: getTableColumns(subscriptions), time: sql<string>`${at}::text` })
          .from(subscriptions)
          // If a transaction is retried, for example after a serialisation conflict, it continues with the same row.
          .where(and(isDue(unit.now), seen.id === undefined ? after : eq(subscriptions.id, seen.id)))
          .orderBy(at, subscriptions.id)
          .limit(1)
          .for('update', { skipLocked: true });
        if (found && seen.id === undefined) {
          if (begunIds.has(found.row.id)) return { hasRow: true, afterwards: undefined };
          begunIds.add(found.row.id);
          seen.id = found.row.id;
          advance({ time: found.time, id: found.row.id });
        }
        const hasRow = seen.id !== undefined;
        return { hasRow, afterwards: found && (await work(unit, found.row)) };
      });
      if (seen.id !== undefined) begunIds.delete(seen.id);
      await afterwards?.();
      return hasRow;
    } catch (error) {
      // Stops the pass while the database is unavailable, because no row can be processed.
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
 * Renews the subscriptions that are due, and ends those whose time is over (rule M7). Idempotent: safe to run
 * concurrently and to be interrupted.
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
      // If the bank approves the payment later, the payment is refunded.
      await tx.delete(subscriptions).where(eq(subscriptions.id, id));
      return undefined;
    },
  });
}
