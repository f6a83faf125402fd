import { isOneOf, runPrepared } from '../../db/prepared.ts';
import { files } from '../../db/schema/index.ts';
import type { Db } from '../../ports/index.ts';
import type { FileRow } from './rules.ts';

/** Files by id; one query for any number of them. */
export async function readFiles(db: Db, ids: (string | null)[]): Promise<Map<string, FileRow>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))] as string[];
  if (wanted.length === 0) return new Map();
  const rows = await runPrepared(db, 'files by ids', { ids: wanted }, (slots) =>
    db.select().from(files).where(isOneOf(files.id, slots.ids)),
  );
  return new Map(rows.map((row) => [row.id, row]));
}
