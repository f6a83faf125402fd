import type Stripe from 'stripe';
import * as zod from 'zod/mini';
import { ApiFailure } from '../../../../http/failure.ts';
import type { GatewayEvent, GatewayFact, PaymentName } from '../gateway.ts';
import { toCard, toOutcome } from './outcomes.ts';

const idOf = (resource: string | { id: string } | null | undefined): string | null =>
  typeof resource === 'string' ? resource : (resource?.id ?? null);

const ofIntent = ({ id, metadata }: Stripe.PaymentIntent): PaymentName => ({
  paymentId: metadata.paymentId ?? null,
  gatewayPaymentId: id,
});

/** Maps the status of a dispute. `warning_closed` and `prevented` are mapped to `won`, because no money was lost. */
function toDisputeStatus(status: Stripe.Dispute.Status): 'open' | 'won' | 'lost' {
  if (status === 'lost') return 'lost';
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open';
}

/**
 * Maps an event to a fact; null if the event is ignored.
 *
 * @param findIntent - reads a payment intent from Stripe
 */
async function toFact(
  event: Stripe.Event,
  findIntent: (id: string) => Promise<Stripe.PaymentIntent>,
): Promise<GatewayFact | null> {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.processing':
    case 'payment_intent.requires_action':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled': {
      const intent = event.data.object;
      return { type: 'payment', payment: ofIntent(intent), outcome: toOutcome(intent) };
    }
    case 'charge.refunded': {
      const charge = event.data.object;
      const payment = { paymentId: charge.metadata.paymentId ?? null, gatewayPaymentId: idOf(charge.payment_intent) };
      return { type: 'refund', payment, amount: charge.amount_refunded };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const dispute = event.data.object;
      const intentId = idOf(dispute.payment_intent);
      if (!intentId) return null;
      // The metadata of a dispute does not contain the platform's payment id. The metadata of its payment intent does.
      const payment = ofIntent(await findIntent(intentId));
      const status = toDisputeStatus(dispute.status);
      return { type: 'dispute', payment, disputeId: dispute.id, status, amount: dispute.amount };
    }
    case 'setup_intent.succeeded': {
      const paymentMethodId = idOf(event.data.object.payment_method);
      return paymentMethodId ? { type: 'card-ready', paymentMethodId } : null;
    }
    case 'setup_intent.setup_failed': {
      // After the setup has failed, the intent no longer contains the card.
      const paymentMethodId = idOf(event.data.object.last_setup_error?.payment_method);
      return paymentMethodId ? { type: 'card-refused', paymentMethodId } : null;
    }
    case 'payment_method.updated':
    case 'payment_method.automatically_updated': {
      const card = toCard(event.data.object);
      return card ? { type: 'card-changed', paymentMethodId: event.data.object.id, card } : null;
    }
    case 'payment_method.detached':
      return { type: 'card-removed', paymentMethodId: event.data.object.id };
    case 'account.updated': {
      const { id, metadata } = event.data.object;
      // Accounts without this id belong to another platform.
      return metadata?.userId ? { type: 'payout-account-changed', userId: metadata.userId, accountId: id } : null;
    }
    default:
      return null;
  }
}

const payment = zod.object({ paymentId: zod.nullable(zod.string()), gatewayPaymentId: zod.nullable(zod.string()) });
const paymentMethodId = zod.string();
const amount = zod.int().check(zod.nonnegative());
const card = zod.object({
  brand: zod.string(),
  last4: zod.string(),
  expMonth: zod.int(),
  expYear: zod.int(),
  fingerprint: zod.string(),
});

const outcome = zod.object({
  gatewayPaymentId: zod.string(),
  clientSecret: zod.optional(zod.nullable(zod.string())),
});

/**
 * The validators of facts. At runtime, a field that is missing from an event is undefined, although its type excludes
 * that.
 */
const facts = zod.discriminatedUnion('type', [
  zod.object({ type: zod.literal('payment'), payment, outcome }),
  zod.object({ type: zod.literal('refund'), payment, amount }),
  zod.object({ type: zod.literal('dispute'), payment, disputeId: zod.string(), amount }),
  zod.object({ type: zod.enum(['card-ready', 'card-refused', 'card-removed']), paymentMethodId }),
  zod.object({ type: zod.literal('payout-account-changed'), userId: zod.string(), accountId: zod.string() }),
  zod.object({ type: zod.literal('card-changed'), paymentMethodId, card }),
]);

/**
 * Parses an event whose signature was verified. An event without the required fields of its type is refused, so that
 * the error appears at Stripe and in the request log. Events of types that the platform does not use are ignored.
 *
 * @throws {ApiFailure} `MALFORMED_BODY`
 */
export async function readSigned(
  event: unknown,
  findIntent: (id: string) => Promise<Stripe.PaymentIntent>,
): Promise<GatewayEvent> {
  const { id, type, data } = (event ?? {}) as Partial<Stripe.Event>;
  if (typeof id !== 'string' || typeof type !== 'string' || typeof data?.object !== 'object' || data.object === null)
    throw new ApiFailure('MALFORMED_BODY');
  const fact = await toFact(event as Stripe.Event, findIntent).catch((error) => {
    // A TypeError means that a field of a missing object was read.
    if (error instanceof TypeError) throw new ApiFailure('MALFORMED_BODY');
    throw error;
  });
  if (fact && !facts.safeParse(fact).success) throw new ApiFailure('MALFORMED_BODY');
  return { eventId: id, fact };
}
