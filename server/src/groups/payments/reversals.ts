import { eq } from 'drizzle-orm';
import { disputeShares, disputes, payments } from '../../db/schema/index.ts';
import { type AccountName, type Movement, type PersonAccountKind, post } from '../../ledger/ledger.ts';
import { insertReceivables } from '../../ledger/receivables.ts';
import type { Unit } from '../../unit.ts';
import { findPaid, findShares, type Share } from './shares.ts';
import { type PaymentRow, tokensFor } from './store.ts';

type DisputeRow = typeof disputes.$inferSelect;

const receivable: AccountName = { ownerId: null, kind: 'receivable' };
const sum = (shares: Share[], of: (share: Share) => number) => shares.reduce((total, share) => total + of(share), 0);

/** Moves what is there of the shares from one of their owners' accounts to another. */
const moveAll = (shares: Share[], from: (share: Share) => PersonAccountKind, to: (share: Share) => PersonAccountKind) =>
  shares.flatMap((share): Movement[] =>
    share.frozen === 0
      ? []
      : [
          { account: { ownerId: share.ownerId, kind: from(share) }, amount: -share.frozen },
          { account: { ownerId: share.ownerId, kind: to(share) }, amount: share.frozen },
        ],
  );

const frozenKind = ({ kind }: Share): PersonAccountKind => `frozen-${kind}`;
const ownKind = ({ kind }: Share): PersonAccountKind => kind;

/** The money is gone: from whom it is there it is taken, the others owe it, and the platform gives its commission back. */
function lossOf(payment: PaymentRow, money: number, shares: Share[], from: (share: Share) => PersonAccountKind) {
  const value = payment.type === 'top-up' ? tokensFor(payment, money) : money;
  const movements: Movement[] = [
    { account: { ownerId: null, kind: 'gateway' }, amount: money },
    { account: { ownerId: null, kind: 'promotion' }, amount: value - money },
    { account: { ownerId: null, kind: 'commission' }, amount: -sum(shares, ({ commission }) => commission) },
    { account: receivable, amount: -sum(shares, ({ missing }) => missing) },
    ...shares.map((share) => ({ account: { ownerId: share.ownerId, kind: from(share) }, amount: -share.frozen })),
  ];
  return movements;
}

async function owe(unit: Unit, paymentId: string, shares: Share[]): Promise<void> {
  const owed = shares.filter(({ missing }) => missing > 0);
  const debts = owed.map(({ ownerId, missing }) => ({ ownerId, amount: missing }));
  await insertReceivables(unit, paymentId, debts);
}

/** Referrers hear that what they have a share of was taken back (rule M5). */
async function tellReversed(
  unit: Unit,
  payment: PaymentRow,
  taken: { money: number; shares: Share[]; disputeId?: string },
): Promise<void> {
  for (const paid of await findPaid(unit, payment, taken))
    unit.publish({ type: 'charge-reversed', reversalId: unit.nextId(), paymentId: payment.id, ...paid });
}

/** Writes down what went back to the card: unspent tokens are taken, and what is spent is owed. */
export async function postRefund(unit: Unit, payment: PaymentRow, lost: number): Promise<string[]> {
  const total = Math.min(payment.refundedAmount, payment.amount - lost);
  const money = total - payment.postedRefund;
  if (money <= 0) return [];
  const { tx, nextId, now } = unit;
  const shares = await findShares(unit, payment, money, { isTraced: false });
  const id = nextId();
  await post(
    tx,
    { id, kind: 'refund', referenceId: id, at: now, movements: lossOf(payment, money, shares, ownKind) },
    nextId,
  );
  await owe(unit, payment.id, shares);
  await tellReversed(unit, payment, { money, shares });
  await tx.update(payments).set({ postedRefund: total }).where(eq(payments.id, payment.id));
  return shares.map(({ ownerId }) => ownerId);
}

async function freeze(unit: Unit, payment: PaymentRow, dispute: DisputeRow, money: number): Promise<Share[]> {
  const { tx, nextId, now } = unit;
  const shares = money > 0 ? await findShares(unit, payment, money, { isTraced: true }) : [];
  const movements = moveAll(shares, ownKind, frozenKind);
  if (movements.length > 0)
    await post(tx, { id: nextId(), kind: 'dispute', referenceId: dispute.id, at: now, movements }, nextId);
  if (shares.length > 0)
    await tx.insert(disputeShares).values(shares.map((share) => ({ ...share, id: nextId(), disputeId: dispute.id })));
  return shares;
}

/**
 * Brings the ledger to where a dispute stands (rule M12): open freezes, won gives back, lost takes. `lost` is what
 * other disputes and refunds took of the payment already.
 *
 * @returns whose balance may have changed
 */
export async function postDispute(
  unit: Unit,
  payment: PaymentRow,
  dispute: DisputeRow,
  gone: number,
): Promise<string[]> {
  const { tx, nextId, now } = unit;
  const { status, postedStatus } = dispute;
  if (status === postedStatus || postedStatus === 'won' || postedStatus === 'lost') return [];
  const isNew = postedStatus === 'none';
  const money = isNew ? Math.max(0, Math.min(dispute.amount, payment.amount - gone)) : dispute.postedAmount;
  await tx.update(disputes).set({ postedStatus: status, postedAmount: money }).where(eq(disputes.id, dispute.id));
  // Over before anybody heard of it: nothing was frozen.
  if (isNew && status === 'won') return [];
  const shares: Share[] = isNew
    ? await freeze(unit, payment, dispute, money)
    : await tx.select().from(disputeShares).where(eq(disputeShares.disputeId, dispute.id));
  const posting = (kind: 'dispute-won' | 'dispute-lost', movements: Movement[]) =>
    post(tx, { id: nextId(), kind, referenceId: dispute.id, at: now, movements }, nextId);
  if (status === 'won') {
    const movements = moveAll(shares, frozenKind, ownKind);
    if (movements.length > 0) await posting('dispute-won', movements);
  }
  if (status === 'lost' && shares.length > 0) {
    await posting('dispute-lost', lossOf(payment, money, shares, frozenKind));
    await owe(unit, payment.id, shares);
    await tellReversed(unit, payment, { money, shares, disputeId: dispute.id });
  }
  return shares.map(({ ownerId }) => ownerId);
}
