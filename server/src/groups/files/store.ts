import { eq } from 'drizzle-orm';
import { isOneOf, runPrepared } from '../../db/prepared.ts';
import { files } from '../../db/schema/index.ts';
import type { Db, Tx } from '../../ports/index.ts';
import type { FileRow } from './rules.ts';

/** Files by id, in one query. */
export async function readFiles(db: Db, ids: (string | null)[]): Promise<Map<string, FileRow>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))] as string[];
  if (wanted.length === 0) return new Map();
  const rows = await runPrepared(db, 'files by ids', { ids: wanted }, (slots) =>
    db.select().from(files).where(isOneOf(files.id, slots.ids)),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Locks a file, so that its processing does not end before the transaction; undefined if it was deleted. */
export async function lockFile(tx: Tx, id: string): Promise<FileRow | undefined> {
  const [row] = await tx.select().from(files).where(eq(files.id, id)).for('update');
  return row;
}
