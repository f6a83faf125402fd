import { and, eq, gt, lt } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { findCause } from '../../db/errors.ts';
import { payments } from '../../db/schema/index.ts';
import type { DuePass } from '../../outbox/due.ts';
import { DatabaseUnavailable } from '../../ports/index.ts';
import type { ChargeOutcome, PaymentGateway } from './gateways/gateway.ts';
import { findGateway } from './gateways/index.ts';
import { settle } from './settle.ts';
import type { PaymentRow } from './store.ts';

/** Milliseconds after which no request waits for the gateway's answer to a payment any more. */
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
 * Renewals are left out: `renewDue` asks for their payment again. Idempotent: safe to run concurrently and to be
 * interrupted.
 */
export async function settleUnanswered(context: Context, pass: DuePass): Promise<void> {
  const gateway = findGateway(context);
  if (!gateway) return;
  const before = new Date(context.ports.clock.now().getTime() - unansweredAfterMs);
  let cursor = '';
  for (;;) {
    const rows = await context.db
      .select()
      .from(payments)
      .where(
        and(
          eq(payments.status, 'pending'),
          eq(payments.isOffSession, false),
          eq(payments.gateway, gateway.name),
          lt(payments.createdAt, before),
          gt(payments.id, cursor),
        ),
      )
      .orderBy(payments.id)
      .limit(batch);
    for (const payment of rows) {
      if (pass.isOver()) return;
      cursor = payment.id;
      try {
        const outcome = await findOutcome(context, gateway, payment);
        if (outcome)
          await context.transaction((unit) => settle(context, unit, payment.id, { type: 'outcome', outcome }));
      } catch (error) {
        if (findCause(error, DatabaseUnavailable)) throw error;
        pass.report(error);
      }
    }
    if (rows.length < batch) return;
  }
}
