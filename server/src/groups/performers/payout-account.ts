import type { ConnectedStripeAccount, StripeAccountStatus } from '@fanlight/sdk/models';
import { eq, ne } from 'drizzle-orm';
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
 * Stores a performer's account at a card gateway. If a concurrent request has stored another one at the same gateway,
 * returns that one.
 */
export async function storePayoutAccount(
  { tx, now }: Unit,
  values: Omit<PayoutAccount, 'createdAt' | 'updatedAt'>,
): Promise<PayoutAccount> {
  const row = { ...values, createdAt: now, updatedAt: now };
  const [stored] = await tx
    .insert(payoutAccounts)
    .values(row)
    .onConflictDoUpdate({ target: payoutAccounts.userId, set: row, setWhere: ne(payoutAccounts.gateway, row.gateway) })
    .returning();
  const account = stored ?? (await readPayoutAccount(tx, values.userId));
  if (!account) throw new Error('The payout account was not stored.');
  return account;
}

/** Stores the status that the gateway has reported. */
export async function updatePayoutAccount(
  { tx, now }: Unit,
  userId: string,
  status: StripeAccountStatus,
): Promise<void> {
  await tx.update(payoutAccounts).set({ status, updatedAt: now }).where(eq(payoutAccounts.userId, userId));
}

/** The account without most of its id, for its owner. */
export const describePayoutAccount = ({ accountEnd }: PayoutAccount): string => `Stripe, •••• ${accountEnd}`;

/** Presents an account to its owner. */
export const toConnectedAccount = ({ status, countryCode, accountEnd }: PayoutAccount): ConnectedStripeAccount => ({
  status,
  countryCode,
  accountEnd,
});
