import type { SessionEndReason } from '@fanlight/sdk/models';
import { and, eq, getTableColumns, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { runPrepared, type Slot } from '../../db/prepared.ts';
import { idempotentResponses, linkTokens, sessions, users } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { countCapped, type PageRequest, type SortKey, sortedKeyset } from '../../http/paging.ts';
import { fold } from '../../keys.ts';
import { tokenOfSeed } from '../../outbox/queued-mail.ts';
import type { Db, Ports, Tx } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { setCountry, type UserRow } from '../users/index.ts';
import { linkLifetimeMs } from './rules.ts';

/** The purpose of a mailed link. */
export type LinkPurpose = (typeof linkTokens.$inferSelect)['purpose'];

/** Finds the account with this e-mail address or username. */
export async function findByCredentials(db: Db, credentials: string): Promise<UserRow | undefined> {
  const key = fold(credentials);
  const [row] = await db
    .select()
    .from(users)
    .where(or(eq(users.emailKey, key), eq(users.usernameKey, key)))
    .limit(1);
  return row;
}

/** Finds the account with this e-mail address. */
export async function findByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(users.emailKey, fold(email)));
  return row;
}

/** Reads an account that the transaction has locked. */
export async function readLockedUser(tx: Tx, id: string): Promise<UserRow> {
  const [row] = await tx.select().from(users).where(eq(users.id, id));
  if (!row) throw new ApiFailure('NOT_FOUND');
  return row;
}

/** The time of the latest use of a session. */
const usedAt = sql<Date>`coalesce(${sessions.usedAt}, ${sessions.createdAt})`.mapWith(sessions.createdAt);

const sessionColumns = {
  sessionId: sessions.id,
  userId: sessions.userId,
  isPerformer: users.isPerformer,
  operatorAccess: users.operatorAccess,
  secondFactorAt: sessions.secondFactorAt,
  lastCountryCode: sessions.countryCode,
  usedAt,
};

const isValidSession = (tokenHash: Slot<string>, now: Slot<Date>) =>
  and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, sql.param(now, sessions.expiresAt)));

/** Finds the session of a token and its user; undefined if the session has ended. */
export async function findSession(db: Db, tokenHash: string, now: Date) {
  const [session] = await runPrepared(db, 'session', { tokenHash, now }, (slots) =>
    db
      .select(sessionColumns)
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(isValidSession(slots.tokenHash, slots.now)),
  );
  return session && { session, storedResponse: null };
}

/** Finds the session of a token, and the stored response of the user's `Idempotency-Key`, with one statement. */
export async function findSessionAndStoredResponse(db: Db, tokenHash: string, now: Date, key: string) {
  const [row] = await runPrepared(db, 'session and stored response', { tokenHash, now, key }, (slots) =>
    db
      .select({ session: sessionColumns, storedResponse: getTableColumns(idempotentResponses) })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(
        idempotentResponses,
        and(eq(idempotentResponses.userId, users.id), eq(idempotentResponses.key, slots.key)),
      )
      .where(isValidSession(slots.tokenHash, slots.now)),
  );
  return row;
}

/** Inserts a session; only the hash of its token is stored (rule P3). */
export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Records the use of a session, and the country if one is passed. */
export async function touchSession(
  db: Db,
  { sessionId, userId }: { sessionId: string; userId: string },
  now: Date,
  countryCode?: string,
): Promise<void> {
  await db
    .update(sessions)
    .set({ usedAt: now, ...(countryCode && { countryCode }) })
    .where(eq(sessions.id, sessionId));
  if (countryCode) await setCountry(db, userId, countryCode);
}

/** Records the use of those sessions whose last use was not after the time `before`. */
export async function touchSessions(db: Db, ids: string[], now: Date, before: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ usedAt: now })
    .where(and(inArray(sessions.id, ids), lte(usedAt, before)));
}

/** Returns the ids of those sessions that have neither ended nor expired. */
export async function selectValidSessions(db: Db, ids: string[], now: Date): Promise<Set<string>> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, ids), gt(sessions.expiresAt, now)));
  return new Set(rows.map(({ id }) => id));
}

/** The condition for a user's sessions that have not expired. */
const isValidSessionOf = (userId: string, now: Date) => and(eq(sessions.userId, userId), gt(sessions.expiresAt, now));

/** The columns of a session by which sessions are sorted. */
interface SessionSortColumns {
  id: string;
  usedAt: Date;
}

/**
 * Lists a user's valid sessions, latest use first, and counts them. Reads one row more than the limit, to find out
 * whether another page follows.
 */
export async function listSessionRows(db: Db, userId: string, now: Date, page: PageRequest) {
  const { id, userAgent, countryCode, createdAt, expiresAt } = sessions;
  const key: SortKey<SessionSortColumns> = { column: usedAt, type: 'timestamptz', of: (row) => row.usedAt };
  const { after, order, cursorOf } = sortedKeyset(key, id, (row) => row.id, page);
  const rows = await db
    .select({ id, userAgent, countryCode, createdAt, expiresAt, usedAt })
    .from(sessions)
    .where(and(isValidSessionOf(userId, now), after))
    .orderBy(...order)
    .limit(page.limit + 1)
    .offset(page.offset);
  const total = await countCapped(db, sql`select 1 from ${sessions} where ${isValidSessionOf(userId, now)}`);
  return { rows, total, cursorOf };
}

/** Finds a valid session of this user; undefined if the session belongs to another user. */
export async function findOwnSession(
  db: Db,
  userId: string,
  id: string,
  now: Date,
): Promise<{ id: string; userId: string } | undefined> {
  const [row] = await db
    .select({ id: sessions.id, userId: sessions.userId })
    .from(sessions)
    .where(and(isValidSessionOf(userId, now), eq(sessions.id, id)));
  return row;
}

/** Ends a valid session of this user; false if there is no such session. */
export async function deleteOwnSession(unit: Unit, userId: string, id: string): Promise<boolean> {
  const deleted = await unit.tx
    .delete(sessions)
    .where(and(isValidSessionOf(userId, unit.now), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  if (deleted.length > 0) unit.endConnections(id, 'revoked');
  return deleted.length > 0;
}

/** Ends the session that the user logs out of. */
export async function deleteSession(unit: Unit, id: string): Promise<void> {
  await unit.tx.delete(sessions).where(eq(sessions.id, id));
  unit.endConnections(id, 'logged-out');
}

/** Ends all sessions of a user, except the session `exceptId`. */
export async function deleteSessions(
  unit: Unit,
  userId: string,
  reason: SessionEndReason,
  exceptId?: string,
): Promise<void> {
  const ended = await unit.tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), exceptId ? ne(sessions.id, exceptId) : undefined))
    .returning({ id: sessions.id });
  for (const { id } of ended) unit.endConnections(id, reason);
}

/**
 * Creates a link to be mailed. Only the hash of its token is stored.
 *
 * @returns the seed of the token. The outbox stores the seed, and derives the token when it sends the mail (`tokenOfSeed`).
 */
export async function createLink(
  tx: Tx,
  { random, hasher, signer }: Ports,
  link: { userId: string; purpose: LinkPurpose; email: string; now: Date },
): Promise<string> {
  const { now, ...rest } = link;
  const seed = random.token(32);
  const token = tokenOfSeed(signer, seed);
  const expiresAt = new Date(now.getTime() + linkLifetimeMs);
  await tx.insert(linkTokens).values({ ...rest, tokenHash: hasher.sha256(token), expiresAt });
  return seed;
}

const isUsable = (tokenHash: string, purpose: LinkPurpose, now: Date) =>
  and(
    eq(linkTokens.tokenHash, tokenHash),
    eq(linkTokens.purpose, purpose),
    isNull(linkTokens.usedAt),
    gt(linkTokens.expiresAt, now),
  );

/** Whether a mailed link exists, is unused and has not expired. */
export async function isLinkValid(db: Db, tokenHash: string, purpose: LinkPurpose, now: Date): Promise<boolean> {
  return (await db.$count(linkTokens, isUsable(tokenHash, purpose, now))) > 0;
}

/**
 * Finds the user of a mailed link, so that a transaction can lock the account before the link; null for an unknown
 * link.
 */
export async function findUserOfLink(db: Db, tokenHash: string): Promise<string | null> {
  const [link] = await db
    .select({ userId: linkTokens.userId })
    .from(linkTokens)
    .where(eq(linkTokens.tokenHash, tokenHash));
  return link?.userId ?? null;
}

/** Marks a link as used; undefined if the link is unknown, used or expired. */
export async function consumeLink(tx: Tx, tokenHash: string, purpose: LinkPurpose, now: Date) {
  const [row] = await tx
    .update(linkTokens)
    .set({ usedAt: now })
    .where(isUsable(tokenHash, purpose, now))
    .returning();
  return row;
}

/** Deletes a user's unused links of one purpose. */
export async function deleteLinks(tx: Tx, userId: string, purpose: LinkPurpose): Promise<void> {
  await tx
    .delete(linkTokens)
    .where(and(eq(linkTokens.userId, userId), eq(linkTokens.purpose, purpose), isNull(linkTokens.usedAt)));
}
