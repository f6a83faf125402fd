import type { Payment, SavedCard } from '@fanlight/sdk/models';
import { fromHundredths } from '../../ledger/money.ts';
import type { Db, Ports } from '../../ports/index.ts';
import { deletedUserSummary, readUserSummaries } from '../users/index.ts';
import { type CardRow, type PaymentRow, readDisputed } from './store.ts';

/** Presents payments. */
export async function toPayments(ports: Ports, db: Db, rows: PaymentRow[]): Promise<Payment[]> {
  if (rows.length === 0) return [];
  const people = await readUserSummaries(
    ports,
    db,
    rows.flatMap(({ performerId }) => performerId ?? []),
  );
  const ids = rows.map(({ id }) => id);
  const disputed = await readDisputed(db, ids);
  return rows.map((row) => ({
    _id: row.id,
    type: row.type,
    status: row.status,
    amount: fromHundredths(row.amount),
    discount: fromHundredths(row.discount),
    couponCode: row.couponCode,
    currency: row.currency,
    tokens: fromHundredths(row.tokens),
    performer: row.performerId ? (people.get(row.performerId) ?? deletedUserSummary(row.performerId)) : null,
    subscriptionId: row.subscriptionId,
    gateway: row.gateway,
    card: row.cardBrand && row.cardLast4 ? { brand: row.cardBrand, last4: row.cardLast4 } : null,
    failureCode: row.failureCode,
    refundedAmount: fromHundredths(row.refundedAmount),
    isDisputed: disputed.has(row.id),
    createdAt: row.createdAt.toISOString(),
  }));
}

/** Presents one payment. */
export async function toPayment(ports: Ports, db: Db, row: PaymentRow): Promise<Payment> {
  const [payment] = await toPayments(ports, db, [row]);
  if (!payment) throw new Error(`There is no payment ${row.id}.`);
  return payment;
}

/** Presents a card. It is valid until the last day of its expiry month. */
export function toSavedCard(row: CardRow, now: Date): SavedCard {
  const isExpired = Date.UTC(row.expYear, row.expMonth, 1) <= now.getTime();
  const { id: _id, paymentMethodId, gateway, brand, last4, expMonth, expYear, isDefault } = row;
  const status = isExpired ? 'expired' : row.status;
  const createdAt = row.createdAt.toISOString();
  return { _id, paymentMethodId, gateway, status, brand, last4, expMonth, expYear, isDefault, createdAt };
}
