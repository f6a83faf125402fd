import type { PaymentFailureCode } from '@fanlight/sdk/models';
import type Stripe from 'stripe';
import type { ChargeOutcome, GatewayCard } from '../gateway.ts';

/** Maps Stripe's error code and the bank's decline code to the failure code of a payment. */
export function toFailureCode(code?: string | null, declineCode?: string | null): PaymentFailureCode {
  const codes = [declineCode, code];
  if (codes.includes('insufficient_funds')) return 'insufficient_funds';
  if (codes.includes('expired_card')) return 'expired_card';
  if (codes.includes('incorrect_cvc') || codes.includes('invalid_cvc')) return 'incorrect_cvc';
  if (codes.includes('payment_intent_authentication_failure') || codes.includes('setup_intent_authentication_failure'))
    return 'authentication_failed';
  if (codes.includes('processing_error')) return 'processing_error';
  return 'card_declined';
}

/** Returns the card of a payment method; undefined if the payment method is not a card. */
export function toCard({ id, card }: Stripe.PaymentMethod): GatewayCard | undefined {
  if (!card) return undefined;
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = card;
  return { brand, last4, expMonth, expYear, fingerprint: card.fingerprint ?? id };
}

/**
 * Maps the status of a payment intent. `requires_payment_method` is mapped to failed, because the platform creates a
 * new payment for another card.
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
      // If the bank requires authentication for a renewal, the payment waits until the cardholder is present.
      if (code === 'authentication_required')
        return { status: 'requires-authentication', clientSecret: intent.client_secret ?? null, gatewayPaymentId };
      return { status: 'failed', failureCode: toFailureCode(code, declineCode), gatewayPaymentId };
    }
    default:
      return { status: 'pending', gatewayPaymentId };
  }
}
