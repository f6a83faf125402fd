import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../access/standing.ts';
import { performers, reactions, users } from '../db/schema/index.ts';
import { countCapped, keyset, type PageRequest } from '../http/paging.ts';
import type { Db } from '../ports/index.ts';
import { isFound } from './find.ts';
import { type ContentKind, contentTables } from './kinds.ts';

/** The condition that a row of `reaction` is a bookmark of the reader for things of a kind. */
export const isBookmark = (kind: ContentKind | 'performer', { userId }: Reader): SQL =>
  sql`${reactions.userId} = ${userId} and ${reactions.action} = 'bookmark' and ${reactions.objectType} = ${kind}`;

/** Whether the reader reacted to an item, for queries over its kind's table. */
export const hasReacted = (kind: ContentKind, { userId }: Reader, action: 'like' | 'bookmark'): SQL<boolean> =>
  userId
    ? sql<boolean>`exists (select 1 from ${reactions} where ${reactions.objectType} = ${kind} and ${reactions.objectId} = ${contentTables[kind].id}
        and ${reactions.action} = ${action} and ${reactions.userId} = ${userId})`
    : sql<boolean>`false`;

/**
 * What the reader bookmarked of a kind and still finds, latest bookmark first: ids, with one more than the page holds, and
 * how many there are. The cursor is the bookmark's id.
 */
export async function listBookmarkedIds(
  db: Db,
  kind: ContentKind,
  reader: Reader,
  page: PageRequest,
): Promise<{ places: { reactionId: string; id: string }[]; total: number }> {
  const table = contentTables[kind];
  const mine = and(isBookmark(kind, reader), isFound(kind, reader));
  const { after, order } = keyset(reactions.id, page);
  const places = await db
    .select({ reactionId: reactions.id, id: reactions.objectId })
    .from(reactions)
    .innerJoin(table, eq(table.id, reactions.objectId))
    .innerJoin(users, eq(users.id, table.performerId))
    .innerJoin(performers, eq(performers.userId, table.performerId))
    .where(and(mine, after))
    .orderBy(order)
    .limit(page.limit + 1)
    .offset(page.offset);
  const total = await countCapped(
    db,
    sql`select 1 from ${reactions} inner join ${table} on ${table.id} = ${reactions.objectId}
      inner join ${users} on ${users.id} = ${table.performerId}
      inner join ${performers} on ${performers.userId} = ${table.performerId} where ${mine}`,
  );
  return { places, total };
}
