import { and, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { AccessDecision } from '../../access/decide-access.ts';
import { type QueryViewer, shapeOf, type Viewer, valuesOf, viewerIn } from '../../access/viewer-conditions.ts';
import {
  type AccessRow,
  accessColumns,
  accessOf,
  fillPage,
  hasReacted,
  isVisibleTo,
  listBookmarked,
  listOrSearch,
} from '../../content/index.ts';
import { isWord } from '../../db/keyed-sql.ts';
import { isOneOf, runPrepared } from '../../db/prepared.ts';
import { feedFiles, feeds, files, performers, users } from '../../db/schema/index.ts';
import { keyset, type Page, type PageRequest, pageIn, shapeOfPage, toPage, valuesOfPage } from '../../http/paging.ts';
import type { Db, Tx } from '../../ports/index.ts';
import { type Summarised, summaryColumns } from '../users/index.ts';
import { timelinePage, timelineTotal } from './timeline.ts';

/** A post and the viewer's relation to it. */
export interface FeedRow {
  feed: typeof feeds.$inferSelect;
  author: Summarised;
  access: AccessRow;
  isLiked: boolean;
  isBookmarked: boolean;
}

/** A file of a post with its alternative text. */
export type FeedFileRow = typeof files.$inferSelect & { feedId: string; alt: string };

function select<More extends Record<string, SQL>>(db: Db, viewer: QueryViewer, more: More = {} as More) {
  return db
    .select({
      ...more,
      feed: getTableColumns(feeds),
      author: summaryColumns,
      access: accessColumns('feed', viewer),
      isLiked: hasReacted('feed', viewer, 'like'),
      isBookmarked: hasReacted('feed', viewer, 'bookmark'),
    })
    .from(feeds)
    .innerJoin(users, eq(users.id, feeds.performerId))
    .innerJoin(performers, eq(performers.userId, feeds.performerId));
}

/** The viewer's access to a post (rule A1). */
export const accessOfFeed = ({ feed, access }: FeedRow, viewerId: string | null): AccessDecision =>
  accessOf(access, feed.performerId, viewerId);

/** One post; undefined if hidden from the viewer. */
export async function findFeed(db: Db, id: string, viewer: Viewer): Promise<FeedRow | undefined> {
  const [row] = await runPrepared(db, `post to show, ${shapeOf(viewer)}`, { id, ...valuesOf(viewer) }, (slots) => {
    const queryViewer = viewerIn(slots, viewer);
    return select(db, queryViewer).where(and(eq(feeds.id, slots.id), isVisibleTo('feed', queryViewer)));
  });
  return row;
}

/** Posts by ids, in one query. The caller checks whether the viewer may see them. */
export async function readFeeds(db: Db, viewer: Viewer, ids: string[]): Promise<Map<string, FeedRow>> {
  if (ids.length === 0) return new Map();
  const rows = await runPrepared(db, `posts by ids, ${shapeOf(viewer)}`, { ids, ...valuesOf(viewer) }, (slots) =>
    select(db, viewerIn(slots, viewer)).where(isOneOf(feeds.id, slots.ids)),
  );
  return new Map(rows.map((row) => [row.feed.id, row]));
}

/** A page of the viewer's timeline, usually in one query. */
export async function listTimeline(db: Db, viewer: Viewer, page: PageRequest): Promise<Page<FeedRow>> {
  const { order } = keyset(feeds.publishedId, page);
  const totalOf = (viewer: QueryViewer) => sql<number>`(${timelineTotal(viewer)})`.mapWith(Number);
  const rows = await runPrepared(
    db,
    `timeline, ${shapeOf(viewer)}, ${shapeOfPage(page)}`,
    { ...valuesOf(viewer), ...valuesOfPage(page) },
    (slots) => {
      const queryViewer = viewerIn(slots, viewer);
      return select(db, queryViewer, { total: totalOf(queryViewer) })
        .where(sql`${feeds.id} in (${timelinePage(queryViewer, pageIn(slots, page))})`)
        .orderBy(order);
    },
  );
  const [first] = rows;
  const cursorOf = ({ feed }: FeedRow) => feed.publishedId;
  if (first) return toPage<FeedRow>(rows, page, first.total, cursorOf);
  // The page has no rows: the timeline is empty, or the offset is past its end.
  const [counted] = await db.select({ total: totalOf(viewer) }).from(sql`(select 1) as nothing`);
  return toPage<FeedRow>(rows, page, counted?.total ?? 0, cursorOf);
}

/** Filters and order of a performer's posts. */
export interface FeedFilter {
  q?: string | undefined;
  performerId: string;
  /** Whether viewers list their own posts, drafts included. */
  isOwn?: boolean;
  status?: string | undefined;
  sort?: 'asc' | 'desc' | undefined;
  sortBy?: string | undefined;
}

/** A page of a performer's posts; with a search, the most relevant first. */
export async function listFeeds(
  db: Db,
  viewer: Viewer,
  { status, ...filter }: FeedFilter,
  page: PageRequest,
): Promise<Page<FeedRow>> {
  const where = isWord(feeds.status, status);
  const found = await listOrSearch(db, 'feed', viewer, { ...filter, where }, {}, page);
  return fillPage(found, await readFeeds(db, viewer, found.data));
}

/** A page of the posts that the viewer bookmarked, latest bookmark first. */
export async function listBookmarkedFeeds(db: Db, viewer: Viewer, page: PageRequest): Promise<Page<FeedRow>> {
  const found = await listBookmarked(db, 'feed', viewer, page);
  return fillPage(found, await readFeeds(db, viewer, found.data));
}

/** Files of posts, in order, in one query. */
export async function readFeedFiles(db: Db, feedIds: string[]): Promise<Map<string, FeedFileRow[]>> {
  const byFeed = new Map<string, FeedFileRow[]>(feedIds.map((id) => [id, []]));
  if (feedIds.length === 0) return byFeed;
  const rows = await runPrepared(db, 'files of posts', { feedIds }, (slots) =>
    db
      .select({ ...getTableColumns(files), feedId: feedFiles.feedId, alt: feedFiles.alt })
      .from(feedFiles)
      .innerJoin(files, eq(files.id, feedFiles.fileId))
      .where(isOneOf(feedFiles.feedId, slots.feedIds))
      .orderBy(feedFiles.feedId, feedFiles.position),
  );
  for (const row of rows) byFeed.get(row.feedId)?.push(row);
  return byFeed;
}

/** Ids of the files that the post may use: the performer's own, not used by another post, and not failed. */
export async function findUsableFiles(
  tx: Tx,
  ownerId: string,
  fileIds: string[],
  feedId: string,
): Promise<Set<string>> {
  if (fileIds.length === 0) return new Set();
  const kinds = inArray(files.purpose, ['feed-photo', 'feed-video', 'feed-audio']);
  const rows = await tx
    .select({ id: files.id, status: files.status, usedBy: feedFiles.feedId })
    .from(files)
    .leftJoin(feedFiles, eq(feedFiles.fileId, files.id))
    .where(and(inArray(files.id, fileIds), eq(files.ownerId, ownerId), kinds));
  const isUsable = ({ status, usedBy }: (typeof rows)[number]) =>
    usedBy === feedId || (usedBy === null && status !== 'failed');
  return new Set(rows.filter(isUsable).map(({ id }) => id));
}

/** Whether the performer uploaded the file for this purpose, and nothing uses it yet. */
export async function isFreeFile(
  tx: Tx,
  ownerId: string,
  fileId: string,
  purpose: 'feed-thumbnail' | 'feed-teaser',
): Promise<boolean> {
  const own = and(eq(files.id, fileId), eq(files.ownerId, ownerId), eq(files.purpose, purpose));
  const [row] = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(own, isNull(files.attachedAt)));
  return row !== undefined;
}
