import { and, eq, isNotNull, isNull, lte, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import { isVisible } from '../../access/standing.ts';
import type { Context } from '../../context.ts';
import { performers, subscriptions, users } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import type { Tx } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { fail, notice, renewed } from './outcome.ts';
import { payPeriodWithTokens } from './paying.ts';
import { periodAt, periodStart } from './periods.ts';
import { renewByCard } from './renewal-card.ts';
import { changeSubscription, endSubscription, isPaid, type PaidRow, type SubscriptionRow } from './store.ts';

/** Subscriptions that one worker renews at the same time. */
const lanes = 4;
/** Milliseconds that a worker has for asking the gateway, before others ask for the same payment. */
const lease = 10 * 60 * 1000;
/** Milliseconds after which a first payment that nobody answered is given up. */
const pendingFor = 24 * 60 * 60 * 1000;

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

/** What is left to be done once its transaction is committed, such as asking the gateway. */
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
  // Ours until then; whoever finds it later asks for the same payment, which is charged once.
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

/**
 * Does something with every subscription that fulfils a condition, each in a transaction of its own. Several workers
 * share the work, since none waits for a row that another holds; what a stopped one left is done by the next.
 */
async function forEachDue(
  context: Context,
  due: (now: Date) => SQL | undefined,
  order: SQL,
  work: (unit: Unit, row: SubscriptionRow) => Promise<Afterwards>,
): Promise<void> {
  const failed: string[] = [];
  const faults: unknown[] = [];
  const one = async () => {
    let id = '';
    try {
      const { isFound, afterwards } = await context.transaction(async (unit) => {
        const [row] = await unit.tx
          .select()
          .from(subscriptions)
          .where(and(due(unit.now), failed.length > 0 ? notInArray(subscriptions.id, failed) : undefined))
          .orderBy(order)
          .limit(1)
          .for('update', { skipLocked: true });
        id = row?.id ?? '';
        return { isFound: row !== undefined, afterwards: row && (await work(unit, row)) };
      });
      await afterwards?.();
      return isFound;
    } catch (error) {
      // One that cannot be done must not keep the others waiting.
      if (!id) throw error;
      failed.push(id);
      faults.push(error);
      return true;
    }
  };
  const lane = async () => {
    while (await one());
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} subscriptions could not be renewed.`);
}

/** Renews what is due, and ends what is over (rule M7). Bears being done by several workers at once, and being cut off. */
export async function renewDue(context: Context): Promise<void> {
  await forEachDue(context, dueToRenew, sql`${subscriptions.renewsAt}`, (unit, row) => renew(context, unit, row));
  await forEachDue(context, dueToEnd, sql`${subscriptions.paidThroughAt}`, async (unit, row) => {
    await endSubscription(unit, row, row.paidThroughAt);
    return undefined;
  });
  await forEachDue(context, dueToGiveUp, sql`${subscriptions.createdAt}`, async ({ tx }, { id }) => {
    // Should the bank still say yes, the money goes back.
    await tx.delete(subscriptions).where(eq(subscriptions.id, id));
    return undefined;
  });
}
