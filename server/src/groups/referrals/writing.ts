import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { referralCodes, referrals, users } from '../../db/schema/index.ts';
import { fieldFailure } from '../../http/failure.ts';
import type { Db } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { makeCode } from './rules.ts';

/** Returns a user's referral code. Creates the code when it is first requested. */
export async function readCode({ db, ports }: Context, userId: string): Promise<string> {
  for (;;) {
    const [row] = await db.select().from(referralCodes).where(eq(referralCodes.userId, userId));
    if (row) return row.code;
    const [user] = await db
      .select({ name: users.name, username: users.username })
      .from(users)
      .where(eq(users.id, userId));
    const code = makeCode(user?.username ?? user?.name ?? '', ports.random.fraction);
    // Reads the code again: the random code may already belong to another user, or a concurrent call may have created
    // the user's code.
    await db.insert(referralCodes).values({ userId, code }).onConflictDoNothing();
  }
}

const day = 24 * 60 * 60 * 1000;

const isCode = (code: string) => eq(referralCodes.code, code.trim().toUpperCase());

/**
 * Checks a typed referral code.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED` if no user has the code
 */
export async function checkReferralCode(db: Db, code: string): Promise<void> {
  if ((await db.$count(referralCodes, isCode(code))) === 0)
    throw fieldFailure('VALIDATION_FAILED', 'referralCode', 'REFERRAL_CODE_UNKNOWN');
}

/**
 * Records the referrer of a new account. The referrer receives a share for `days` (rule M5). The code of a referrer whose
 * account was deleted meanwhile is ignored.
 */
export async function recordReferral(unit: Unit, code: string, userId: string, days: number): Promise<void> {
  const [found] = await unit.tx.select({ referrerId: referralCodes.userId }).from(referralCodes).where(isCode(code));
  if (!found) return;
  const endsAt = new Date(unit.now.getTime() + days * day);
  await unit.tx
    .insert(referrals)
    .values({ id: unit.nextId(), referrerId: found.referrerId, userId, endsAt, createdAt: unit.now });
}
