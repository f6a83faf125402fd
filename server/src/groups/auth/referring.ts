import { eq } from 'drizzle-orm';
import { referralCodes, referrals } from '../../db/schema/index.ts';
import type { Unit } from '../../unit.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Records the referrer of a new account; the share ends this many days from now (rule M5). An unknown or outdated code
 * is ignored.
 */
export async function recordReferral(unit: Unit, code: string, userId: string, days: number): Promise<void> {
  const [found] = await unit.tx
    .select({ referrerId: referralCodes.userId })
    .from(referralCodes)
    .where(eq(referralCodes.code, code.trim().toUpperCase()));
  if (!found) return;
  const endsAt = new Date(unit.now.getTime() + days * day);
  await unit.tx
    .insert(referrals)
    .values({ id: unit.nextId(), referrerId: found.referrerId, userId, endsAt, createdAt: unit.now });
}
