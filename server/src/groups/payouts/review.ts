import type { PayoutStatus } from '@fanlight/sdk/models';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type ActingOperator, keyOf, performAction } from '../../audit/audit.ts';
import type { Context } from '../../context.ts';
import { payoutRequests, users } from '../../db/schema/index.ts';
import type { PayoutBankAccount } from '../../db/schema/payouts.ts';
import { ApiFailure } from '../../http/failure.ts';
import { countCapped, keyset, type Page, type PageRequest, toPage } from '../../http/paging.ts';
import { post } from '../../ledger/ledger.ts';
import { fromHundredths } from '../../ledger/money.ts';
import type { Db } from '../../ports/index.ts';
import { canChangeStatus, payoutNumberOf } from './rules.ts';
import type { PayoutRow } from './store.ts';
import { emitUpdated, lockPayout, moveToHold } from './writing.ts';

/** A payout request as an operator needs it to pay it. */
export interface OpenPayout extends Omit<PayoutRow, 'no' | 'amount'> {
  number: string;
  /** The name of the user; null after the deletion of the account. */
  name: string | null;
  username: string | null;
  /** The operator who has decided last, by the present e-mail address; null after the deletion of the operator's account. */
  decidedBy: string | null;
  /** The amount in the primary currency. */
  amount: number;
  /** The bank account, with the whole number. Null for other methods, and after the deletion of the account. */
  bankAccount: PayoutBankAccount | null;
  /** The id of the account at Stripe. Null for other methods, and after the deletion of the account. */
  stripeAccountId: string | null;
}

/** The decision of an operator. A failure and a rejection have a reason, which the user sees. */
export type PayoutDecision = { status: 'approved' | 'paid' } | { status: 'failed' | 'rejected'; reason: string };

/** The statuses of payouts that await a decision or the payment. */
export const openStatuses: PayoutStatus[] = ['pending', 'approved'];

/** Counts the payouts that await an operator. */
export const countOpenPayouts = (db: Db): Promise<number> =>
  countCapped(db, sql`select 1 from ${payoutRequests} where ${inArray(payoutRequests.status, openStatuses)}`);

const deciders = alias(users, 'decider');

/** Lists the requests of all users with a status, oldest first, with decrypted account numbers. */
export async function listPayoutsToReview(
  { db, ports }: Context,
  status: PayoutStatus,
  page: PageRequest,
): Promise<Page<OpenPayout>> {
  const hasStatus = eq(payoutRequests.status, status);
  const { after, order } = keyset(payoutRequests.id, { cursor: page.cursor, sort: 'asc' });
  const rows = await db
    .select({
      ...{ payout: payoutRequests, name: users.name, username: users.username },
      decidedBy: sql<
        string | null
      >`coalesce(${deciders.email}, substring(${payoutRequests.decidedBy} from '^shell:.*'))`,
    })
    .from(payoutRequests)
    .leftJoin(users, eq(users.id, payoutRequests.userId))
    .leftJoin(deciders, and(eq(deciders.id, payoutRequests.decidedBy), isNull(deciders.closedAt)))
    .where(and(hasStatus, after))
    .orderBy(order)
    .limit(page.limit + 1)
    .offset(page.offset);
  const total = await countCapped(db, sql`select 1 from ${payoutRequests} where ${hasStatus}`);
  const found = toPage(rows, page, total, ({ payout }) => payout.id);
  const data = await Promise.all(
    found.data.map(async ({ payout: { no, amount, bankAccount, ...payout }, name, username, decidedBy }) => ({
      ...payout,
      ...{ number: payoutNumberOf(no), name, username, amount: fromHundredths(amount), decidedBy },
      bankAccount: bankAccount && {
        ...bankAccount,
        accountNumber: await ports.cipher.decrypt(bankAccount.accountNumber),
      },
      stripeAccountId: payout.gatewayAccountId && (await ports.cipher.decrypt(payout.gatewayAccountId)),
    })),
  );
  return { ...found, data };
}

/**
 * Changes the status of a request. A failed or rejected request returns its amount to the earnings (rule M9).
 *
 * @throws {ApiFailure} `NOT_FOUND`, or `STATUS_CONFLICT` if the request cannot get the status
 */
export async function decidePayout(
  context: Context,
  id: string,
  decision: PayoutDecision,
  operator: ActingOperator,
): Promise<void> {
  const [found] = await context.db
    .select({ userId: payoutRequests.userId })
    .from(payoutRequests)
    .where(eq(payoutRequests.id, id));
  if (!found) throw new ApiFailure('NOT_FOUND');
  await performAction(
    context,
    { operator, name: 'decidePayout', targetId: id },
    async (unit) => {
      const { tx, now } = unit;
      const before = await lockPayout(unit, id);
      const { status } = decision;
      const reason = 'reason' in decision ? decision.reason : null;
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
          ...{ status, reason, decidedBy: keyOf(operator), updatedAt: now },
          ...(status === 'approved' ? { approvedAt: now } : { closedAt: now }),
          ...(status === 'paid' && { paidAt: now }),
        })
        .where(eq(payoutRequests.id, id));
      emitUpdated(unit, before);
      unit.publish({ type: 'payout-updated', payoutRequestId: id, status });
      return {
        result: undefined,
        target: payoutNumberOf(before.no),
        ...{ before: { status: before.status }, after: { status } },
        reason: reason === null ? undefined : { userId, text: reason },
      };
    },
    { ids: [found.userId] },
  );
}
