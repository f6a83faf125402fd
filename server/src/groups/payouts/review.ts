import type { PayoutMethod, PayoutStatus } from '@fanlight/sdk/models';
import { asc, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { payoutRequests } from '../../db/schema/index.ts';
import type { PayoutBankAccount } from '../../db/schema/payouts.ts';
import { ApiFailure } from '../../http/failure.ts';
import { post } from '../../ledger/ledger.ts';
import { fromHundredths } from '../../ledger/money.ts';
import { canChangeStatus, payoutNumberOf } from './rules.ts';
import { emitUpdated, lockPayout, moveToHold } from './writing.ts';

/** A payout request as an operator needs it to pay it. */
export interface OpenPayout {
  id: string;
  number: string;
  userId: string;
  status: PayoutStatus;
  /** The amount in the primary currency. */
  amount: number;
  currency: string;
  method: PayoutMethod;
  /** The bank account, with the whole number. Null for other methods, and after the deletion of the account. */
  bankAccount: PayoutBankAccount | null;
  /** The id of the account at Stripe. Null for other methods, and after the deletion of the account. */
  stripeAccountId: string | null;
  note: string | null;
  createdAt: Date;
}

/** The decision of an operator. A failure and a rejection have a reason, which the user sees. */
export type PayoutDecision = { status: 'approved' | 'paid' } | { status: 'failed' | 'rejected'; reason: string };

/** The functions with which an operator handles payout requests (rules M9, O1). */
export interface PayoutReview {
  /** Lists the oldest requests with a status, at most a hundred, with decrypted account numbers. */
  list(status: PayoutStatus): Promise<OpenPayout[]>;
  /**
   * Changes the status of a request. A failed or rejected request returns its amount to the earnings.
   *
   * @param decidedBy - the e-mail address of the operator
   * @throws {ApiFailure} `NOT_FOUND`, or `STATUS_CONFLICT` if the request cannot get the status
   */
  decide(id: string, decision: PayoutDecision, decidedBy: string): Promise<void>;
}

const pageSize = 100;

async function listPayouts({ db, ports }: Context, status: PayoutStatus): Promise<OpenPayout[]> {
  const rows = await db
    .select()
    .from(payoutRequests)
    .where(eq(payoutRequests.status, status))
    .orderBy(asc(payoutRequests.id))
    .limit(pageSize);
  return Promise.all(
    rows.map(async ({ id, no, userId, amount, currency, bankAccount, gatewayAccountId, note, createdAt, ...row }) => ({
      ...{ id, number: payoutNumberOf(no), userId, status: row.status, amount: fromHundredths(amount), currency },
      method: row.method,
      bankAccount: bankAccount && {
        ...bankAccount,
        accountNumber: await ports.cipher.decrypt(bankAccount.accountNumber),
      },
      stripeAccountId: gatewayAccountId && (await ports.cipher.decrypt(gatewayAccountId)),
      ...{ note, createdAt },
    })),
  );
}

async function decide(context: Context, id: string, decision: PayoutDecision, decidedBy: string): Promise<void> {
  const [found] = await context.db
    .select({ userId: payoutRequests.userId })
    .from(payoutRequests)
    .where(eq(payoutRequests.id, id));
  if (!found) throw new ApiFailure('NOT_FOUND');
  await context.transaction(
    async (unit) => {
      const { tx, now } = unit;
      const before = await lockPayout(unit, id);
      const { status } = decision;
      if (!canChangeStatus(before.status, status)) throw new ApiFailure('STATUS_CONFLICT');
      const { userId, amount } = before;
      if (status === 'paid') {
        const movements = [
          { account: { ownerId: userId, kind: 'payout-earnings' as const }, amount: -amount },
          { account: { ownerId: null, kind: 'payout' as const }, amount },
        ];
        await post(tx, { id: unit.nextId(), kind: 'payout', referenceId: id, at: now, movements }, unit.nextId);
      } else if (status !== 'approved') {
        await moveToHold(unit, userId, -amount, { kind: 'payout-return', referenceId: id });
      }
      await tx
        .update(payoutRequests)
        .set({
          ...{ status, decidedBy, updatedAt: now, reason: 'reason' in decision ? decision.reason : null },
          ...(status === 'approved' ? { approvedAt: now } : { closedAt: now }),
          ...(status === 'paid' && { paidAt: now }),
        })
        .where(eq(payoutRequests.id, id));
      emitUpdated(unit, before);
      unit.publish({ type: 'payout-updated', payoutRequestId: id, status });
    },
    { ids: [found.userId] },
  );
}

/** Creates the functions with which an operator decides about payouts. Each decision is recorded in the request. */
export const createPayoutReview = (createContext: () => Context): PayoutReview => ({
  list: (status) => listPayouts(createContext(), status),
  decide: (id, decision, decidedBy) => decide(createContext(), id, decision, decidedBy),
});
