import type { Payment } from '@fanlight/sdk/models';
import { and, eq, inArray } from 'drizzle-orm';
import { disputes, ledgerTransactions, payments } from '../../db/schema/index.ts';
import { fromHundredths } from '../../ledger/money.ts';
import type { Db, Ports } from '../../ports/index.ts';
import { deletedUserSummary, readUserSummaries } from '../users/index.ts';

/** A payment as it is kept. */
export type PaymentRow = typeof payments.$inferSelect;

/** A payment; undefined where there is none. */
export async function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row;
}

/** Tokens that so much of a top-up's money bought, its bonus included. */
export const tokensFor = ({ tokens, amount }: PaymentRow, money: number): number =>
  amount === 0 ? 0 : Math.round((tokens * money) / amount);

/** Whether the ledger has what a payment brought; never for one that nobody wanted any more (rule M1). */
export async function isPosted(db: Db, { id, type }: PaymentRow): Promise<boolean> {
  const isIt = and(eq(ledgerTransactions.kind, type), eq(ledgerTransactions.referenceId, id));
  return (await db.$count(ledgerTransactions, isIt)) > 0;
}

/** Payments as they go over the wire. */
export async function toPayments(ports: Ports, db: Db, rows: PaymentRow[]): Promise<Payment[]> {
  if (rows.length === 0) return [];
  const people = await readUserSummaries(
    ports,
    db,
    rows.flatMap(({ performerId }) => performerId ?? []),
  );
  const ids = rows.map(({ id }) => id);
  const open = await db
    .select({ paymentId: disputes.paymentId })
    .from(disputes)
    .where(and(inArray(disputes.paymentId, ids), eq(disputes.status, 'open')));
  const disputed = new Set(open.map(({ paymentId }) => paymentId));
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

/** One payment as it goes over the wire. */
export async function toPayment(ports: Ports, db: Db, row: PaymentRow): Promise<Payment> {
  const [payment] = await toPayments(ports, db, [row]);
  if (!payment) throw new Error(`There is no payment ${row.id}.`);
  return payment;
}
