import { and, eq, gt, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { charges, referralEarnings, referrals, users } from '../../db/schema/index.ts';
import { post, readBalance, spendable } from '../../ledger/ledger.ts';
import { fromHundredths } from '../../ledger/money.ts';
import type { DomainEvent, Unit } from '../../unit.ts';
import { readSettings } from '../settings/index.ts';
import { shareOf } from './rules.ts';

/** For so long earnings are held before a payout (rule M3), in milliseconds. */
const hold = 7 * 24 * 60 * 60 * 1000;

const standing = (performerId: string, now: Date) => and(eq(referrals.userId, performerId), gt(referrals.endsAt, now));

/**
 * Where charges are written down: says that one is to be shared, when somebody brought the performer in the last year.
 * The share itself is posted after commit, so that no third account is locked beside those of payer and performer.
 */
export async function announceShare(unit: Unit, performerId: string, chargeId: string): Promise<void> {
  const found = await unit.tx.select({ id: referrals.id }).from(referrals).where(standing(performerId, unit.now));
  if (found.length > 0) await unit.publish({ type: 'charge-shared', chargeId });
}

/** Posts the referrer's share of a charge, once however often it is heard (rule M5). */
export async function shareWithReferrer({ db, transaction }: Context, event: DomainEvent): Promise<void> {
  if (event.type !== 'charge-shared') return;
  const [charge] = await db.select().from(charges).where(eq(charges.id, event.chargeId));
  if (!charge || charge.status === 'refunded') return;
  const { referralSharePercent } = await readSettings(db);
  const { base, net } = shareOf(charge, referralSharePercent);
  if (net <= 0) return;
  await transaction(async (unit) => {
    const { tx, now, nextId } = unit;
    const [referral] = await tx.select().from(referrals).where(standing(charge.performerId, charge.createdAt));
    // Nobody earns from what they pay themselves.
    if (!referral || referral.referrerId === charge.payerId) return;
    const there = await tx.select({ id: users.id }).from(users).where(eq(users.id, referral.referrerId));
    if (there.length === 0) return;
    const { referrerId } = referral;
    const made = await tx
      .insert(referralEarnings)
      .values({
        id: nextId(),
        referralId: referral.id,
        referrerId,
        chargeId: charge.id,
        sharePercent: referralSharePercent,
        base,
        net,
        payableAt: new Date(charge.createdAt.getTime() + hold),
        createdAt: charge.createdAt,
      })
      .onConflictDoNothing()
      .returning({ id: referralEarnings.id });
    if (made.length === 0) return;
    const movements = [
      { account: { ownerId: null, kind: 'commission' as const }, amount: -net },
      { account: { ownerId: referrerId, kind: 'earnings' as const }, amount: net },
    ];
    await post(tx, { id: nextId(), kind: 'referral', referenceId: charge.id, at: now, movements }, nextId);
    await tx
      .update(referrals)
      .set({ amount: sql`${referrals.amount} + ${net}` })
      .where(eq(referrals.id, referral.id));
    const balance = spendable(await readBalance(tx, referrerId));
    await unit.emit(referrerId, 'wallet/balance-updated', { balance: fromHundredths(balance) });
  });
}
