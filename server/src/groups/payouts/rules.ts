import type { PayoutMethod, PayoutObstacle, PayoutStatus } from '@fanlight/sdk/models';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';

const following: Record<PayoutStatus, PayoutStatus[]> = {
  pending: ['approved', 'rejected'],
  approved: ['paid', 'failed'],
  paid: [],
  failed: [],
  rejected: [],
};

/** Whether a request can get a status (rule M9). */
export const canChangeStatus = (from: PayoutStatus, to: PayoutStatus): boolean => following[from].includes(to);

/** The number of a request that users see. */
export const payoutNumberOf = (no: number): string => `PO-${no}`;

/** The facts that decide whether a payout is possible. Amounts are in integer hundredths. */
export interface PayoutTerms {
  amount: number;
  payable: number;
  minimum: number;
  isApproved: boolean;
  hasPending: boolean;
  hasDestination: boolean;
}

/** Returns the first reason why a payout is not possible; null if it is possible. */
export function findObstacle(terms: PayoutTerms): PayoutObstacle | null {
  if (!terms.isApproved) return 'not-approved';
  if (terms.hasPending) return 'pending-payout';
  if (!terms.hasDestination) return 'no-destination';
  if (terms.amount < terms.minimum) return 'below-minimum';
  return terms.amount > terms.payable ? 'above-payable' : null;
}

/** The failure of a request that an obstacle prevents. `minimum` is in tokens. */
export function toFailure(obstacle: PayoutObstacle, method: PayoutMethod, minimum: number): ApiFailure {
  switch (obstacle) {
    case 'not-approved':
      return new ApiFailure('PERFORMER_NOT_APPROVED');
    case 'pending-payout':
      return new ApiFailure('PAYOUT_PENDING');
    case 'no-destination':
      return new ApiFailure('PROVIDER_NOT_CONFIGURED', {
        reason: method === 'stripe' ? 'STRIPE_ACCOUNT_REQUIRED' : 'BANK_ACCOUNT_REQUIRED',
      });
    case 'below-minimum':
      return fieldFailure('AMOUNT_OUT_OF_RANGE', 'amount', 'TOO_SMALL', { min: minimum });
    case 'above-payable':
      return new ApiFailure('INSUFFICIENT_BALANCE');
  }
}
