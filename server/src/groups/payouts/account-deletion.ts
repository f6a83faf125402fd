import { and, eq, inArray } from 'drizzle-orm';
import type { AccountDeletion } from '../../content/index.ts';
import { payoutRequests } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import type { Unit } from '../../unit.ts';
import { openStatuses } from './review.ts';

/**
 * Checks that no payout of the user waits for a decision or for its payment (rule P8). No request can be added after this
 * check, because a new request waits for the lock of the account.
 *
 * @throws {ApiFailure} `PAYOUT_PENDING`
 */
export async function requireNoOpenPayout({ tx }: Unit, userId: string): Promise<void> {
  const isOpen = inArray(payoutRequests.status, openStatuses);
  const [open] = await tx
    .select({ id: payoutRequests.id })
    .from(payoutRequests)
    .where(and(eq(payoutRequests.userId, userId), isOpen))
    .limit(1);
  if (open) throw new ApiFailure('PAYOUT_PENDING');
}

export const accountDeletion: AccountDeletion = {
  /** Deletes the accounts and the notes of the payouts. The payouts themselves are kept like the ledger. */
  async own({ tx }, { id }) {
    await tx
      .update(payoutRequests)
      .set({ destination: null, bankAccount: null, gatewayAccountId: null, note: null, reason: null })
      .where(eq(payoutRequests.userId, id));
  },
};
