import { and, eq, type SQL, sql } from 'drizzle-orm';
import { idempotentAnswers } from '../db/schema/index.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Db, Tx } from '../ports/index.ts';

/** Identifies a call: a user, a key, an operation and its body. */
export interface CallKey {
  userId: string;
  key: string;
  operation: string;
  bodyHash: string;
}

/** The stored state of the first call. */
export interface StoredResponse {
  /** False while the first call runs, or if it failed after it had started something. */
  isKnown: boolean;
  /** The first response, as JSON. */
  body: string;
  /** The id of what the first call started, such as its payment. */
  referenceId: string | null;
}

const isOf = ({ userId, key }: CallKey) => and(eq(idempotentAnswers.userId, userId), eq(idempotentAnswers.key, key));

export type StoredResponseRow = typeof idempotentAnswers.$inferSelect;

/**
 * Returns the content of a call key's row.
 *
 * @throws {ApiFailure} `IDEMPOTENCY_CONFLICT` when the key was used with another body (rule W4)
 */
export function toStoredResponse(call: CallKey, row: StoredResponseRow): StoredResponse {
  if (row.bodyHash !== call.bodyHash || row.operation !== call.operation) throw new ApiFailure('IDEMPOTENCY_CONFLICT');
  return { isKnown: row.status !== 0, body: row.body, referenceId: row.referenceId };
}

/**
 * Claims a key for this transaction. A second call with the same key waits here until the first is committed, and then gets its
 * response; if the first is rolled back, the second continues. A key that an earlier transaction of the same call has claimed is
 * locked, so that only one of several calls stores its response.
 *
 * @returns the stored response, or undefined if this call claimed the key
 * @throws {ApiFailure} `IDEMPOTENCY_CONFLICT` when the key was used with another body (rule W4)
 */
export async function claimKey(
  tx: Tx,
  call: CallKey,
  referenceId: string | null,
  at: Date,
): Promise<StoredResponse | undefined> {
  const claimed = await tx
    .insert(idempotentAnswers)
    .values({ ...call, referenceId, status: 0, body: '', createdAt: at })
    .onConflictDoNothing()
    .returning({ key: idempotentAnswers.key });
  if (claimed.length > 0) return undefined;
  return lockStoredResponse(tx, call);
}

/**
 * Claims a key as a part of a statement, as {@link claimKey} does; returns a row if the key was claimed.
 *
 * @param where - the condition for claiming it, evaluated completely before the key is claimed
 */
export const claimingKey = ({ userId, key, operation, bodyHash }: CallKey, at: Date, where: SQL): SQL => sql`
  insert into ${idempotentAnswers} (user_id, key, operation, body_hash, status, body, created_at)
  select ${userId}, ${key}, ${operation}, ${bodyHash}, 0, '', ${at.toISOString()}::timestamptz where ${where}
  on conflict do nothing returning 1`;

/** Returns the stored response of a key; undefined if there is none. */
export async function findStoredResponse(db: Db, call: CallKey): Promise<StoredResponse | undefined> {
  const [row] = await db.select().from(idempotentAnswers).where(isOf(call));
  return row && toStoredResponse(call, row);
}

/** Like {@link findStoredResponse}, and blocks other requests with the key until the transaction ends. */
export async function lockStoredResponse(tx: Tx, call: CallKey): Promise<StoredResponse | undefined> {
  const [row] = await tx.select().from(idempotentAnswers).where(isOf(call)).for('no key update');
  return row && toStoredResponse(call, row);
}

/** A response to store. */
export interface ResponseToStore {
  call: CallKey;
  status: number;
  body: unknown;
}

/** The SQL that stores the first response, as a statement or as a part of one. */
export const sqlStoringResponse = ({ call, status, body }: ResponseToStore): SQL =>
  sql`update ${idempotentAnswers} set status = ${status}, body = ${JSON.stringify(body)} where ${isOf(call)}`;

/** Stores with a claimed key the id of what its call started, so that a repeated call finds it. */
export async function keepReference(tx: Tx, call: CallKey, referenceId: string): Promise<void> {
  await tx.update(idempotentAnswers).set({ referenceId }).where(isOf(call));
}

/** Releases a claimed key whose call started nothing, so that the key can be used again. */
export async function releaseKey(tx: Tx, call: CallKey): Promise<void> {
  await tx.delete(idempotentAnswers).where(isOf(call));
}

/** Deletes the stored responses of an account (rule P8). */
export async function deleteStoredResponses(tx: Tx, userId: string): Promise<void> {
  await tx.delete(idempotentAnswers).where(eq(idempotentAnswers.userId, userId));
}

/** Stores the first response, in the transaction of its change. */
export async function storeResponse(tx: Tx, call: CallKey, status: number, body: unknown): Promise<void> {
  await tx.execute(sqlStoringResponse({ call, status, body }));
}
