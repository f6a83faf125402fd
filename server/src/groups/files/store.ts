import { eq } from 'drizzle-orm';
import { isOneOf, runPrepared } from '../../db/prepared.ts';
import { files } from '../../db/schema/index.ts';
import type { Db, Tx } from '../../ports/index.ts';
import type { FileRow } from './rules.ts';

/** Reads files in one query; returns a map from id to file. */
export async function readFiles(db: Db, ids: (string | null)[]): Promise<Map<string, FileRow>> {
  const distinctIds = [...new Set(ids.filter((id) => id !== null))] as string[];
  if (distinctIds.length === 0) return new Map();
  const rows = await runPrepared(db, 'files by ids', { ids: distinctIds }, (slots) =>
    db.select().from(files).where(isOneOf(files.id, slots.ids)),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Locks a file, so that its status does not change before the transaction ends; undefined if it was deleted. */
export async function lockFile(tx: Tx, id: string): Promise<FileRow | undefined> {
  const [row] = await tx.select().from(files).where(eq(files.id, id)).for('update');
  return row;
}
