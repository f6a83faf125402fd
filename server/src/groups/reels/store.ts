import type { FileStatus } from '@fanlight/sdk/models';
import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { isFollowing, type Reader } from '../../access/standing.ts';
import {
  type AccessRow,
  accessColumns,
  fillPage,
  hasReacted,
  isFound,
  isListed,
  rankOf,
  searchContent,
} from '../../content/index.ts';
import { files, performers, reels, users } from '../../db/schema/index.ts';
import { countCapped, keyset, type Page, type PageRequest, sortedKeyset } from '../../http/paging.ts';
import type { Db } from '../../ports/index.ts';

/** A reel with what its reader has to do with it. */
export interface ReelRow {
  reel: typeof reels.$inferSelect;
  author: Pick<typeof users.$inferSelect, 'id' | 'name' | 'username' | 'avatarFileId' | 'isPerformer'> &
    Pick<typeof performers.$inferSelect, 'status'>;
  access: AccessRow;
  isLiked: boolean;
  isBookmarked: boolean;
  isFollowed: boolean;
}

function select(db: Db, reader: Reader) {
  return db
    .select({
      reel: getTableColumns(reels),
      author: {
        id: users.id,
        name: users.name,
        username: users.username,
        avatarFileId: users.avatarFileId,
        isPerformer: users.isPerformer,
        status: performers.status,
      },
      access: accessColumns('reel', reader),
      isLiked: hasReacted('reel', reader, 'like').as('is_liked'),
      isBookmarked: hasReacted('reel', reader, 'bookmark').as('is_bookmarked'),
      isFollowed: isFollowing(reader, reels.performerId).as('is_followed'),
    })
    .from(reels)
    .innerJoin(users, eq(users.id, reels.performerId))
    .innerJoin(performers, eq(performers.userId, reels.performerId))
    .innerJoin(files, eq(files.id, reels.fileId));
}

/** One reel, as far as the reader finds it. */
export async function findReel(db: Db, id: string, reader: Reader): Promise<ReelRow | undefined> {
  const [row] = await select(db, reader).where(and(eq(reels.id, id), isFound('reel', reader)));
  return row;
}

/** Reels by their ids, as far as the reader finds them; one query for any number of them. */
export async function readReels(db: Db, reader: Reader, ids: string[]): Promise<Map<string, ReelRow>> {
  if (ids.length === 0) return new Map();
  const rows = await select(db, reader).where(and(inArray(reels.id, ids), isFound('reel', reader)));
  return new Map(rows.map((row) => [row.reel.id, row]));
}

/** What a list of reels is narrowed to. */
export interface ReelFilter {
  q?: string | undefined;
  performerId?: string | undefined;
  /** Whether the reader lists their own, also those that are not ready. */
  isOwn?: boolean;
  where: (SQL | undefined)[];
  status?: FileStatus | undefined;
  sortBy?: 'createdAt' | 'popular' | undefined;
}

/** Reels that have words, the best first. */
export async function searchReels(
  db: Db,
  reader: Reader,
  query: ReelFilter & { q: string; sort: 'asc' | 'desc' | undefined },
  page: PageRequest,
): Promise<Page<ReelRow>> {
  const { q, performerId, isOwn = false, where: wheres, status } = query;
  const ofStatus = status
    ? sql`exists (select 1 from ${files} where ${files.id} = ${reels.fileId} and ${files.status} = ${status})`
    : undefined;
  const where = and(ofStatus, ...wheres);
  const rankBy = rankOf(query, { popular: reels.totalViews });
  const found = await searchContent(db, 'reel', reader, { q, within: { performerId }, isOwn, where, rankBy }, page);
  return fillPage(found, await readReels(db, reader, found.data));
}

/** Reels that stand in the reader's lists, with one more than the page holds, and how many there are. */
export async function listReels(
  db: Db,
  reader: Reader,
  { performerId, where, status, sortBy }: ReelFilter,
  page: PageRequest,
): Promise<{ rows: ReelRow[]; total: number; cursorOf: (row: ReelRow) => string }> {
  const ofStatus = status ? eq(files.status, status) : undefined;
  const ofPerformer = performerId ? eq(reels.performerId, performerId) : undefined;
  const wanted = and(isListed('reel', reader), ofPerformer, ofStatus, ...where);
  const byId = { ...keyset(reels.id, page), cursorOf: ({ reel }: ReelRow) => reel.id };
  const { after, order, cursorOf } =
    sortBy === 'popular'
      ? sortedKeyset<ReelRow>(
          { column: reels.totalViews, type: 'bigint', of: ({ reel }) => reel.totalViews },
          reels.id,
          ({ reel }) => reel.id,
          page,
        )
      : byId;
  const rows = await select(db, reader)
    .where(and(wanted, after))
    .orderBy(...[order].flat())
    .limit(page.limit + 1)
    .offset(page.offset);
  const total = await countCapped(
    db,
    sql`select 1 from ${reels} inner join ${users} on ${users.id} = ${reels.performerId}
      inner join ${performers} on ${performers.userId} = ${reels.performerId}
      inner join ${files} on ${files.id} = ${reels.fileId} where ${wanted}`,
  );
  return { rows, total, cursorOf };
}
