import type { ConnectedStripeAccount, StripeAccountStatus } from '@fanlight/sdk/models';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { payoutAccounts } from '../../db/schema/index.ts';
import type { Db } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';

export type PayoutAccount = typeof payoutAccounts.$inferSelect;

/** Reads a performer's account at a card gateway; undefined if there is none. */
export async function readPayoutAccount(db: Db, userId: string): Promise<PayoutAccount | undefined> {
  const [row] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.userId, userId));
  return row;
}

/**
 * Stores a performer's account at a card gateway. It replaces an account at another gateway, and the rejected account
 * `replaced`, which the gateway then deletes. If a concurrent request has stored another one, returns that one.
 */
export async function storePayoutAccount(
  { tx, now, publish }: Unit,
  values: Omit<PayoutAccount, 'createdAt' | 'updatedAt'>,
  replaced?: PayoutAccount,
): Promise<PayoutAccount> {
  const row = { ...values, createdAt: now, updatedAt: now };
  const isOther = ne(payoutAccounts.gateway, row.gateway);
  const setWhere = replaced ? or(isOther, eq(payoutAccounts.accountId, replaced.accountId)) : isOther;
  const [stored] = await tx
    .insert(payoutAccounts)
    .values(row)
    .onConflictDoUpdate({ target: payoutAccounts.userId, set: row, ...(setWhere && { setWhere }) })
    .returning();
  if (stored && replaced) {
    const { gateway, accountId } = replaced;
    publish({ type: 'payout-account-left', gateway, accountId });
  }
  const account = stored ?? (await readPayoutAccount(tx, values.userId));
  if (!account) throw new Error('The payout account was not stored.');
  return account;
}

/**
 * Stores the status that the gateway has reported. With `before`, stores it only if the row has not changed since it was
 * read. Returns whether the status was stored.
 */
export async function updatePayoutAccount(
  { tx, now }: Unit,
  userId: string,
  status: StripeAccountStatus,
  before?: PayoutAccount,
): Promise<boolean> {
  const { accountId, updatedAt } = payoutAccounts;
  const isSame = before && and(eq(accountId, before.accountId), eq(updatedAt, before.updatedAt));
  const updated = await tx
    .update(payoutAccounts)
    // Each change has a later time than the one before, so that the time identifies the version of the row.
    .set({
      status,
      updatedAt: sql`greatest(${now.toISOString()}::timestamptz, ${updatedAt} + interval '1 millisecond')`,
    })
    .where(and(eq(payoutAccounts.userId, userId), isSame))
    .returning({ userId: payoutAccounts.userId });
  return updated.length > 0;
}

/** The account without most of its id, for its owner. */
export const describePayoutAccount = ({ accountEnd }: PayoutAccount): string => `Stripe, •••• ${accountEnd}`;

/** Presents an account to its owner. */
export const toConnectedAccount = ({ status, countryCode, accountEnd }: PayoutAccount): ConnectedStripeAccount => ({
  status,
  countryCode,
  accountEnd,
});
