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
import { fail, notice, renewed } from './outcome.ts';
import { payPeriodWithTokens } from './paying.ts';
import { periodAt, periodStart } from './periods.ts';
import { renewByCard } from './renewal-card.ts';
import { changeSubscription, endSubscription, isPaid, type PaidRow, type SubscriptionRow } from './store.ts';

/** Subscriptions that one worker renews concurrently. */
const lanes = 4;
/** Milliseconds for which a worker calls the gateway, before other workers retry the payment. */
const lease = 10 * 60 * 1000;
/** Milliseconds after which a pending first payment is given up. */
const pendingFor = 24 * 60 * 60 * 1000;

async function end(unit: Unit, row: SubscriptionRow, because: 'failed' | 'price' | 'unavailable') {
  await endSubscription(unit, row);
  await notice(unit, row, { kind: 'ended', because });
}

/** Whether the subscriber may still see the performer, and the subscription's type is still offered (rule A4). */
async function isRenewable(tx: Tx, { userId, performerId, type }: PaidRow): Promise<boolean> {
  const price = type === 'monthly' ? performers.monthlyPrice : performers.yearlyPrice;
  const found = await tx
    .select({ id: users.id })
    .from(performers)
    .innerJoin(users, eq(users.id, performers.userId))
    .where(and(eq(performers.userId, performerId), isNotNull(price), isPerformerVisibleTo(userId)));
  return found.length > 0;
}

/** The period to pay now. Periods that passed while no server ran are neither given nor charged. */
const duePeriod = ({ startedAt, type, paidThroughAt }: PaidRow, now: Date): number =>
  Math.max(periodAt(startedAt, type, paidThroughAt), periodAt(startedAt, type, now));

/**
 * Price of the next period, in hundredths; null if a higher price applies that the subscriber did not consent to (rule
 * M7).
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
    return fail(unit, row, 'insufficient_funds');
  }
  await changeSubscription(unit, row, renewed(row, no, price));
}

/** Work after the commit, such as calling the gateway. */
type Afterwards = (() => Promise<void>) | undefined;

async function renew(context: Context, unit: Unit, row: SubscriptionRow): Promise<Afterwards> {
  if (!isPaid(row)) return undefined;
  if (!(await isRenewable(unit.tx, row))) {
    await end(unit, row, 'unavailable');
    return undefined;
  }
  const no = duePeriod(row, unit.now);
  const price = nextPrice(row, no);
  if (price === null) {
    await end(unit, row, 'price');
    return undefined;
  }
  if (row.provider === 'wallet') {
    await renewWithTokens(unit, row, no, price);
    return undefined;
  }
  // Leases the subscription to this worker; a later worker retries the same payment, which is charged once.
  const renewsAt = new Date(unit.now.getTime() + lease);
  await unit.tx.update(subscriptions).set({ renewsAt }).where(eq(subscriptions.id, row.id));
  return () => renewByCard(context, row, no, price);
}

const dueToRenew = (now: Date) => lte(subscriptions.renewsAt, now);

const dueToEnd = (now: Date) =>
  and(
    isNull(subscriptions.renewsAt),
    ne(subscriptions.status, 'ended'),
    ne(subscriptions.status, 'pending'),
    lte(subscriptions.paidThroughAt, now),
  );

const dueToGiveUp = (now: Date) =>
  and(eq(subscriptions.status, 'pending'), lte(subscriptions.createdAt, new Date(now.getTime() - pendingFor)));

/** Which subscriptions are due, their order, and the work on each. */
interface Due {
  isDue: (now: Date) => SQL | undefined;
  at: AnyPgColumn;
  work: (unit: Unit, row: SubscriptionRow) => Promise<Afterwards>;
  /** Excludes a failed row from the next passes. */
  postpone?: (id: string) => Promise<void>;
}

/**
 * Works on every subscription that is due, each in its own transaction. Concurrent workers share the rows, since none
 * waits for a locked row. Work that was interrupted is completed by the next worker. A row that fails is logged
 * immediately and not retried in the same pass.
 */
async function forEachDue(context: Context, pass: DuePass, { isDue, at, work, postpone }: Due): Promise<void> {
  // The cursor moves before the work: a rollback unlocks a failed row before this process handles the failure, and
  // another lane would lock it and fail again.
  let cursor: { time: string; id: string } | undefined;
  const advance = (to: { time: string; id: string }) => {
    const isBehind = !cursor || to.time > cursor.time || (to.time === cursor.time && to.id > cursor.id);
    if (isBehind) cursor = to;
  };
  const one = async () => {
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
  const lane = async () => {
    while (!pass.isOver() && (await one()));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Renews what is due, and ends what is over (rule M7). Idempotent: safe to run concurrently and to be interrupted. */
export async function renewDue(context: Context, pass: DuePass): Promise<void> {
  await forEachDue(context, pass, {
    isDue: dueToRenew,
    at: subscriptions.renewsAt,
    work: (unit, row) => renew(context, unit, row),
    async postpone(id) {
      const now = context.ports.clock.now();
      await context.db
        .update(subscriptions)
        .set({ renewsAt: retryAt(now) })
        .where(and(eq(subscriptions.id, id), dueToRenew(now)));
    },
  });
  await forEachDue(context, pass, {
    isDue: dueToEnd,
    at: subscriptions.paidThroughAt,
    async work(unit, row) {
      await endSubscription(unit, row, row.paidThroughAt);
      return undefined;
    },
  });
  await forEachDue(context, pass, {
    isDue: dueToGiveUp,
    at: subscriptions.createdAt,
    async work({ tx }, { id }) {
      // If the bank approves later, the payment is refunded.
      await tx.delete(subscriptions).where(eq(subscriptions.id, id));
      return undefined;
    },
  });
}
