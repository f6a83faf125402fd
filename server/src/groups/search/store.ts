import type { SearchKeyword } from '@fanlight/sdk/models';
import { and, eq, sql } from 'drizzle-orm';
import { ownSearches, searchKeywords } from '../../db/schema/index.ts';
import { countCapped } from '../../http/paging.ts';
import type { Db } from '../../ports/index.ts';
import { beginsWith } from '../../search/words.ts';
import type { Unit } from '../../unit.ts';
import { maximumOwnKeywords, minimumSearches } from './rules.ts';

/** Stores the search of a user. If `isCounted` is true, counts the keyword once per user. */
export async function insertSearch(
  { tx, now }: Unit,
  keyword: string,
  userId: string,
  isCounted: boolean,
): Promise<void> {
  const isSameSearch = and(eq(ownSearches.userId, userId), eq(ownSearches.keyword, keyword));
  const repeated = await tx.update(ownSearches).set({ updatedAt: now }).where(isSameSearch).returning();
  if (repeated.length > 0) return;
  const inserted = await tx
    .insert(ownSearches)
    .values({ userId, keyword, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  if (inserted.length === 0) return;
  const latestKeywords = sql`select ${ownSearches.keyword} from ${ownSearches} where ${ownSearches.userId} = ${userId}
    order by ${ownSearches.updatedAt} desc, ${ownSearches.keyword} limit ${maximumOwnKeywords}`;
  const dropped = await tx
    .delete(ownSearches)
    .where(and(eq(ownSearches.userId, userId), sql`${ownSearches.keyword} not in (${latestKeywords})`))
    .returning();
  // Counts nothing if an old keyword was deleted to make room. Otherwise a user could delete a keyword in this way,
  // search for it again, and be counted twice.
  if (!isCounted || dropped.length > 0) return;
  await tx
    .insert(searchKeywords)
    .values({ keyword, totalSearches: 1, updatedAt: now })
    .onConflictDoUpdate({
      target: searchKeywords.keyword,
      set: { totalSearches: sql`${searchKeywords.totalSearches} + 1`, updatedAt: now },
    });
}

/**
 * Lists the keywords that start with a prefix. The viewer's own keywords come first, latest first, followed by those
 * that many users search for.
 */
export async function listKeywords(
  db: Db,
  userId: string | null,
  q: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: SearchKeyword[]; total: number }> {
  const isOwnMatch = sql`${ownSearches.userId} = ${userId ?? ''} and ${beginsWith(ownSearches.keyword, q)}`;
  const length = [...q].length;
  // An index that is ordered by frequency exists for short prefixes only.
  const isShort = length > 0 && length <= 3;
  const begins = isShort
    ? sql`left(${searchKeywords.keyword}, ${sql.raw(String(length))}) = ${q}`
    : beginsWith(searchKeywords.keyword, q);
  const shared = sql`${searchKeywords.totalSearches} >= ${minimumSearches} and ${begins}
    and not exists (select 1 from ${ownSearches} where ${ownSearches.userId} = ${userId ?? ''} and ${ownSearches.keyword} = ${searchKeywords.keyword})`;
  const { rows } = (await db.execute(sql`
    select keyword, total, own from (
      select ${ownSearches.keyword} as keyword, coalesce(${searchKeywords.totalSearches}, 1) as total, ${ownSearches.updatedAt} as latest, true as own
        from ${ownSearches} left join ${searchKeywords} on ${searchKeywords.keyword} = ${ownSearches.keyword} where ${isOwnMatch}
      union all
      (select ${searchKeywords.keyword}, ${searchKeywords.totalSearches}, null, false from ${searchKeywords} where ${shared}
        order by ${searchKeywords.totalSearches} desc nulls last, ${searchKeywords.keyword} limit ${limit + offset + 1})
    ) as keywords
    order by own desc, latest desc nulls last, total desc, keyword limit ${limit + 1} offset ${offset}`)) as unknown as {
    rows: { keyword: string; total: number; own: boolean }[];
  };
  const total = await countCapped(
    db,
    sql`select 1 from ${ownSearches} where ${isOwnMatch}`,
    sql`select 1 from ${searchKeywords} where ${shared}`,
  );
  return {
    rows: rows.map((row) => ({ keyword: row.keyword, totalSearches: Number(row.total), isOwn: row.own })),
    total,
  };
}
