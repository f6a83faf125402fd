import { and, eq, lt } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { payments } from '../../db/schema/index.ts';
import { type DuePass, forEachDue } from '../../outbox/due.ts';
import type { ChargeOutcome, PaymentGateway } from './gateways/gateway.ts';
import { findGateway } from './gateways/index.ts';
import { settle } from './settle.ts';
import type { PaymentRow } from './store.ts';

/**
 * Milliseconds after which no request waits for the gateway's answer any more. Also the interval between checks of a
 * payment.
 */
const interruptedAfterMs = 2 * 60 * 1000;
/** Payments read by one statement. */
const batch = 100;

/** The card was not charged, and will not be. */
const givenUp: ChargeOutcome = { status: 'failed', failureCode: 'processing_error' };

/** Result of a payment; undefined if a later event of the gateway will report it. */
async function findOutcome(
  context: Context,
  gateway: PaymentGateway,
  { id: paymentId, userId, gatewayPaymentId }: PaymentRow,
): Promise<ChargeOutcome | undefined> {
  if (gatewayPaymentId) return gateway.readCharge(context, gatewayPaymentId);
  return (await gateway.findCharge(context, { paymentId, userId })) ?? givenUp;
}

/**
 * Settles payments whose request ended without the gateway's answer, because the server was killed or the gateway was
 * down (rule M3). A charge that was made is credited. A payment that the gateway never received fails, and its coupon
 * is released. Cards are not charged here, since the user may have paid in another way by now; a charge that succeeds
 * later is credited by the gateway's event.
 *
 * Renewals are excluded: `renewDue` retries their payments. A failed check is logged and the payment is checked again
 * later, so that it does not delay others. Idempotent: safe to run concurrently and to be interrupted.
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
    // Postponed before the gateway is called, so that payments that were not checked yet come first, whatever the
    // result.
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
