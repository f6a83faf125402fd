import { and, eq, gt, isNull, ne, or } from 'drizzle-orm';
import { linkTokens, sessions, users } from '../../db/schema/index.ts';
import type { Db, Ports, Tx } from '../../ports/index.ts';
import { fold, linkLength } from './rules.ts';

export type UserRow = typeof users.$inferSelect;

/** The account with this e-mail address or username. */
export async function findByCredentials(db: Db, credentials: string): Promise<UserRow | undefined> {
  const key = fold(credentials);
  const [row] = await db
    .select()
    .from(users)
    .where(or(eq(users.emailKey, key), eq(users.usernameKey, key)))
    .limit(1);
  return row;
}

/** Who a session's token belongs to; undefined when it ended. */
export async function findSession(db: Db, tokenHash: string, now: Date) {
  const [row] = await db
    .select({ sessionId: sessions.id, userId: sessions.userId, isPerformer: users.isPerformer })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  return row;
}

/** Begins a session; only the hash of its token is kept (rule P3). */
export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Ends one session. */
export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

/** Ends every session of a person, one aside. */
export async function deleteSessions(db: Db, userId: string, exceptId?: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), exceptId ? ne(sessions.id, exceptId) : undefined));
}

/** Makes the secret of a mailed link; only its hash is kept. */
export async function createLink(
  tx: Tx,
  { random, hasher }: Ports,
  link: { userId: string; purpose: 'verify-email' | 'reset-password'; email: string; now: Date },
): Promise<string> {
  const { now, ...rest } = link;
  const token = random.token(32);
  const expiresAt = new Date(now.getTime() + linkLength);
  await tx.insert(linkTokens).values({ ...rest, tokenHash: await hasher.sha256(token), expiresAt });
  return token;
}

/** Uses a link up; undefined when it was used already, has expired, or never was. */
export async function takeLink(tx: Tx, tokenHash: string, purpose: 'verify-email' | 'reset-password', now: Date) {
  const [row] = await tx
    .update(linkTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(linkTokens.tokenHash, tokenHash),
        eq(linkTokens.purpose, purpose),
        isNull(linkTokens.usedAt),
        gt(linkTokens.expiresAt, now),
      ),
    )
    .returning();
  return row;
}

/** Makes a person's other links of a purpose useless. */
export async function deleteLinks(tx: Tx, userId: string, purpose: 'verify-email' | 'reset-password'): Promise<void> {
  await tx
    .delete(linkTokens)
    .where(and(eq(linkTokens.userId, userId), eq(linkTokens.purpose, purpose), isNull(linkTokens.usedAt)));
}
