import { sql } from 'drizzle-orm';
import { totalCap } from '../http/paging.ts';
import type { Db } from '../ports/index.ts';
import { contentTables } from './kinds.ts';
import { isPublicRow } from './search.ts';

/** The number of a performer's public items of each kind. Each number is at most {@link totalCap}. */
export interface ContentTotals {
  totalPhotos: number;
  totalGalleries: number;
  totalVideos: number;
  totalReels: number;
  totalProducts: number;
}

const kinds = {
  totalPhotos: 'photo',
  totalGalleries: 'gallery',
  totalVideos: 'video',
  totalReels: 'reel',
  totalProducts: 'product',
} as const;

/** Counts the public items of a performer. Reads only the indexes of lists. */
export async function readContentTotals(db: Db, performerId: string): Promise<ContentTotals> {
  const counts = Object.entries(kinds).map(([name, kind]) => {
    const table = contentTables[kind];
    const rows = sql`select 1 from ${table} where ${table.performerId} = ${performerId} and ${isPublicRow(kind)} limit ${totalCap}`;
    return sql`(select count(*)::int from (${rows}) as ${sql.identifier(kind)}) as ${sql.identifier(name)}`;
  });
  const { rows } = (await db.execute(sql`select ${sql.join(counts, sql`, `)}`)) as unknown as { rows: [ContentTotals] };
  return rows[0];
}
