import Stripe from 'stripe';
import { ApiFailure } from '../../../../http/failure.ts';

const {
  StripeAuthenticationError,
  StripeError,
  StripeIdempotencyError,
  StripeInvalidRequestError,
  StripePermissionError,
} = Stripe.errors;

/** Stripe's codes for an object that does not exist, or that does not belong to the platform any more. */
const missingCodes: readonly (string | undefined)[] = ['resource_missing', 'account_invalid'];

/** Whether Stripe does not know the object of a call. Stripe reports it with 400, 403 or 404. */
export const isMissing = (error: unknown): boolean =>
  (error instanceof StripeInvalidRequestError || error instanceof StripePermissionError) &&
  missingCodes.includes(error.code);

/** Whether Stripe has refused the data of a call. The same call is refused again. */
export const isRefused = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof StripeInvalidRequestError;

/** Whether the call itself is wrong: the key, its permissions, or the use of an idempotency key. */
const isMisconfigured = (error: unknown): boolean =>
  error instanceof StripeAuthenticationError ||
  error instanceof StripePermissionError ||
  error instanceof StripeIdempotencyError;

/**
 * Throws `UNAVAILABLE` after an error of Stripe that leaves the result of a call unknown. The call can be retried: Stripe
 * did not respond, has failed, or limits the rate of calls. A call that only the operator can repair, such as one with a
 * wrong key, is logged as well.
 */
export function unavailable(error: unknown): never {
  if (!(error instanceof StripeError)) throw error;
  throw new ApiFailure('UNAVAILABLE', {
    reason: 'GATEWAY_UNAVAILABLE',
    ...(isMisconfigured(error) && { cause: error }),
  });
}
