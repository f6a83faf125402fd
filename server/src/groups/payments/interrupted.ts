import { and, eq, lt } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { payments } from '../../db/schema/index.ts';
import { type DuePass, forEachDue } from '../../outbox/due.ts';
import type { ChargeOutcome, PaymentGateway } from './gateways/gateway.ts';
import { findGateway } from './gateways/index.ts';
import { settle } from './settle.ts';
import type { PaymentRow } from './store.ts';

/**
 * After this number of milliseconds, no request still waits for the gateway's response. It is also the interval between
 * two checks of a payment.
 */
const interruptedAfterMs = 2 * 60 * 1000;
/** The number of payments that one statement reads. */
const batch = 100;

/** The outcome of a payment that the gateway never received. The card was not charged. */
const notReceived: ChargeOutcome = { status: 'failed', failureCode: 'processing_error' };

/** Finds the outcome of a payment. Undefined if a later event of the gateway will report it. */
async function findOutcome(
  context: Context,
  gateway: PaymentGateway,
  { id: paymentId, userId, gatewayPaymentId }: PaymentRow,
): Promise<ChargeOutcome | undefined> {
  if (gatewayPaymentId) return gateway.readCharge(context, gatewayPaymentId);
  return (await gateway.findCharge(context, { paymentId, userId })) ?? notReceived;
}

/**
 * Settles payments whose request ended without a response of the gateway, because the server was killed or the gateway
 * was down (rule M3). If the card was charged, the payment is credited. If the gateway never received the payment, the
 * payment fails, and its coupon is released. This job never charges a card, because the user may have paid in another
 * way meanwhile. If a charge succeeds later, the gateway's event credits the payment. Renewals are excluded, because
 * `renewDue` retries their payments. If a check fails, the error is logged, and the payment is checked again after the
 * other payments. Idempotent: safe to run concurrently and to be interrupted.
 */
export async function settleInterruptedPayments(context: Context, pass: DuePass): Promise<void> {
  const gateway = findGateway(context);
  if (!gateway) return;
  const now = context.ports.clock.now();
  const isDue = and(
    eq(payments.status, 'pending'),
    eq(payments.isOffSession, false),
    eq(payments.gateway, gateway.name),
    lt(payments.updatedAt, new Date(now.getTime() - interruptedAfterMs)),
  );
  const read = () =>
    context.db
      .select({ id: payments.id })
      .from(payments)
      .where(isDue)
      .orderBy(payments.updatedAt, payments.id)
      .limit(batch);
  const work = async ({ id }: { id: string }) => {
    // The payment is postponed before the gateway is called. If this check fails, the next pass begins with payments
    // that were not checked yet.
    const [payment] = await context.db
      .update(payments)
      .set({ updatedAt: now })
      .where(and(eq(payments.id, id), isDue))
      .returning();
    const outcome = payment && (await findOutcome(context, gateway, payment));
    if (outcome) await context.transaction((unit) => settle(context, unit, id, { type: 'outcome', outcome }));
  };
  await forEachDue(pass, { batch, read, work });
}
