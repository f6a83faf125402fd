import { and, eq, getTableColumns, gt, type SQL, sql } from 'drizzle-orm';
import { userChannel } from '../../channels/names.ts';
import type { Context } from '../../context.ts';
import {
  charges,
  ledgerTransactions,
  referralEarnings,
  referrals,
  subscriptionPeriods,
  subscriptions,
} from '../../db/schema/index.ts';
import type { DomainEventOf } from '../../domain-events.ts';
import { applyClaims, payableAtOf } from '../../ledger/earnings.ts';
import { lockBalances, post, readBalance, spendable } from '../../ledger/ledger.ts';
import { fromHundredths } from '../../ledger/money.ts';
import { insertReceivables } from '../../ledger/receivables.ts';
import type { Db } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { readSettings } from '../settings/index.ts';
import { shareOf } from './rules.ts';

async function emitBalance(unit: Unit, userId: string): Promise<void> {
  const balance = spendable(await readBalance(unit.tx, userId));
  unit.emit(userChannel(userId), 'wallet/balance-updated', { balance: fromHundredths(balance) });
}

/** The condition that a referrer currently receives a share of the performer's income. */
export const isShared = (performerId: string, now: Date): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${referrals} where ${isActiveReferral(performerId, now)})`;

const isActiveReferral = (performerId: string, now: Date) =>
  and(eq(referrals.userId, performerId), gt(referrals.endsAt, now));

/**
 * Publishes `charge-shared` if a referrer receives a share of the charge. A subscriber posts the share after the
 * commit, so that no transaction locks the accounts of payer, performer and referrer together.
 */
export async function announceShare(unit: Unit, performerId: string, chargeId: string): Promise<void> {
  const found = await unit.tx
    .select({ id: referrals.id })
    .from(referrals)
    .where(isActiveReferral(performerId, unit.now));
  if (found.length > 0) unit.publish({ type: 'charge-shared', chargeId });
}

/**
 * Finds a payment to a performer: a charge, or a subscription period that was paid by card. Undefined if it was
 * refunded.
 */
async function findPayment(db: Db, id: string) {
  const [charge] = await db.select().from(charges).where(eq(charges.id, id));
  if (charge) return charge.status === 'refunded' ? undefined : charge;
  const [period] = await db
    .select({ ...getTableColumns(subscriptionPeriods), payerId: subscriptions.userId })
    .from(subscriptionPeriods)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionPeriods.subscriptionId))
    .where(eq(subscriptionPeriods.paymentId, id));
  return period && { ...period, id };
}

/** Posts the referrer's share of a charge. Posts it once, even if the event is delivered repeatedly (rule M5). */
export async function shareWithReferrer(
  { db, transaction }: Context,
  event: DomainEventOf<'charge-shared'>,
): Promise<void> {
  const charge = await findPayment(db, event.chargeId);
  if (!charge) return;
  const { referralSharePercent } = await readSettings(db);
  const { base, net } = shareOf(charge, referralSharePercent);
  if (net <= 0) return;
  const [referral] = await db.select().from(referrals).where(isActiveReferral(charge.performerId, charge.createdAt));
  // Referrers earn no share of their own payments.
  if (!referral || referral.referrerId === charge.payerId) return;
  const { referrerId } = referral;
  await transaction(
    async (unit) => {
      const { tx, now, nextId, people } = unit;
      if (!people.has(referrerId)) return;
      const inserted = await tx
        .insert(referralEarnings)
        .values({
          id: nextId(),
          referralId: referral.id,
          referrerId,
          chargeId: charge.id,
          sharePercent: referralSharePercent,
          base,
          net,
          payableAt: payableAtOf(charge.createdAt),
          createdAt: charge.createdAt,
        })
        .onConflictDoNothing()
        .returning({ id: referralEarnings.id });
      if (inserted.length === 0) return;
      const movements = [
        { account: { ownerId: null, kind: 'commission' as const }, amount: -net },
        { account: { ownerId: referrerId, kind: 'earnings' as const }, amount: net },
      ];
      const posting = { id: nextId(), kind: 'referral' as const, referenceId: charge.id, at: now, movements };
      await post(tx, { ...posting, earnedAt: charge.createdAt }, nextId);
      await tx
        .update(referrals)
        .set({ amount: sql`${referrals.amount} + ${net}` })
        .where(eq(referrals.id, referral.id));
      await emitBalance(unit, referrerId);
    },
    { ids: [referrerId] },
  );
}

type EarningRow = typeof referralEarnings.$inferSelect;

/**
 * Returns the amount that the referrer loses when `part` of the `whole` charge is reversed. The amount is at most what
 * is left of the share.
 */
const lossOf = ({ net, reversed }: EarningRow, part: number, whole: number): number =>
  Math.min(net - reversed, Math.round((net * part) / Math.max(1, whole)));

/**
 * Moves `loss` from the referrer back to the commission. The part that the referrer has spent becomes a receivable
 * (rule M12).
 */
async function reverseShare(
  unit: Unit,
  earning: EarningRow,
  loss: number,
  reversal: { id: string; paymentId: string },
) {
  const { tx, now, nextId } = unit;
  const { referrerId, referralId } = earning;
  const balances = await lockBalances(tx, [referrerId], nextId);
  const available = Math.min(loss, balances.get(referrerId)?.earnings ?? 0);
  const missing = loss - available;
  const movements = [
    { account: { ownerId: referrerId, kind: 'earnings' as const }, amount: -available },
    { account: { ownerId: null, kind: 'receivable' as const }, amount: -missing },
    { account: { ownerId: null, kind: 'commission' as const }, amount: loss },
  ];
  const posting = { id: nextId(), kind: 'referral-return' as const, referenceId: reversal.id, at: now, movements };
  await post(tx, posting, nextId);
  const [shared] = await tx
    .select({ transactionId: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(and(eq(ledgerTransactions.kind, 'referral'), eq(ledgerTransactions.referenceId, earning.chargeId)));
  if (shared) await applyClaims(tx, [{ ...shared, amount: loss }], { reversed: 1 });
  if (missing > 0) await insertReceivables(unit, reversal.paymentId, [{ ownerId: referrerId, amount: missing }]);
  await tx
    .update(referralEarnings)
    .set({ reversed: earning.reversed + loss })
    .where(eq(referralEarnings.id, earning.id));
  await tx
    .update(referrals)
    .set({ amount: sql`${referrals.amount} - ${loss}` })
    .where(eq(referrals.id, referralId));
  await emitBalance(unit, referrerId);
}

/**
 * Reverses the share of a charge that was reversed. Reverses it once, even if the event is delivered repeatedly (rules
 * M1, M5).
 */
export async function reverseReferralShare(
  { transaction }: Context,
  event: DomainEventOf<'charge-reversed'>,
): Promise<void> {
  const { reversalId, chargeId, part, whole, paymentId } = event;
  await transaction(async (unit) => {
    const { tx } = unit;
    const where = eq(referralEarnings.chargeId, chargeId);
    const [earning] = await tx.select().from(referralEarnings).where(where).for('update');
    if (!earning) return;
    const isReturn = eq(ledgerTransactions.kind, 'referral-return');
    const posted = await tx
      .select({ id: ledgerTransactions.id })
      .from(ledgerTransactions)
      .where(and(isReturn, eq(ledgerTransactions.referenceId, reversalId)));
    const loss = lossOf(earning, part, whole);
    if (posted.length > 0 || loss <= 0) return;
    await reverseShare(unit, earning, loss, { id: reversalId, paymentId });
  });
}
