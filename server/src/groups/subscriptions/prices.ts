import { formatMoney } from '@fanlight/sdk/format';
import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { performers, subscriptions } from '../../db/schema/index.ts';
import type { DomainEventOf } from '../../domain-events.ts';
import { fromHundredths } from '../../ledger/money.ts';
import type { Progress } from '../../outbox/fan-out.ts';
import type { Unit } from '../../unit.ts';
import { priceColumns, pricesOf } from '../performers/index.ts';
import { readSettings } from '../settings/index.ts';
import { type Notice, noticeMail } from './mails.ts';
import { priceNoticeEnd } from './periods.ts';
import { changeTerms, isPaid, lockSubscriptions, type PaidRow, readRecipients, type Terms } from './store.ts';

/** The number of subscriptions that one transaction changes. */
const subscriptionsPerBatch = 1000;

/** The current prices of a performer. The price of a type is null if the performer does not offer the type. */
type Prices = Record<PaidRow['type'], number | null>;

/** The new terms of a subscription, and the notices to its subscriber. */
interface Repricing {
  terms: Terms;
  notices: Notice[];
}

/** Formats a price in integer hundredths, in the currency of the platform. */
type FormatPrice = (hundredths: number) => string;

/** Marks a subscription as no longer offered, with a notice to its subscriber. Null if it is already marked. */
function withdraw(row: PaidRow, now: Date): Repricing | null {
  if (row.withdrawnAt) return null;
  const until = row.paidThroughAt > now ? row.paidThroughAt : null;
  return {
    terms: { ...row, withdrawnAt: now, newPrice: null, newPriceAt: null, hasConsented: false },
    notices: [{ kind: 'withdrawn', until }],
  };
}

/** Applies a lower price immediately, or announces a higher price. Null if the price has not changed. */
function changePrice(row: PaidRow, price: number, now: Date, formatPrice: FormatPrice): Repricing | null {
  if (price === row.newPrice) return null;
  if (price > row.price) {
    const newPriceAt = priceNoticeEnd(row.startedAt, row.type, now);
    return {
      terms: { ...row, newPrice: price, newPriceAt, hasConsented: false },
      notices: [{ kind: 'new-price', price: formatPrice(row.price), newPrice: formatPrice(price), from: newPriceAt }],
    };
  }
  if (price === row.price && row.newPrice === null) return null;
  return {
    terms: { ...row, price, newPrice: null, newPriceAt: null, hasConsented: false },
    notices:
      row.newPrice === null
        ? []
        : [{ kind: 'new-price-withdrawn', price: formatPrice(price), newPrice: formatPrice(row.newPrice) }],
  };
}

/**
 * Applies the performer's current price to a subscription, or marks the subscription as no longer offered if there is
 * no price. If an earlier notice is no longer true, another notice corrects it. Null if nothing changes.
 */
function reprice(row: PaidRow, prices: Prices, now: Date, formatPrice: FormatPrice): Repricing | null {
  const price = prices[row.type];
  if (price === null) return withdraw(row, now);
  const changed = changePrice(row, price, now, formatPrice);
  if (!row.withdrawnAt) return changed;
  // This notice contains the old price if the new price is higher, because a higher price does not apply to the next
  // renewal. A second notice announces the higher price.
  const renewal = { price: formatPrice(Math.min(price, row.price)), renewsAt: row.renewsAt ?? row.paidThroughAt };
  return {
    terms: { ...(changed?.terms ?? row), withdrawnAt: null },
    notices: [{ kind: 'offered-again', ...renewal }, ...(changed?.notices ?? [])],
  };
}

/**
 * Changes the terms of a performer's subscriptions, and mails their subscribers. The number of statements is constant.
 */
async function repriceAll(unit: Unit, performerId: string, ids: string[]): Promise<void> {
  const [performerRow] = await unit.tx.select(priceColumns).from(performers).where(eq(performers.userId, performerId));
  if (!performerRow) return;
  const prices = pricesOf(performerRow);
  const rows = await lockSubscriptions(unit.tx, ids);
  const { primaryCurrency } = await readSettings(unit.tx);
  const formatPrice: FormatPrice = (hundredths) => formatMoney(fromHundredths(hundredths), primaryCurrency);
  const repriced = rows.flatMap((row) => {
    if (!isPaid(row) || (row.status !== 'active' && row.status !== 'past-due')) return [];
    const repricing = reprice(row, prices, unit.now, formatPrice);
    return repricing ? [{ row, ...repricing }] : [];
  });
  if (repriced.length === 0) return;
  await changeTerms(
    unit,
    repriced.map(({ terms }) => terms),
  );
  const recipients = await readRecipients(unit.tx, [performerId, ...repriced.map(({ row }) => row.userId)]);
  const performer = recipients.get(performerId);
  for (const { row, notices } of repriced) {
    const subscriber = recipients.get(row.userId);
    if (!performer || !subscriber) continue;
    for (const notice of notices) unit.mail(noticeMail(subscriber, performer.name, notice));
  }
}

/**
 * Applies changed prices of a performer to the subscriptions, one batch per call. A higher price is announced 30 days
 * before it applies (rule M7). Idempotent.
 */
export async function repriceSubscriptions(
  context: Context,
  { performerId }: DomainEventOf<'prices-changed'>,
  progress: Progress,
): Promise<void> {
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
    .limit(subscriptionsPerBatch);
  const last = rows.at(-1);
  if (!last) return;
  const ids = rows.map(({ id }) => id);
  await context.transaction(
    async (unit) => {
      await repriceAll(unit, performerId, ids);
      if (rows.length === subscriptionsPerBatch) await progress.save(unit.tx, last.id);
    },
    { ids: [performerId, ...rows.map(({ userId }) => userId)] },
  );
}
