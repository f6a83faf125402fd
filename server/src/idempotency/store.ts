import { and, eq, type SQL, sql } from 'drizzle-orm';
import { idempotentResponses } from '../db/schema/index.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Db, Tx } from '../ports/index.ts';

/** Identifies a call by user, key, operation and body. */
export interface CallKey {
  userId: string;
  key: string;
  operation: string;
  bodyHash: string;
}

/** The stored state of the first call. */
export interface StoredResponse {
  /**
   * False while the first call runs. Also false if that call has failed after it had created the object `referenceId`.
   */
  isKnown: boolean;
  /** The first response, as JSON. */
  body: string;
  /** The id of the object that the first call created, such as a payment. */
  referenceId: string | null;
}

const isOf = ({ userId, key }: CallKey) =>
  and(eq(idempotentResponses.userId, userId), eq(idempotentResponses.key, key));

export type StoredResponseRow = typeof idempotentResponses.$inferSelect;

/**
 * Returns the content of the row for a key.
 *
 * @throws {ApiFailure} `IDEMPOTENCY_CONFLICT` if the key was used with another body (rule W4)
 */
export function toStoredResponse(call: CallKey, row: StoredResponseRow): StoredResponse {
  if (row.bodyHash !== call.bodyHash || row.operation !== call.operation) throw new ApiFailure('IDEMPOTENCY_CONFLICT');
  return { isKnown: row.status !== 0, body: row.body, referenceId: row.referenceId };
}

/**
 * Claims a key for this transaction. A second call with the key waits until the first transaction ends. If the first
 * transaction commits, the second call receives the stored response. If it rolls back, the second call claims the key.
 * If an earlier transaction has claimed the key without a response, its row is locked, so that only one of several
 * calls stores a response.
 *
 * @returns the stored response; undefined if this call has claimed the key
 * @throws {ApiFailure} `IDEMPOTENCY_CONFLICT` if the key was used with another body (rule W4)
 */
export async function claimKey(
  tx: Tx,
  call: CallKey,
  referenceId: string | null,
  at: Date,
): Promise<StoredResponse | undefined> {
  const claimed = await tx
    .insert(idempotentResponses)
    .values({ ...call, referenceId, status: 0, body: '', createdAt: at })
    .onConflictDoNothing()
    .returning({ key: idempotentResponses.key });
  if (claimed.length > 0) return undefined;
  return lockStoredResponse(tx, call);
}

/**
 * Returns the part of a statement that claims a key like {@link claimKey}. The part returns a row if the key was
 * claimed.
 *
 * @param where - the condition for claiming the key; it is evaluated completely before the key is claimed
 */
export const claimingKey = ({ userId, key, operation, bodyHash }: CallKey, at: Date, where: SQL): SQL => sql`
  insert into ${idempotentResponses} (user_id, key, operation, body_hash, status, body, created_at)
  select ${userId}, ${key}, ${operation}, ${bodyHash}, 0, '', ${at.toISOString()}::timestamptz where ${where}
  on conflict do nothing returning 1`;

/** Finds the stored response for a key; undefined if there is none. */
export async function findStoredResponse(db: Db, call: CallKey): Promise<StoredResponse | undefined> {
  const [row] = await db.select().from(idempotentResponses).where(isOf(call));
  return row && toStoredResponse(call, row);
}

/** Finds the stored response for a key. Other requests with the key wait until the transaction ends. */
export async function lockStoredResponse(tx: Tx, call: CallKey): Promise<StoredResponse | undefined> {
  const [row] = await tx.select().from(idempotentResponses).where(isOf(call)).for('no key update');
  return row && toStoredResponse(call, row);
}

/** A response that is to be stored. */
export interface ResponseToStore {
  call: CallKey;
  status: number;
  body: unknown;
}

/** Returns the SQL that stores the first response. It can be a statement or a part of a statement. */
export const sqlStoringResponse = ({ call, status, body }: ResponseToStore): SQL =>
  sql`update ${idempotentResponses} set status = ${status}, body = ${JSON.stringify(body)} where ${isOf(call)}`;

/**
 * Stores the id of the object that a call has created with its claimed key, so that a repeated call finds the object.
 */
export async function keepReference(tx: Tx, call: CallKey, referenceId: string): Promise<void> {
  await tx.update(idempotentResponses).set({ referenceId }).where(isOf(call));
}

/** Releases a claimed key if its call has created nothing, so that the key can be used again. */
export async function releaseKey(tx: Tx, call: CallKey): Promise<void> {
  await tx.delete(idempotentResponses).where(isOf(call));
}

/** Deletes the stored responses of an account (rule P8). */
export async function deleteStoredResponses(tx: Tx, userId: string): Promise<void> {
  await tx.delete(idempotentResponses).where(eq(idempotentResponses.userId, userId));
}

/** Stores the first response. This happens in the transaction of the change that the call has made. */
export async function storeResponse(tx: Tx, call: CallKey, status: number, body: unknown): Promise<void> {
  await tx.execute(sqlStoringResponse({ call, status, body }));
}
