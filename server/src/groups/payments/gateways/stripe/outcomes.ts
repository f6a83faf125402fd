import type { PaymentFailureCode } from '@fanlight/sdk/models';
import type Stripe from 'stripe';
import type { ChargeOutcome, GatewayCard } from '../gateway.ts';

/** Maps the reason of a failure. The bank's reason is preferred, since it is more exact than Stripe's. */
export function toFailureCode(code?: string | null, declineCode?: string | null): PaymentFailureCode {
  const words = [declineCode, code];
  if (words.includes('insufficient_funds')) return 'insufficient_funds';
  if (words.includes('expired_card')) return 'expired_card';
  if (words.includes('incorrect_cvc') || words.includes('invalid_cvc')) return 'incorrect_cvc';
  if (words.includes('payment_intent_authentication_failure') || words.includes('setup_intent_authentication_failure'))
    return 'authentication_failed';
  if (words.includes('processing_error')) return 'processing_error';
  return 'card_declined';
}

/** Maps a payment method to its card; undefined if it is not a card. */
export function toCard({ id, card }: Stripe.PaymentMethod): GatewayCard | undefined {
  if (!card) return undefined;
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = card;
  return { brand, last4, expMonth, expYear, fingerprint: card.fingerprint ?? id };
}

/**
 * Maps the status of a payment intent. One that requires another payment method has failed: each attempt of ours is a
 * new payment.
 */
export function toOutcome(intent: Stripe.PaymentIntent): ChargeOutcome {
  const gatewayPaymentId = intent.id;
  switch (intent.status) {
    case 'succeeded':
      return { status: 'succeeded', gatewayPaymentId };
    case 'requires_action':
    case 'requires_confirmation':
      return { status: 'requires-authentication', clientSecret: intent.client_secret ?? null, gatewayPaymentId };
    case 'requires_payment_method':
    case 'canceled': {
      const { code, decline_code: declineCode } = intent.last_payment_error ?? {};
      // Off session the bank may require authentication: the payment waits for the cardholder.
      if (code === 'authentication_required')
        return { status: 'requires-authentication', clientSecret: intent.client_secret ?? null, gatewayPaymentId };
      return { status: 'failed', failureCode: toFailureCode(code, declineCode), gatewayPaymentId };
    }
    default:
      return { status: 'pending', gatewayPaymentId };
  }
}
