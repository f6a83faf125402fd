import type { Payment, PaymentFailureCode } from '@fanlight/sdk/models';
import { and, eq } from 'drizzle-orm';
import { payments } from '../../db/schema/index.ts';
import { post } from '../../ledger/ledger.ts';
import { fromHundredths } from '../../ledger/money.ts';
import type { Db } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import type { ChargeOutcome } from './gateways/gateway.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** A payment of a person; undefined where there is none. */
export async function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row;
}

/**
 * Brings a payment to what the gateway says. Tokens are credited once, however often it says so: the payment's row is
 * locked, and the ledger takes one posting for a payment (rule M3).
 */
export async function settle(
  unit: Unit,
  paymentId: string,
  outcome: ChargeOutcome,
): Promise<{ payment: PaymentRow; hasChanged: boolean }> {
  const { tx, now } = unit;
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update');
  if (!payment) throw new Error(`There is no payment ${paymentId}.`);
  if (payment.status === 'succeeded' || payment.status === 'failed') return { payment, hasChanged: false };
  const failureCode = outcome.status === 'failed' ? outcome.failureCode : null;
  const [settled] = await tx
    .update(payments)
    .set({ status: outcome.status, failureCode, updatedAt: now })
    .where(and(eq(payments.id, paymentId)))
    .returning();
  if (outcome.status === 'succeeded') {
    await post(
      tx,
      {
        id: unit.nextId(),
        kind: 'top-up',
        referenceId: paymentId,
        at: now,
        movements: [
          { account: { ownerId: null, kind: 'gateway' }, amount: -payment.tokens },
          { account: { ownerId: payment.userId, kind: 'tokens' }, amount: payment.tokens },
        ],
      },
      unit.nextId,
    );
  }
  return { payment: settled ?? payment, hasChanged: true };
}

/** A payment as it goes over the wire. */
export function toPayment(row: PaymentRow): Payment {
  return {
    _id: row.id,
    type: row.type,
    status: row.status,
    amount: fromHundredths(row.amount),
    currency: row.currency,
    tokens: fromHundredths(row.tokens),
    gateway: row.gateway,
    card: row.cardBrand && row.cardLast4 ? { brand: row.cardBrand, last4: row.cardLast4 } : null,
    failureCode: row.failureCode as PaymentFailureCode | null,
    createdAt: row.createdAt.toISOString(),
  };
}
