import Stripe from 'stripe';
import { ApiFailure } from '../../../../http/failure.ts';

/** Throws `UNAVAILABLE` after an error of Stripe that leaves the result of a call unknown. The call can be retried. */
export function unavailable(error: unknown): never {
  if (error instanceof Stripe.errors.StripeError) {
    throw new ApiFailure('UNAVAILABLE', { reason: 'GATEWAY_UNAVAILABLE' });
  }
  throw error;
}
