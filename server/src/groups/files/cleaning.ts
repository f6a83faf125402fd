import { FileVariant } from '@fanlight/sdk/models';
import { and, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { files, libraryPurposes, uploadParts, uploads } from '../../db/schema/index.ts';
import type { Ports } from '../../ports/index.ts';
import { deleteExpiredUpload } from '../uploads/index.ts';
import { type FileRow, storageKey } from './rules.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A file of the media library that no item has ever used is deleted after this number of milliseconds (rule F4). */
const unusedLibraryMs = 30 * dayMs;

/** Returns the time at which a file of the media library is deleted (rule F4); null if an item uses or has used it. */
export function expiryOfLibraryFile({ attachedAt, releasedAt, status, createdAt }: FileRow): Date | null {
  if (attachedAt || releasedAt) return null;
  return new Date(createdAt.getTime() + (status === 'failed' ? dayMs : unusedLibraryMs));
}

/** Maximum number of rows per statement. */
const batchSize = 200;

/** All stored variants. The variant `hls` is created when it is served. */
const variants = ['original' as const, ...Object.values(FileVariant).filter((variant) => variant !== 'hls')];

/** Deletes all stored bytes of a file: the uploaded file and every variant. */
export async function deleteStoredBytes({ storage }: Ports, fileId: string): Promise<void> {
  await Promise.all(variants.map((variant) => storage.delete(storageKey(fileId, variant))));
}

/** Deletes the stored bytes of those files that have no row, because the transaction of the row was not committed. */
export async function deleteOrphanedBytes(ports: Ports, fileIds: string[]): Promise<void> {
  const rows = await ports.database.db.select({ id: files.id }).from(files).where(inArray(files.id, fileIds));
  const storedIds = new Set(rows.map(({ id }) => id));
  for (const id of fileIds) if (!storedIds.has(id)) await deleteStoredBytes(ports, id);
}

/** The condition that a file is to be deleted, because no item has used it in time. */
function isAbandoned(now: Date) {
  const isUnused = and(isNull(files.attachedAt), isNull(files.releasedAt));
  const isKeptLonger = and(inArray(files.purpose, libraryPurposes), ne(files.status, 'failed'));
  const isOld = lt(files.createdAt, new Date(now.getTime() - dayMs));
  const isVeryOld = lt(files.createdAt, new Date(now.getTime() - unusedLibraryMs));
  // The captions of a file are kept as long as the file.
  const isOfFile = sql`exists (select 1 from ${files} as captioned where captioned.captions_file_id = ${files.id})`;
  return and(isUnused, isOld, or(sql`not ${isKeptLonger}`, isVeryOld), sql`not ${isOfFile}`);
}

/** Deletes files that no item has used in time (rule F4). */
async function removeUnattachedFiles(ports: Ports): Promise<void> {
  const { db } = ports.database;
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(isAbandoned(ports.clock.now()))
    .orderBy(files.createdAt)
    .limit(batchSize);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  // The files are claimed before their bytes are deleted. A transaction that begins to use one of them concurrently
  // either commits before, or no longer finds the file.
  const isFree = and(inArray(files.id, ids), isNull(files.attachedAt), isNull(files.releasedAt));
  const claimed = await db.update(files).set({ purpose: 'incoming' }).where(isFree).returning({ id: files.id });
  for (const { id } of claimed) await deleteStoredBytes(ports, id);
  const claimedIds = claimed.map(({ id }) => id);
  await db.delete(files).where(and(inArray(files.id, claimedIds), eq(files.purpose, 'incoming')));
}

/** Deletes uploads that did not receive a part for a day. */
async function removeExpiredUploads(ports: Ports): Promise<void> {
  const { db } = ports.database;
  const now = ports.clock.now();
  const hasExpired = lt(uploads.expiresAt, now);
  for (const { id } of await db.select({ id: uploads.id }).from(uploads).where(hasExpired).limit(batchSize)) {
    const parts = await db.select().from(uploadParts).where(eq(uploadParts.uploadId, id));
    for (const { storedId } of parts) await deleteStoredBytes(ports, storedId);
    await deleteExpiredUpload(db, id, now);
  }
}

/** Deletes abandoned files and uploads. */
export async function cleanFiles(ports: Ports): Promise<void> {
  await removeUnattachedFiles(ports);
  await removeExpiredUploads(ports);
  await ports.storage.removeUnfinished?.();
}
