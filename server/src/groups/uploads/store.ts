import { and, eq, lt, sql } from 'drizzle-orm';
import { uploadParts, uploads } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import type { StreamedFile } from '../../http/read.ts';
import type { Db, Tx } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';

export type UploadRow = typeof uploads.$inferSelect;

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the time at which an upload expires: a day after its last part. */
const expiryFrom = (now: Date): Date => new Date(now.getTime() + dayMs);

/** Finds an upload; undefined if it does not exist or has expired. */
export async function findUpload(db: Db | Tx, id: string, now: Date): Promise<UploadRow | undefined> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), sql`${uploads.expiresAt} > ${now.toISOString()}::timestamptz`));
  return row;
}

/** Counts the unfinished uploads of a user. */
export async function countUploads(db: Db, ownerId: string, now: Date): Promise<number> {
  const isUnexpired = and(eq(uploads.ownerId, ownerId), sql`${uploads.expiresAt} > ${now.toISOString()}::timestamptz`);
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(uploads).where(isUnexpired);
  return row?.count ?? 0;
}

export async function insertUpload(
  db: Db,
  draft: Pick<UploadRow, 'id' | 'ownerId' | 'kind' | 'fileName' | 'size'>,
  now: Date,
): Promise<UploadRow> {
  const [row] = await db
    .insert(uploads)
    .values({ ...draft, expiresAt: expiryFrom(now), createdAt: now })
    .returning();
  if (!row) throw new Error('The upload was not inserted.');
  return row;
}

/**
 * Adds a part whose bytes are already stored. If two calls add the same part, only one of them succeeds.
 *
 * @throws {ApiFailure} `UPLOAD_OFFSET_MISMATCH`, `NOT_FOUND`
 */
export async function addPart(
  { tx, now }: Unit,
  { uploadId, offset, chunk }: { uploadId: string; offset: number; chunk: StreamedFile },
): Promise<UploadRow> {
  const { id: storedId, size } = chunk;
  const [row] = await tx.select().from(uploads).where(eq(uploads.id, uploadId)).for('update');
  if (!row) throw new ApiFailure('NOT_FOUND');
  if (row.offset !== offset) throw new ApiFailure('UPLOAD_OFFSET_MISMATCH');
  if (offset + size > row.size) {
    throw new ApiFailure('PAYLOAD_TOO_LARGE', { reason: 'PART_TOO_LARGE' });
  }
  await tx.insert(uploadParts).values({ uploadId, offset, size, storedId });
  // The stored bytes now belong to the part, so `cleanFiles` no longer deletes them as those of an unused file.
  await chunk.handOver(tx);
  const changes = { offset: offset + size, expiresAt: expiryFrom(now) };
  const [changed] = await tx.update(uploads).set(changes).where(eq(uploads.id, uploadId)).returning();
  if (!changed) throw new ApiFailure('NOT_FOUND');
  return changed;
}

/** Deletes an upload. Its bytes are deleted after the commit. */
export async function deleteUpload(unit: Unit, id: string): Promise<void> {
  // The upload is locked before its parts, as in `addPart`, so that no part is added meanwhile.
  await unit.tx.select({ id: uploads.id }).from(uploads).where(eq(uploads.id, id)).for('update');
  const parts = await unit.tx.delete(uploadParts).where(eq(uploadParts.uploadId, id)).returning();
  await unit.tx.delete(uploads).where(eq(uploads.id, id));
  for (const { storedId } of parts) unit.removeFile(storedId);
}

/**
 * Deletes a finished upload, whose parts the caller will use. Returns false if another call has already used the
 * upload.
 */
export async function takeUpload(
  tx: Tx,
  { id, ownerId, kind }: Pick<UploadRow, 'id' | 'ownerId' | 'kind'>,
): Promise<boolean> {
  const isMine = and(eq(uploads.id, id), eq(uploads.ownerId, ownerId), eq(uploads.kind, kind));
  const deletedUploads = await tx.delete(uploads).where(isMine).returning({ id: uploads.id });
  return deletedUploads.length > 0;
}

/**
 * Deletes the row of an expired upload after its bytes were deleted. Does nothing if a new part has extended the upload
 * meanwhile.
 */
export async function deleteExpiredUpload(db: Db, id: string, now: Date): Promise<void> {
  await db.delete(uploads).where(and(eq(uploads.id, id), lt(uploads.expiresAt, now)));
}
