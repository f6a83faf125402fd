import type { KnownErrorReason, PaymentFailureCode } from '@fanlight/sdk/models';
import { ApiFailure } from '../../http/failure.ts';

const reasons = {
  card_declined: 'CARD_DECLINED',
  insufficient_funds: 'INSUFFICIENT_FUNDS',
  expired_card: 'EXPIRED_CARD',
  incorrect_cvc: 'INCORRECT_CVC',
  authentication_failed: 'AUTHENTICATION_FAILED',
  processing_error: 'PROCESSING_ERROR',
} as const satisfies Record<PaymentFailureCode, KnownErrorReason>;

/**
 * Creates the error with status 402 for a refused card. The failure code is the `reason` of the error, and also the
 * reason of a field.
 */
export function cardFailure(code: PaymentFailureCode): ApiFailure {
  const reason = reasons[code];
  return new ApiFailure(code === 'expired_card' ? 'CARD_EXPIRED' : 'CARD_DECLINED', {
    reason,
    fields: [{ path: 'failureCode', reason }],
  });
}
