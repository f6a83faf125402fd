import type { PayoutCalculation, PayoutMethod } from '@fanlight/sdk/models';
import { eq } from 'drizzle-orm';
import { isVerifiedPerformer } from '../../access/verified.ts';
import { performers } from '../../db/schema/index.ts';
import { readPayableEarnings } from '../../ledger/earnings.ts';
import { fromHundredths, toHundredths } from '../../ledger/money.ts';
import type { Db } from '../../ports/index.ts';
import { type BankAccount, describeBankAccount, readBankAccount } from '../performers/index.ts';
import { readSettings } from '../settings/index.ts';
import { findObstacle } from './rules.ts';
import { findPendingPayout } from './store.ts';

/** The destination of a payout: what its owner sees, and the bank account itself. */
export interface Destination {
  name: string;
  account: BankAccount;
}

/** Finds the destination of a payout by a method. Payouts by Stripe are planned, so they have none. */
export async function findDestination(db: Db, userId: string, method: PayoutMethod): Promise<Destination | undefined> {
  const account = method === 'bank-transfer' ? await readBankAccount(db, userId) : undefined;
  return account && { name: describeBankAccount(account), account };
}

async function isApprovedPerformer(db: Db, userId: string): Promise<boolean> {
  const [row] = await db.select({ status: performers.status }).from(performers).where(eq(performers.userId, userId));
  return row !== undefined && isVerifiedPerformer({ isPerformer: true, status: row.status });
}

/**
 * Reads everything that decides about a payout. In a transaction, lock the accounts of the user first, so that the result
 * stays valid. The amount is in integer hundredths; by default, it is the payable amount.
 */
export async function readTerms(
  db: Db,
  userId: string,
  { amount, method, now }: { amount: number | undefined; method: PayoutMethod; now: Date },
) {
  const earnings = await readPayableEarnings(db, userId, now);
  const settings = await readSettings(db);
  const destination = await findDestination(db, userId, method);
  const wanted = amount ?? earnings.payable;
  const obstacle = findObstacle({
    amount: wanted,
    payable: earnings.payable,
    minimum: toHundredths(settings.minimumPayoutAmount),
    isApproved: await isApprovedPerformer(db, userId),
    hasPending: (await findPendingPayout(db, userId)) !== undefined,
    hasDestination: destination !== undefined,
  });
  return {
    ...{ amount: wanted, method, earnings, destination, obstacle },
    ...{ minimum: settings.minimumPayoutAmount, currency: settings.primaryCurrency },
  };
}

/** Presents the preview of a payout (operation `calculatePayout`). */
export const toCalculation = (terms: Awaited<ReturnType<typeof readTerms>>): PayoutCalculation => ({
  amount: fromHundredths(terms.amount),
  currency: terms.currency,
  method: terms.method,
  destination: terms.destination?.name ?? null,
  payableEarnings: fromHundredths(terms.earnings.payable),
  payableAfterwards: fromHundredths(Math.max(0, terms.earnings.payable - terms.amount)),
  heldEarnings: fromHundredths(terms.earnings.held),
  nextReleaseAt: terms.earnings.nextReleaseAt,
  minimumAmount: terms.minimum,
  obstacle: terms.obstacle,
});
