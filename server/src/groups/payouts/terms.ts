import type { PayoutCalculation, PayoutMethod } from '@fanlight/sdk/models';
import { readPayableEarnings } from '../../ledger/earnings.ts';
import { fromHundredths, toHundredths } from '../../ledger/money.ts';
import type { Db } from '../../ports/index.ts';
import { destinationOf, methodOf, readPayoutAccounts } from '../performers/index.ts';
import { readSettings } from '../settings/index.ts';
import { findObstacle } from './rules.ts';
import { findPendingPayout } from './store.ts';

/**
 * Reads everything that decides about a payout. In a transaction, lock the accounts of the user first, so that the result
 * stays valid. The amount is in integer hundredths; by default, it is the
 * payable amount. The default method is that of the settings.
 */
export async function readTerms(
  db: Db,
  userId: string,
  { amount, method: wantedMethod, now }: { amount: number | undefined; method: PayoutMethod | undefined; now: Date },
) {
  const earnings = await readPayableEarnings(db, userId, now);
  const settings = await readSettings(db);
  const accounts = await readPayoutAccounts(db, userId);
  const method = wantedMethod ?? methodOf(accounts);
  const destination = destinationOf(accounts, method);
  const wanted = amount ?? earnings.payable;
  const obstacle = findObstacle({
    amount: wanted,
    payable: earnings.payable,
    minimum: toHundredths(settings.minimumPayoutAmount),
    isApproved: accounts.isApproved,
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
