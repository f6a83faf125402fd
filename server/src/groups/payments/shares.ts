import { and, eq, inArray } from 'drizzle-orm';
import { type disputeShares, earnings, ledgerTransactions } from '../../db/schema/index.ts';
import type { EarningClaim } from '../../db/schema/payments.ts';
import { type Balances, lockBalances } from '../../ledger/ledger.ts';
import type { Unit } from '../../unit.ts';
import { type Part, readClaimed, readSpent, takeParts } from './lots.ts';
import { type PaymentRow, tokensFor } from './store.ts';

/**
 * A part of a payment, its current owner, and the amount of the part that is available. Amounts are in integer
 * hundredths.
 */
export type Share = Pick<
  typeof disputeShares.$inferSelect,
  'ownerId' | 'kind' | 'frozen' | 'missing' | 'commission' | 'claims'
>;

/** A part of a payment, before its availability was checked. */
interface Claim {
  ownerId: string;
  amount: number;
  commission: number;
  /** The earnings of the owner to which the amount belongs. */
  claims: EarningClaim[];
}

/** An earning, and the part of it that is neither frozen nor reversed. */
interface OpenEarning {
  transactionId: string;
  /** The charge or the card payment that has caused it. */
  referenceId: string;
  ownerId: string;
  amount: number;
  left: number;
}

/** Reads the earnings of performers from charges and card payments. */
async function readOpenEarnings({ tx }: Unit, referenceIds: string[]): Promise<OpenEarning[]> {
  const rows = await tx
    .select({ earning: earnings, referenceId: ledgerTransactions.referenceId })
    .from(ledgerTransactions)
    .innerJoin(earnings, eq(earnings.transactionId, ledgerTransactions.id))
    .where(
      and(
        inArray(ledgerTransactions.kind, ['tip', 'purchase', 'subscription']),
        inArray(ledgerTransactions.referenceId, referenceIds),
      ),
    );
  return rows.map(({ earning: { transactionId, ownerId, amount, frozen, reversed }, referenceId }) => ({
    ...{ transactionId, referenceId, ownerId, amount },
    left: amount - frozen - reversed,
  }));
}

/** Maps parts of charges to claims against the performers who have earned these parts. */
async function toClaims(unit: Unit, parts: Part[]): Promise<Claim[]> {
  if (parts.length === 0) return [];
  const open = await readOpenEarnings(unit, [...new Set(parts.map(({ charge }) => charge.id))]);
  const byCharge = new Map(open.map((earning) => [earning.referenceId, earning]));
  return parts.map(({ charge: { id, performerId, amount, commission }, part }) => {
    const earned = amount === 0 ? 0 : Math.round((part * (amount - commission)) / amount);
    const earning = byCharge.get(id);
    // The parts of a charge are rounded, so that their sum may exceed the earning.
    const claimed = Math.min(earned, earning?.left ?? earned);
    if (earning) earning.left -= claimed;
    const claims = earning && claimed > 0 ? [{ transactionId: earning.transactionId, amount: claimed }] : [];
    return { ownerId: performerId, amount: claimed, commission: part - claimed, claims };
  });
}

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

/**
 * Returns claims against the owners of the earnings from a subscription's payment. The last part of a payment claims what
 * is left of the earnings, so that rounding leaves no rest.
 */
async function traceSubscription(
  unit: Unit,
  payment: PaymentRow,
  money: number,
  takenBefore: number,
): Promise<Claim[]> {
  const isLast = takenBefore + money >= payment.amount;
  const parts = (await readOpenEarnings(unit, [payment.id])).map(({ transactionId, ownerId, amount: earned, left }) => {
    const share = Math.round((earned * money) / Math.max(1, payment.amount));
    const amount = Math.min(money, left, isLast ? left : share);
    return { ownerId, amount, claims: amount > 0 ? [{ transactionId, amount }] : [] };
  });
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
      claims: [...(earlierClaim?.claims ?? []), ...claim.claims],
    });
  }
  return [...byOwner.values()].map(({ ownerId, amount, commission, claims }) => {
    const frozen = Math.min(amount, balances.get(ownerId)?.earnings ?? 0);
    return { ownerId, kind: 'earnings', frozen, missing: amount - frozen, commission, claims };
  });
}

/**
 * Returns claims for the part of `value` that exceeds the unspent tokens of the top-up. Skips charges that other
 * disputes have claimed.
 */
async function traceTopUp(unit: Unit, payment: PaymentRow, value: number): Promise<Claim[]> {
  const { tx } = unit;
  const { unspent, parts } = await readSpent(tx, payment);
  return toClaims(unit, takeParts(parts, await readClaimed(tx, payment.id), value - Math.min(value, unspent)));
}

/**
 * Finds the current owners of a part of a payment, and the amount that can be withdrawn from each (rule M12). For a
 * top-up with `isTraced`, the part consists of its unspent tokens, and then of the earnings that its spent tokens have
 * paid. For a top-up without `isTraced`, it consists of any tokens of the payer. Locks the ledger accounts of all
 * owners in the order of their ids. The sum of the shares is the value of the part.
 *
 * @param options.takenBefore - the amount of the payment that earlier refunds and disputes have claimed
 */
export async function findShares(
  unit: Unit,
  payment: PaymentRow,
  money: number,
  { isTraced, takenBefore }: { isTraced: boolean; takenBefore: number },
): Promise<Share[]> {
  const { tx, nextId } = unit;
  if (payment.type === 'subscription') {
    const claims = await traceSubscription(unit, payment, money, takenBefore);
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
    { ownerId: payment.userId, kind: 'tokens', frozen: unspent, missing, commission: 0, claims: [] },
    ...toShares(claims, balances),
  ];
}
