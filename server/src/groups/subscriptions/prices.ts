import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { performers, subscriptions } from '../../db/schema/index.ts';
import type { DomainEventOf } from '../../domain-events.ts';
import { fromHundredths } from '../../ledger/money.ts';
import type { Progress } from '../../outbox/fan-out.ts';
import type { Unit } from '../../unit.ts';
import { notice } from './outcome.ts';
import { priceNoticeEnd } from './periods.ts';
import { changeSubscription, isPaid, lockSubscription, type PaidRow } from './store.ts';

/** Subscriptions read by one statement; each has a transaction of its own. */
const batch = 100;

const shown = (hundredths: number) => fromHundredths(hundredths).toFixed(2);

/** Tells a subscriber that the performer stopped offering the subscription, once. */
async function withdraw(unit: Unit, row: PaidRow) {
  if (row.withdrawnAt) return;
  const changes = { withdrawnAt: unit.now, newPrice: null, newPriceAt: null, hasConsented: false };
  await changeSubscription(unit, row, changes);
  await notice(unit, row, { kind: 'withdrawn', until: row.paidThroughAt > unit.now ? row.paidThroughAt : null });
}

/**
 * Brings a subscription to the price that its performer asks now: a lower one holds at once, a higher one is announced,
 * and without one it is not renewed. Those who were told of something are told when it is no longer so.
 */
async function reprice(unit: Unit, id: string, prices: { monthly: number | null; yearly: number | null }) {
  const row = await lockSubscription(unit.tx, id);
  if (!row || !isPaid(row) || (row.status !== 'active' && row.status !== 'past-due')) return;
  const price = prices[row.type];
  if (price === null) return withdraw(unit, row);
  if (row.withdrawnAt) {
    await changeSubscription(unit, row, { withdrawnAt: null });
    // A higher price is announced below, and does not hold before its notice is over.
    const renewal = { price: shown(Math.min(price, row.price)), renewsAt: row.renewsAt ?? row.paidThroughAt };
    await notice(unit, row, { kind: 'offered-again', ...renewal });
  }
  if (price === row.newPrice) return;
  if (price <= row.price) {
    if (price === row.price && row.newPrice === null) return;
    await changeSubscription(unit, row, { price, newPrice: null, newPriceAt: null, hasConsented: false });
    if (row.newPrice !== null) {
      await notice(unit, row, { kind: 'new-price-withdrawn', price: shown(price), newPrice: shown(row.newPrice) });
    }
    return;
  }
  const from = priceNoticeEnd(row.startedAt, row.type, unit.now);
  await changeSubscription(unit, row, { newPrice: price, newPriceAt: from, hasConsented: false });
  await notice(unit, row, { kind: 'new-price', price: shown(row.price), newPrice: shown(price), from });
}

/** Tells the subscribers of changed prices, 30 days ahead of a higher one (rule M7). Idempotent: a second run tells nobody. */
export async function repriceOf(
  context: Context,
  event: DomainEventOf<'prices-changed'>,
  progress: Progress,
): Promise<void> {
  const { performerId } = event;
  for (;;) {
    const rows = await context.db
      .select({ id: subscriptions.id, userId: subscriptions.userId })
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.performerId, performerId),
          inArray(subscriptions.status, ['active', 'past-due']),
          ne(subscriptions.type, 'free'),
          gt(subscriptions.id, progress.cursor),
        ),
      )
      .orderBy(subscriptions.id)
      .limit(batch);
    for (const { id, userId } of rows) {
      await context.transaction(
        async (unit) => {
          const [prices] = await unit.tx
            .select({ monthly: performers.monthlyPrice, yearly: performers.yearlyPrice })
            .from(performers)
            .where(eq(performers.userId, performerId));
          if (prices) await reprice(unit, id, prices);
        },
        { ids: [userId, performerId] },
      );
    }
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    await progress.save(context.db, last.id);
  }
}
