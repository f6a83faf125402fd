import { and, eq, lt } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { payments } from '../../db/schema/index.ts';
import { type DuePass, forEachDue } from '../../outbox/due.ts';
import type { ChargeOutcome, PaymentGateway } from './gateways/gateway.ts';
import { findGateway } from './gateways/index.ts';
import { settle } from './settle.ts';
import type { PaymentRow } from './store.ts';

/**
 * Milliseconds after which no request waits for the gateway's answer to a payment any more, and between two checks of the
 * same payment.
 */
const unansweredAfterMs = 2 * 60 * 1000;
/** Payments read by one statement. */
const batch = 100;

/** Nothing was charged, and nothing will be. */
const givenUp: ChargeOutcome = { status: 'failed', failureCode: 'processing_error' };

/** What became of a payment; undefined where one of the gateway's events will say so. */
async function findOutcome(
  context: Context,
  gateway: PaymentGateway,
  { id: paymentId, userId, gatewayPaymentId }: PaymentRow,
): Promise<ChargeOutcome | undefined> {
  if (gatewayPaymentId) return gateway.readCharge(context, gatewayPaymentId);
  return (await gateway.findCharge(context, { paymentId, userId })) ?? givenUp;
}

/**
 * Settles payments whose request ended without the gateway's answer: the server was killed, or the gateway was down
 * (rule M3). A charge that was made is credited; a payment that the gateway never heard of fails, and its coupon is
 * released. No card is charged here: the person may have paid in another way since. Should a charge succeed even so, the
 * gateway's event credits it.
 *
 * Renewals are left out: `renewDue` asks for their payment again. A check that fails is logged, and the payment waits, so
 * that payments which cannot be checked do not keep others from being checked. Idempotent: safe to run concurrently and to be
 * interrupted.
 */
export async function settleUnanswered(context: Context, pass: DuePass): Promise<void> {
  const gateway = findGateway(context);
  if (!gateway) return;
  const now = context.ports.clock.now();
  const isDue = and(
    eq(payments.status, 'pending'),
    eq(payments.isOffSession, false),
    eq(payments.gateway, gateway.name),
    lt(payments.updatedAt, new Date(now.getTime() - unansweredAfterMs)),
  );
  const read = () =>
    context.db
      .select({ id: payments.id })
      .from(payments)
      .where(isDue)
      .orderBy(payments.updatedAt, payments.id)
      .limit(batch);
  const work = async ({ id }: { id: string }) => {
    // Before the gateway is asked: whatever comes of it, this payment waits, and those that were not checked come first.
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
