import { eq } from 'drizzle-orm';
import { disputeShares, disputes, payments } from '../../db/schema/index.ts';
import { applyClaims } from '../../ledger/earnings.ts';
import { type AccountName, type Movement, type PersonAccountKind, post } from '../../ledger/ledger.ts';
import { insertReceivables } from '../../ledger/receivables.ts';
import type { Unit } from '../../unit.ts';
import { findPaid, findShares, type Share } from './shares.ts';
import { type PaymentRow, tokensFor } from './store.ts';

type DisputeRow = typeof disputes.$inferSelect;

const receivable: AccountName = { ownerId: null, kind: 'receivable' };
const sum = (shares: Share[], of: (share: Share) => number) => shares.reduce((total, share) => total + of(share), 0);

/** Moves the available amount of each share between two accounts of the share's owner. */
const moveAll = (shares: Share[], from: (share: Share) => PersonAccountKind, to: (share: Share) => PersonAccountKind) =>
  shares.flatMap((share): Movement[] =>
    share.frozen === 0
      ? []
      : [
          { account: { ownerId: share.ownerId, kind: from(share) }, amount: -share.frozen },
          { account: { ownerId: share.ownerId, kind: to(share) }, amount: share.frozen },
        ],
  );

const claimsOf = (shares: Share[]) => shares.flatMap(({ claims }) => claims);

const frozenKind = ({ kind }: Share): PersonAccountKind => `frozen-${kind}`;
const ownKind = ({ kind }: Share): PersonAccountKind => kind;

/**
 * Returns the ledger movements for money that the platform has lost. Each owner pays the available amount, the rest
 * becomes a receivable, and the platform returns its commission.
 */
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

async function insertOwed(unit: Unit, paymentId: string, shares: Share[]): Promise<void> {
  const owed = shares.filter(({ missing }) => missing > 0);
  const debts = owed.map(({ ownerId, missing }) => ({ ownerId, amount: missing }));
  await insertReceivables(unit, paymentId, debts);
}

/** Notifies other groups that charges were reversed, so that referrers lose their share (rule M5). */
async function publishReversed(
  unit: Unit,
  payment: PaymentRow,
  taken: { money: number; shares: Share[]; disputeId?: string },
): Promise<void> {
  for (const paid of await findPaid(unit, payment, taken))
    unit.publish({ type: 'charge-reversed', reversalId: unit.nextId(), paymentId: payment.id, ...paid });
}

/**
 * Posts a refund to the ledger. Withdraws the unspent tokens, and makes the spent tokens a receivable. Returns the ids
 * of the users whose balance has changed.
 */
export async function postRefund(unit: Unit, payment: PaymentRow, lost: number): Promise<string[]> {
  const total = Math.min(payment.refundedAmount, payment.amount - lost);
  const money = total - payment.postedRefund;
  if (money <= 0) return [];
  const { tx, nextId, now } = unit;
  const takenBefore = payment.postedRefund + lost;
  const shares = await findShares(unit, payment, money, { isTraced: false, takenBefore });
  const id = nextId();
  await post(
    tx,
    { id, kind: 'refund', referenceId: id, at: now, movements: lossOf(payment, money, shares, ownKind) },
    nextId,
  );
  await applyClaims(tx, claimsOf(shares), { reversed: 1 });
  await insertOwed(unit, payment.id, shares);
  await publishReversed(unit, payment, { money, shares });
  await tx.update(payments).set({ postedRefund: total }).where(eq(payments.id, payment.id));
  return shares.map(({ ownerId }) => ownerId);
}

async function freeze(
  unit: Unit,
  payment: PaymentRow,
  dispute: DisputeRow,
  { money, takenBefore }: { money: number; takenBefore: number },
): Promise<Share[]> {
  const { tx, nextId, now } = unit;
  const shares = money > 0 ? await findShares(unit, payment, money, { isTraced: true, takenBefore }) : [];
  const movements = moveAll(shares, ownKind, frozenKind);
  if (movements.length > 0)
    await post(tx, { id: nextId(), kind: 'dispute', referenceId: dispute.id, at: now, movements }, nextId);
  await applyClaims(tx, claimsOf(shares), { frozen: 1 });
  if (shares.length > 0)
    await tx.insert(disputeShares).values(shares.map((share) => ({ ...share, id: nextId(), disputeId: dispute.id })));
  return shares;
}

/**
 * Posts the status of a dispute to the ledger (rule M12): `open` freezes the disputed amount, `won` releases it, and
 * `lost` withdraws it.
 *
 * @param takenBefore - the amount of the payment that earlier disputes and refunds have withdrawn
 * @returns the ids of the users whose balance may have changed
 */
export async function postDispute(
  unit: Unit,
  payment: PaymentRow,
  dispute: DisputeRow,
  takenBefore: number,
): Promise<string[]> {
  const { tx, nextId, now } = unit;
  const { status, postedStatus } = dispute;
  if (status === postedStatus || postedStatus === 'won' || postedStatus === 'lost') return [];
  const isNew = postedStatus === 'none';
  const money = isNew ? Math.max(0, Math.min(dispute.amount, payment.amount - takenBefore)) : dispute.postedAmount;
  await tx.update(disputes).set({ postedStatus: status, postedAmount: money }).where(eq(disputes.id, dispute.id));
  // Nothing was frozen, because the end of the dispute was reported before its opening.
  if (isNew && status === 'won') return [];
  const shares: Share[] = isNew
    ? await freeze(unit, payment, dispute, { money, takenBefore })
    : await tx.select().from(disputeShares).where(eq(disputeShares.disputeId, dispute.id));
  const posting = (kind: 'dispute-won' | 'dispute-lost', movements: Movement[]) =>
    post(tx, { id: nextId(), kind, referenceId: dispute.id, at: now, movements }, nextId);
  if (status === 'won') {
    const movements = moveAll(shares, frozenKind, ownKind);
    if (movements.length > 0) await posting('dispute-won', movements);
    await applyClaims(tx, claimsOf(shares), { frozen: -1 });
  }
  if (status === 'lost' && shares.length > 0) {
    await posting('dispute-lost', lossOf(payment, money, shares, frozenKind));
    await applyClaims(tx, claimsOf(shares), { frozen: -1, reversed: 1 });
    await insertOwed(unit, payment.id, shares);
    await publishReversed(unit, payment, { money, shares, disputeId: dispute.id });
  }
  return shares.map(({ ownerId }) => ownerId);
}
