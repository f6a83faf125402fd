import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm';
import {
  charges,
  disputeShares,
  disputes,
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  payments,
  receivables,
} from '../../db/schema/index.ts';
import type { Tx } from '../../ports/index.ts';
import { type PaymentRow, tokensFor } from './store.ts';

/** The part of a charge that tokens of one top-up have paid. Amounts are in integer hundredths. */
export interface Part {
  charge: typeof charges.$inferSelect;
  part: number;
}

/** Tokens that were credited at the same time. Lots are ordered by that time. */
interface Lot {
  /** The top-up that bought the tokens; null if they were credited for another reason. */
  paymentId: string | null;
  left: number;
}

/** The tokens that a charge has spent. */
interface Spending {
  chargeId: string;
  amount: number;
}

const spendingKinds = ['tip', 'purchase', 'subscription', 'forfeit'];

/**
 * Reads all ledger entries of a user's bought tokens, oldest first. If an entry belongs to a dispute, reads the
 * disputed payment, too.
 */
const readMoves = (tx: Tx, userId: string) =>
  tx
    .select({
      kind: ledgerTransactions.kind,
      referenceId: ledgerTransactions.referenceId,
      amount: ledgerEntries.amount,
      disputedId: disputes.paymentId,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .leftJoin(disputes, eq(disputes.id, ledgerTransactions.referenceId))
    .where(and(eq(ledgerAccounts.ownerId, userId), eq(ledgerAccounts.kind, 'tokens')))
    .orderBy(asc(ledgerEntries.id));

/** Removes tokens from the lots of a payment. The latest lot comes first, because users spend the oldest lot first. */
function takeFrom(lots: Lot[], paymentId: string, amount: number): void {
  let open = Math.max(0, amount);
  for (const lot of lots.toReversed()) {
    if (lot.paymentId !== paymentId) continue;
    const part = Math.min(open, lot.left);
    lot.left -= part;
    open -= part;
  }
}

function sumUp(pairs: [string, number][]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [key, amount] of pairs) sums.set(key, (sums.get(key) ?? 0) + amount);
  return sums;
}

/**
 * Returns the number of tokens that refunds have withdrawn from a user's account, by top-up. It is the number of
 * refunded tokens without the receivable.
 */
async function readRefunded(tx: Tx, userId: string): Promise<Map<string, number>> {
  const isTheirs = and(eq(payments.userId, userId), eq(payments.type, 'top-up'), gt(payments.postedRefund, 0));
  const rows = await tx.select().from(payments).where(isTheirs);
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const owed = await tx
    .select()
    .from(receivables)
    .where(and(eq(receivables.ownerId, userId), inArray(receivables.paymentId, ids)));
  const lost = await tx
    .select({ paymentId: disputes.paymentId, missing: disputeShares.missing })
    .from(disputeShares)
    .innerJoin(disputes, eq(disputes.id, disputeShares.disputeId))
    .where(and(inArray(disputes.paymentId, ids), eq(disputes.postedStatus, 'lost'), eq(disputeShares.ownerId, userId)));
  return sumUp([
    ...rows.map((row): [string, number] => [row.id, tokensFor(row, row.postedRefund)]),
    ...owed.map(({ paymentId, amount }): [string, number] => [paymentId, -amount]),
    ...lost.map(({ paymentId, missing }): [string, number] => [paymentId, missing]),
  ]);
}

/**
 * Reads a user's lots without the tokens that refunds and disputes have removed, and the charges that spent tokens.
 * Both are sorted from the oldest to the latest.
 */
async function readLotsAndSpendings(tx: Tx, userId: string): Promise<{ lots: Lot[]; spendings: Spending[] }> {
  const lots: Lot[] = [];
  const spendings: Spending[] = [];
  for (const { kind, referenceId, amount, disputedId } of await readMoves(tx, userId)) {
    if (amount > 0) lots.push({ paymentId: kind === 'top-up' ? referenceId : disputedId, left: amount });
    else if (disputedId) takeFrom(lots, disputedId, -amount);
    else if (spendingKinds.includes(kind)) spendings.push({ chargeId: referenceId, amount: -amount });
  }
  for (const [paymentId, amount] of await readRefunded(tx, userId)) takeFrom(lots, paymentId, amount);
  return { lots, spendings };
}

/**
 * Finds the charges that the tokens of a top-up have paid. Users spend their oldest tokens first, so that each charge
 * belongs to definite top-ups, and two top-ups never claim the same part of a charge (rules M1, M12). Refunded charges
 * are left out.
 */
export async function readSpent(tx: Tx, { id, userId }: PaymentRow): Promise<{ unspent: number; parts: Part[] }> {
  const { lots, spendings } = await readLotsAndSpendings(tx, userId);
  const spent: { chargeId: string; part: number }[] = [];
  let lotIndex = 0;
  for (const { chargeId, amount } of spendings) {
    for (let open = amount; open > 0 && lotIndex < lots.length; ) {
      const lot = lots[lotIndex];
      const part = Math.min(open, lot?.left ?? 0);
      if (lot) lot.left -= part;
      open -= part;
      if (lot?.paymentId === id && part > 0) spent.push({ chargeId, part });
      if (open > 0) lotIndex += 1;
    }
  }
  const unspent = lots.reduce((sum, { paymentId, left }) => sum + (paymentId === id ? left : 0), 0);
  if (spent.length === 0) return { unspent, parts: [] };
  const ids = spent.map(({ chargeId }) => chargeId);
  const isKept = and(inArray(charges.id, ids), ne(charges.status, 'refunded'));
  const chargesById = new Map((await tx.select().from(charges).where(isKept)).map((charge) => [charge.id, charge]));
  const parts = spent.flatMap(({ chargeId, part }) => {
    const charge = chargesById.get(chargeId);
    return charge ? [{ charge, part }] : [];
  });
  return { unspent, parts };
}

/**
 * Skips parts with a value of `claimed` tokens, because other disputes have claimed these. Returns the following parts
 * with a value of `amount` tokens.
 */
export function takeParts(parts: Part[], claimed: number, amount: number): Part[] {
  const taken: Part[] = [];
  let toSkip = claimed;
  let open = amount;
  for (const { charge, part } of parts) {
    const skipped = Math.min(toSkip, part);
    const takenPart = Math.min(open, part - skipped);
    toSkip -= skipped;
    open -= takenPart;
    if (takenPart > 0) taken.push({ charge, part: takenPart });
  }
  return taken;
}

/**
 * Returns the number of a payment's tokens whose earnings are claimed by open or lost disputes, without the dispute
 * `exceptId`.
 */
export async function readClaimed(tx: Tx, paymentId: string, exceptId?: string): Promise<number> {
  const rows = await tx
    .select({ id: disputes.id, share: disputeShares })
    .from(disputeShares)
    .innerJoin(disputes, eq(disputes.id, disputeShares.disputeId))
    .where(
      and(
        eq(disputes.paymentId, paymentId),
        inArray(disputes.postedStatus, ['open', 'lost']),
        eq(disputeShares.kind, 'earnings'),
      ),
    );
  return rows
    .filter(({ id }) => id !== exceptId)
    .reduce((sum, { share: { frozen, missing, commission } }) => sum + frozen + missing + commission, 0);
}
