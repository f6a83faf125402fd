import { and, arrayContains, desc, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../access/standing.ts';
import { isListed, isOpen } from '../../content/index.ts';
import { feeds, performers, users } from '../../db/schema/index.ts';
import { countCapped, type PageRequest } from '../../http/paging.ts';
import type { Db } from '../../ports/index.ts';
import { searchWords } from '../../search/words.ts';
import { openLength } from './rules.ts';
import { type FeedRow, readFeeds } from './store.ts';

/** What is looked for: a hashtag by its sign, or words. Of a locked post only what its teaser shows is looked through (rule A2). */
function conditionOf(q: string, reader: Reader) {
  const [, label] = /^#([\p{L}\p{N}_]{1,50})$/u.exec(q.trim()) ?? [];
  if (label) return { found: arrayContains(feeds.hashtags, [label.toLowerCase()]), rank: sql<number>`0::int` };
  const whole = searchWords(q, feeds.text);
  const shown = searchWords(q, sql`left(${feeds.text}, ${sql.raw(String(openLength))})`);
  return { found: sql`${whole.found} and (${isOpen('feed', reader)} or ${shown.found})`, rank: whole.rank };
}

/** Where a page begins: behind a rank and a post, such as `1060792|0193f2a4c1d07b3e5a918c42`. */
function behind(cursor: string | undefined, rank: ReturnType<typeof sql>) {
  if (!cursor) return undefined;
  const [place, id] = cursor.split('|');
  return sql`(${rank}, ${feeds.publishedId}) < (${Number(place) || 0}::int, ${id ?? ''})`;
}

/**
 * Posts of everyone that have a hashtag or words, the best first; one more than the page holds, and how many there are.
 *
 * @param byTime newest first instead
 */
export async function searchFeeds(
  db: Db,
  reader: Reader,
  q: string,
  page: PageRequest,
  byTime: boolean,
): Promise<{ rows: (FeedRow & { place: string })[]; total: number }> {
  const { found, rank: best } = conditionOf(q, reader);
  const rank = byTime ? sql<number>`0::int` : best;
  const where = and(found, eq(feeds.status, 'published'), isListed('feed', reader));
  const places = await db
    .select({ id: feeds.id, publishedId: feeds.publishedId, rank: rank.mapWith(Number) })
    .from(feeds)
    .innerJoin(users, eq(users.id, feeds.performerId))
    .innerJoin(performers, eq(performers.userId, feeds.performerId))
    .where(and(where, behind(page.cursor, rank)))
    .orderBy(desc(rank), desc(feeds.publishedId))
    .limit(page.limit + 1)
    .offset(page.offset);
  const rows = await readFeeds(
    db,
    reader,
    places.map(({ id }) => id),
  );
  const total = await countCapped(
    db,
    sql`select 1 from ${feeds} inner join ${users} on ${users.id} = ${feeds.performerId}
      inner join ${performers} on ${performers.userId} = ${feeds.performerId} where ${where}`,
  );
  return {
    total,
    rows: places.flatMap(({ id, publishedId, rank: at }) => {
      const row = rows.get(id);
      return row ? [{ ...row, place: `${at}|${publishedId}` }] : [];
    }),
  };
}
