import { and, inArray, isNull, lt } from 'drizzle-orm';
import { files } from '../../db/schema/index.ts';
import type { Ports } from '../../ports/index.ts';
import { storageKey } from './rules.ts';

const day = 24 * 60 * 60 * 1000;

/** Removes the stored sizes of a file. */
export async function removeBytes({ storage }: Ports, fileId: string): Promise<void> {
  await storage.delete(storageKey(fileId, 'display'));
  await storage.delete(storageKey(fileId, 'thumbnail'));
}

/** Removes files that were uploaded more than a day ago and that nothing names. */
export async function removeUnattachedFiles(ports: Ports): Promise<void> {
  const { db } = ports.database;
  const before = new Date(ports.clock.now().getTime() - day);
  const forgotten = and(isNull(files.attachedAt), lt(files.createdAt, before));
  const rows = await db.select({ id: files.id }).from(files).where(forgotten).limit(200);
  for (const { id } of rows) await removeBytes(ports, id);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await db.delete(files).where(and(inArray(files.id, ids), isNull(files.attachedAt)));
}
