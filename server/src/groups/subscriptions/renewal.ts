import { and, eq, isNotNull, isNull, lte, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import { isVisible } from '../../access/standing.ts';
import type { Context } from '../../context.ts';
import { performers, subscriptions, users } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import type { Tx } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { type Notice, noticeMail } from './mails.ts';
import { payPeriodWithTokens } from './paying.ts';
import { nextTry, periodAt, periodStart } from './periods.ts';
import {
  changeSubscription,
  endSubscription,
  isPaid,
  type PaidRow,
  readAddressee,
  type SubscriptionRow,
} from './store.ts';

/** Subscriptions that one worker renews at the same time. */
const lanes = 4;

/** Tells the subscriber by mail. */
export async function notice(unit: Unit, { userId, performerId }: SubscriptionRow, what: Notice): Promise<void> {
  const [reader, performer] = [await readAddressee(unit.tx, userId), await readAddressee(unit.tx, performerId)];
  if (reader && performer) await unit.mail(noticeMail(reader, performer.name, what));
}

async function end(unit: Unit, row: SubscriptionRow, because: 'failed' | 'price' | 'unavailable') {
  await endSubscription(unit, row);
  await notice(unit, row, { kind: 'ended', because });
}

/** Whether the subscriber still finds the performer, and what they have is still offered (rule A4). */
async function isRenewable(tx: Tx, { userId, performerId, type }: PaidRow): Promise<boolean> {
  const price = type === 'monthly' ? performers.monthlyPrice : performers.yearlyPrice;
  const found = await tx
    .select({ id: users.id })
    .from(performers)
    .innerJoin(users, eq(users.id, performers.userId))
    .where(and(eq(performers.userId, performerId), isNotNull(price), isVisible(userId)));
  return found.length > 0;
}

/** The period to be paid now. One that is over by now, since nobody was there to renew, is neither given nor charged. */
const duePeriod = ({ startedAt, type, paidThroughAt }: PaidRow, now: Date): number =>
  Math.max(periodAt(startedAt, type, paidThroughAt), periodAt(startedAt, type, now));

/** What the next period costs, in hundredths; null where a higher price comes into force that nobody agreed to (rule M7). */
function nextPrice(row: PaidRow, no: number): number | null {
  const { newPrice, newPriceAt, startedAt, type } = row;
  const isDue = newPrice !== null && newPriceAt !== null && newPriceAt <= periodStart(startedAt, type, no);
  if (!isDue) return row.price;
  return row.hasConsented ? newPrice : null;
}

/** What is true of a subscription whose next period was paid. */
export function renewed(row: PaidRow, no: number, price: number): Partial<SubscriptionRow> {
  const paidThroughAt = periodStart(row.startedAt, row.type, no + 1);
  const isNewPrice = row.newPrice === price;
  return {
    price,
    ...(isNewPrice && { newPrice: null, newPriceAt: null, hasConsented: false }),
    totalPeriods: row.totalPeriods + 1,
    paidThroughAt,
    totalFailures: 0,
    failureCode: null,
    paymentId: null,
    // What was cancelled while its payment was under way stays cancelled.
    ...(row.status !== 'cancelled' && { status: 'active', renewsAt: paidThroughAt }),
  };
}

/** Notes that a renewal failed: it is tried again after 1, 3 and 5 days, then it ends (rule M7). */
export async function fail(unit: Unit, row: PaidRow, failureCode: SubscriptionRow['failureCode']): Promise<void> {
  const totalFailures = row.totalFailures + 1;
  const again = row.status === 'cancelled' ? null : nextTry(totalFailures, unit.now);
  const failed = { totalFailures, failureCode, paymentId: null };
  if (!again) {
    await changeSubscription(unit, row, { ...failed, status: 'ended', endedAt: unit.now, renewsAt: null });
    await notice(unit, row, { kind: 'ended', because: 'failed' });
    return;
  }
  await changeSubscription(unit, row, { ...failed, status: 'past-due', renewsAt: again });
  await notice(unit, row, { kind: 'failed', nextTry: again });
}

async function renewWithTokens(unit: Unit, row: PaidRow, no: number, price: number): Promise<void> {
  try {
    await payPeriodWithTokens(unit, row, no, price);
  } catch (error) {
    // Thrown before anything was written.
    if (!(error instanceof ApiFailure && error.code === 'INSUFFICIENT_BALANCE')) throw error;
    return fail(unit, row, 'insufficient_funds');
  }
  await changeSubscription(unit, row, renewed(row, no, price));
}

async function renew(unit: Unit, row: SubscriptionRow): Promise<void> {
  if (!isPaid(row)) return;
  if (!(await isRenewable(unit.tx, row))) return end(unit, row, 'unavailable');
  const no = duePeriod(row, unit.now);
  const price = nextPrice(row, no);
  if (price === null) return end(unit, row, 'price');
  return renewWithTokens(unit, row, no, price);
}

const dueToRenew = (now: Date) => lte(subscriptions.renewsAt, now);

const dueToEnd = (now: Date) =>
  and(
    isNull(subscriptions.renewsAt),
    ne(subscriptions.status, 'ended'),
    ne(subscriptions.status, 'pending'),
    lte(subscriptions.paidThroughAt, now),
  );

/**
 * Does something with every subscription that fulfils a condition, each in a transaction of its own. Several workers
 * share the work, since none waits for a row that another holds; what a stopped one left is done by the next.
 */
async function forEachDue(
  context: Context,
  due: (now: Date) => SQL | undefined,
  order: SQL,
  work: (unit: Unit, row: SubscriptionRow) => Promise<void>,
): Promise<void> {
  const failed: string[] = [];
  const faults: unknown[] = [];
  const one = () => {
    let id = '';
    return context
      .transaction(async (unit) => {
        const [row] = await unit.tx
          .select()
          .from(subscriptions)
          .where(and(due(unit.now), failed.length > 0 ? notInArray(subscriptions.id, failed) : undefined))
          .orderBy(order)
          .limit(1)
          .for('update', { skipLocked: true });
        id = row?.id ?? '';
        if (row) await work(unit, row);
        return row !== undefined;
      })
      .catch((error) => {
        // One that cannot be done must not keep the others waiting.
        if (!id) throw error;
        failed.push(id);
        faults.push(error);
        return true;
      });
  };
  const lane = async () => {
    while (await one());
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} subscriptions could not be renewed.`);
}

/** Renews what is due, and ends what is over (rule M7). Bears being done by several workers at once, and being cut off. */
export async function renewDue(context: Context): Promise<void> {
  await forEachDue(context, dueToRenew, sql`${subscriptions.renewsAt}`, renew);
  await forEachDue(context, dueToEnd, sql`${subscriptions.paidThroughAt}`, async (unit, row) => {
    await endSubscription(unit, row, row.paidThroughAt);
  });
}
