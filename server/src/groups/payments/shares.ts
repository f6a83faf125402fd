import { and, eq } from 'drizzle-orm';
import { type disputeShares, ledgerAccounts, ledgerEntries, ledgerTransactions } from '../../db/schema/index.ts';
import { type Balances, lockBalances } from '../../ledger/ledger.ts';
import type { Unit } from '../../unit.ts';
import { type Part, readClaimed, readSpent, takeParts } from './lots.ts';
import { type PaymentRow, tokensFor } from './store.ts';

/**
 * A part of a payment, its current owner, and the amount of the part that is available. Amounts are in integer
 * hundredths.
 */
export type Share = Pick<typeof disputeShares.$inferSelect, 'ownerId' | 'kind' | 'frozen' | 'missing' | 'commission'>;

/** A part of a payment, before its availability was checked. */
interface Claim {
  ownerId: string;
  amount: number;
  commission: number;
}

/** Maps parts of charges to claims against the performers who have earned these parts. */
const toClaims = (parts: Part[]): Claim[] =>
  parts.map(({ charge: { performerId, amount, commission }, part }) => {
    const earned = amount === 0 ? 0 : Math.round((part * (amount - commission)) / amount);
    return { ownerId: performerId, amount: earned, commission: part - earned };
  });

/**
 * Finds the charges that the money of the shares has paid. For a top-up, these are the charges that have spent its
 * tokens; for a subscription, its payment.
 */
export async function findPaid(
  { tx }: Unit,
  payment: PaymentRow,
  { money, shares, disputeId }: { money: number; shares: Share[]; disputeId?: string },
): Promise<{ chargeId: string; part: number; whole: number }[]> {
  if (payment.type === 'subscription') return [{ chargeId: payment.id, part: money, whole: payment.amount }];
  const traced = shares
    .filter(({ kind }) => kind === 'earnings')
    .reduce((sum, { frozen, missing, commission }) => sum + frozen + missing + commission, 0);
  if (traced === 0) return [];
  const { parts } = await readSpent(tx, payment);
  const partsOfShares = takeParts(parts, await readClaimed(tx, payment.id, disputeId), traced);
  return partsOfShares.map(({ charge, part }) => ({ chargeId: charge.id, part, whole: charge.amount }));
}

/** Returns claims against the owners of the earnings from a subscription's payment. */
async function traceSubscription({ tx }: Unit, payment: PaymentRow, money: number): Promise<Claim[]> {
  const entries = await tx
    .select({ ownerId: ledgerAccounts.ownerId, amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(
      and(
        eq(ledgerTransactions.kind, 'subscription'),
        eq(ledgerTransactions.referenceId, payment.id),
        eq(ledgerAccounts.kind, 'earnings'),
      ),
    );
  const parts = entries.map(({ ownerId, amount }) => ({
    ownerId: ownerId ?? payment.userId,
    amount: Math.min(money, Math.round((amount * money) / Math.max(1, payment.amount))),
  }));
  const rest = money - parts.reduce((sum, { amount }) => sum + amount, 0);
  return parts.map((part, index) => ({ ...part, commission: index === 0 ? rest : 0 }));
}

/** Compares the claims with the available balances. Claims against the same owner are added up. */
function toShares(claims: Claim[], balances: Map<string, Balances>): Share[] {
  const byOwner = new Map<string, Claim>();
  for (const claim of claims) {
    const earlierClaim = byOwner.get(claim.ownerId);
    byOwner.set(claim.ownerId, {
      ownerId: claim.ownerId,
      amount: claim.amount + (earlierClaim?.amount ?? 0),
      commission: claim.commission + (earlierClaim?.commission ?? 0),
    });
  }
  return [...byOwner.values()].map(({ ownerId, amount, commission }) => {
    const frozen = Math.min(amount, balances.get(ownerId)?.earnings ?? 0);
    return { ownerId, kind: 'earnings', frozen, missing: amount - frozen, commission };
  });
}

/**
 * Returns claims for the part of `value` that exceeds the unspent tokens of the top-up. Skips charges that other
 * disputes have claimed.
 */
async function traceTopUp({ tx }: Unit, payment: PaymentRow, value: number): Promise<Claim[]> {
  const { unspent, parts } = await readSpent(tx, payment);
  return toClaims(takeParts(parts, await readClaimed(tx, payment.id), value - Math.min(value, unspent)));
}

/**
 * Finds the current owners of a part of a payment, and the amount that can be withdrawn from each (rule M12). For a
 * top-up with `isTraced`, the part consists of its unspent tokens, and then of the earnings that its spent tokens have
 * paid. For a top-up without `isTraced`, it consists of any tokens of the payer. Locks the ledger accounts of all
 * owners in the order of their ids. The sum of the shares is the value of the part.
 */
export async function findShares(
  unit: Unit,
  payment: PaymentRow,
  money: number,
  { isTraced }: { isTraced: boolean },
): Promise<Share[]> {
  const { tx, nextId } = unit;
  if (payment.type === 'subscription') {
    const claims = await traceSubscription(unit, payment, money);
    const owners = [...new Set(claims.map(({ ownerId }) => ownerId))];
    return toShares(claims, await lockBalances(tx, owners, nextId));
  }
  const value = tokensFor(payment, money);
  const owners = isTraced ? (await traceTopUp(unit, payment, value)).map(({ ownerId }) => ownerId) : [];
  const balances = await lockBalances(tx, [...new Set([payment.userId, ...owners])], nextId);
  // Traces the charges again after locking the accounts. A performer who was paid after the first trace is not locked,
  // and the performer's part becomes a receivable.
  const claims = isTraced ? await traceTopUp(unit, payment, value) : [];
  const traced = claims.reduce((sum, { amount, commission }) => sum + amount + commission, 0);
  const unspent = Math.min(value - traced, balances.get(payment.userId)?.tokens ?? 0);
  const missing = value - traced - unspent;
  return [
    { ownerId: payment.userId, kind: 'tokens', frozen: unspent, missing, commission: 0 },
    ...toShares(claims, balances),
  ];
}
