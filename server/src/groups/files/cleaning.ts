import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import { files, uploadParts, uploads } from '../../db/schema/index.ts';
import type { Ports } from '../../ports/index.ts';
import { deleteExpiredUpload } from '../uploads/index.ts';
import { storageKey } from './rules.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Maximum number of rows per statement. */
const batchSize = 200;

/** All stored variants. The variant `hls` is created when it is served. */
const variants = [
  ...(['original', 'display', 'thumbnail', 'poster', 'captions', 'download', 'storyboard'] as const),
  ...(['playlist-low', 'playlist-medium', 'playlist-high'] as const),
  ...(['segments-low', 'segments-medium', 'segments-high'] as const),
];

/** Deletes all stored bytes of a file: the uploaded file and every variant. */
export async function deleteStoredBytes({ storage }: Ports, fileId: string): Promise<void> {
  for (const variant of variants) await storage.delete(storageKey(fileId, variant));
}

/** Deletes files that were uploaded more than a day ago and are not used by an item. */
async function removeUnattachedFiles(ports: Ports): Promise<void> {
  const { db } = ports.database;
  const before = new Date(ports.clock.now().getTime() - dayMs);
  const isUnattached = and(isNull(files.attachedAt), lt(files.createdAt, before));
  const rows = await db.select({ id: files.id }).from(files).where(isUnattached).limit(batchSize);
  for (const { id } of rows) await deleteStoredBytes(ports, id);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await db.delete(files).where(and(inArray(files.id, ids), isNull(files.attachedAt)));
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
