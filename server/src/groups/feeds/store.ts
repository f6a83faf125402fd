import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Verdict } from '../../access/decide-access.ts';
import { hasReacted, type Reader } from '../../access/standing.ts';
import { type AccessRow, accessColumns, isFound, isListed, verdictOf } from '../../content/index.ts';
import { feedFiles, feeds, files, performers, reactions, users } from '../../db/schema/index.ts';
import { countCapped, keyset, type PageRequest } from '../../http/paging.ts';
import type { Db, Tx } from '../../ports/index.ts';

/** A post with what its reader has to do with it. */
export interface FeedRow {
  feed: typeof feeds.$inferSelect;
  author: Pick<typeof users.$inferSelect, 'id' | 'name' | 'username' | 'avatarFileId'>;
  access: AccessRow;
  isLiked: boolean;
  isBookmarked: boolean;
}

/** A file of a post with its text for who can't see it. */
export type FeedFileRow = typeof files.$inferSelect & { feedId: string; alt: string };

function select(db: Db, reader: Reader) {
  return db
    .select({
      feed: getTableColumns(feeds),
      author: { id: users.id, name: users.name, username: users.username, avatarFileId: users.avatarFileId },
      access: accessColumns('feed', reader),
      isLiked: hasReacted(reader, 'feed', 'like', feeds.id),
      isBookmarked: hasReacted(reader, 'feed', 'bookmark', feeds.id),
    })
    .from(feeds)
    .innerJoin(users, eq(users.id, feeds.performerId))
    .innerJoin(performers, eq(performers.userId, feeds.performerId));
}

/** The verdict about a reader and a post (rule A1). */
export const verdictOfFeed = ({ feed, access }: FeedRow, viewerId: string | null): Verdict =>
  verdictOf(access, feed.performerId, viewerId);

/** One post, as far as the reader finds it. */
export async function findFeed(db: Db, id: string, reader: Reader): Promise<FeedRow | undefined> {
  const [row] = await select(db, reader).where(and(eq(feeds.id, id), isFound('feed', reader)));
  return row;
}

/** Posts that fulfil a condition, with one more than the page holds, and how many there are. */
export async function listFeeds(
  db: Db,
  reader: Reader,
  where: SQL,
  page: PageRequest,
): Promise<{ rows: FeedRow[]; total: number }> {
  const { after, order } = keyset(feeds.publishedId, page);
  const rows = await select(db, reader)
    .where(and(where, isListed('feed', reader), after))
    .orderBy(order)
    .limit(page.limit + 1)
    .offset(page.offset);
  return { rows, total: await countFeeds(db, reader, where) };
}

function countFeeds(db: Db, reader: Reader, where: SQL): Promise<number> {
  return countCapped(
    db,
    sql`select 1 from ${feeds} inner join ${users} on ${users.id} = ${feeds.performerId}
      inner join ${performers} on ${performers.userId} = ${feeds.performerId} where ${where} and ${isListed('feed', reader)}`,
  );
}

/** Posts that the reader bookmarked, latest bookmark first; the cursor is the bookmark's. */
export async function listBookmarked(
  db: Db,
  reader: Reader,
  page: PageRequest,
): Promise<{ rows: (FeedRow & { reactionId: string })[]; total: number }> {
  const mine = sql`${reactions.userId} = ${reader.userId} and ${reactions.action} = 'bookmark' and ${reactions.objectType} = 'feed'`;
  const { after, order } = keyset(reactions.id, page);
  const found = await db
    .select({ id: reactions.id, feedId: reactions.objectId })
    .from(reactions)
    .innerJoin(feeds, eq(feeds.id, reactions.objectId))
    .innerJoin(users, eq(users.id, feeds.performerId))
    .innerJoin(performers, eq(performers.userId, feeds.performerId))
    .where(and(mine, isFound('feed', reader), after))
    .orderBy(order)
    .limit(page.limit + 1)
    .offset(page.offset);
  const ids = found.map(({ feedId }) => feedId);
  const rows = ids.length > 0 ? await select(db, reader).where(inArray(feeds.id, ids)) : [];
  const byId = new Map(rows.map((row) => [row.feed.id, row]));
  const total = await countCapped(
    db,
    sql`select 1 from ${reactions} inner join ${feeds} on ${feeds.id} = ${reactions.objectId}
      inner join ${users} on ${users.id} = ${feeds.performerId} inner join ${performers} on ${performers.userId} = ${feeds.performerId}
      where ${mine} and ${isFound('feed', reader)}`,
  );
  return {
    total,
    rows: found.flatMap(({ id, feedId }) => {
      const row = byId.get(feedId);
      return row ? [{ ...row, reactionId: id }] : [];
    }),
  };
}

/** The files of posts, in order; one query for any number of posts. */
export async function readFeedFiles(db: Db, feedIds: string[]): Promise<Map<string, FeedFileRow[]>> {
  const byFeed = new Map<string, FeedFileRow[]>(feedIds.map((id) => [id, []]));
  if (feedIds.length === 0) return byFeed;
  const rows = await db
    .select({ ...getTableColumns(files), feedId: feedFiles.feedId, alt: feedFiles.alt })
    .from(feedFiles)
    .innerJoin(files, eq(files.id, feedFiles.fileId))
    .where(inArray(feedFiles.feedId, feedIds))
    .orderBy(feedFiles.feedId, feedFiles.position);
  for (const row of rows) byFeed.get(row.feedId)?.push(row);
  return byFeed;
}

/** The viewer's own uploads among these files that no other post names. */
export async function findUsableFiles(
  tx: Tx,
  ownerId: string,
  fileIds: string[],
  feedId: string,
): Promise<Set<string>> {
  if (fileIds.length === 0) return new Set();
  const rows = await tx
    .select({ id: files.id, usedBy: feedFiles.feedId })
    .from(files)
    .leftJoin(feedFiles, eq(feedFiles.fileId, files.id))
    .where(and(inArray(files.id, fileIds), eq(files.ownerId, ownerId), eq(files.purpose, 'feed-photo')));
  return new Set(rows.filter(({ usedBy }) => usedBy === null || usedBy === feedId).map(({ id }) => id));
}

/** Changes a counter of a post, never below zero; undefined when the post is gone. */
export async function countOnFeed(
  tx: Tx,
  feedId: string,
  counter: 'totalLikes' | 'totalComments' | 'totalBookmarks',
  by: number,
) {
  const [row] = await tx
    .update(feeds)
    .set({ [counter]: sql`greatest(0, ${feeds[counter]} + ${by})` })
    .where(eq(feeds.id, feedId))
    .returning();
  if (!row) return undefined;
  const { totalLikes, totalComments, totalBookmarks } = row;
  return { feedId, totalLikes, totalComments, totalBookmarks };
}
