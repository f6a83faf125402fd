import { and, eq, gte, isNotNull, isNull, lt } from 'drizzle-orm';
import { recoveryCodes, secondFactors, sessions } from '../../../db/schema/index.ts';
import type { Db, Tx } from '../../../ports/index.ts';
import type { Unit } from '../../../unit.ts';

export type SecondFactorRow = typeof secondFactors.$inferSelect;

/** Reads the second factor of an account, which may not be enabled yet. */
export async function readSecondFactor(db: Db, userId: string): Promise<SecondFactorRow | undefined> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row;
}

/** Counts the unused recovery codes of an account. */
export const countRecoveryCodes = (db: Db, userId: string): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));

/** Stores a secret that is not enabled yet. Returns false if another one is enabled. */
export async function insertSecret({ tx, now }: Unit, userId: string, secret: string): Promise<boolean> {
  const values = { secret, usedStep: 0, createdAt: now };
  const inserted = await tx
    .insert(secondFactors)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: secondFactors.userId, set: values, setWhere: isNull(secondFactors.enabledAt) })
    .returning({ userId: secondFactors.userId });
  return inserted.length > 0;
}

/**
 * Marks the code of a period as used, in one statement, so that of several concurrent calls with one code one succeeds.
 *
 * @param secret - the encrypted secret that was checked, since the user may have started another setup meanwhile
 */
export async function consumeStep(db: Db, { userId, secret }: SecondFactorRow, step: number): Promise<boolean> {
  const isUnused = and(
    eq(secondFactors.userId, userId),
    eq(secondFactors.secret, secret),
    lt(secondFactors.usedStep, step),
  );
  const rows = await db.update(secondFactors).set({ usedStep: step }).where(isUnused).returning();
  return rows.length > 0;
}

/** Deletes a recovery code, which works once. Returns false if the account has no such code. */
export async function consumeRecoveryCode(db: Db, userId: string, codeHash: string): Promise<boolean> {
  const isCode = and(eq(recoveryCodes.codeHash, codeHash), eq(recoveryCodes.userId, userId));
  return (await db.delete(recoveryCodes).where(isCode).returning()).length > 0;
}

/** Enables the second factor of an account with its recovery codes. Returns false if it is enabled, or has changed. */
export async function enable(
  { tx, now }: Unit,
  { userId, secret }: SecondFactorRow,
  codeHashes: string[],
): Promise<boolean> {
  const isStarted = and(
    eq(secondFactors.userId, userId),
    eq(secondFactors.secret, secret),
    isNull(secondFactors.enabledAt),
  );
  const enabled = await tx.update(secondFactors).set({ enabledAt: now }).where(isStarted).returning();
  if (enabled.length === 0) return false;
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ codeHash, userId, createdAt: now })));
  return true;
}

/**
 * Removes the second factor of an account. No session counts as verified afterwards. Returns false if none was enabled.
 *
 * @param since - keeps a second factor that was enabled before this time
 */
export async function remove(tx: Tx, userId: string, since?: Date): Promise<boolean> {
  const { enabledAt } = secondFactors;
  const isEnabled = and(eq(secondFactors.userId, userId), since ? gte(enabledAt, since) : isNotNull(enabledAt));
  const removed = await tx.delete(secondFactors).where(isEnabled).returning();
  if (removed.length === 0) return false;
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.userId, userId));
  return true;
}

/** Stores that a code was entered in a session. */
export async function markVerified(db: Db, sessionId: string, at: Date): Promise<void> {
  await db.update(sessions).set({ secondFactorAt: at }).where(eq(sessions.id, sessionId));
}
