import type { AccessDecision } from '@fanlight/sdk/access';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
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
import type { Db } from '../../ports/index.ts';
import { type Summarised, summaryColumns } from '../users/index.ts';
import { type TimelineFilter, timelinePage, timelineTotal } from './timeline.ts';

/** A post with its author, the viewer's access and the viewer's reactions. */
export interface FeedRow {
  feed: typeof feeds.$inferSelect;
  author: Summarised;
  access: AccessRow;
  isLiked: boolean;
  isBookmarked: boolean;
}

/** A file of a post with its alternative text. */
export type FeedFileRow = typeof files.$inferSelect & { feedId: string; alt: string };

export function selectFeeds<More extends Record<string, SQL>>(
  db: Db,
  viewer: QueryViewer,
  moreColumns: More = {} as More,
) {
  return db
    .select({
      ...moreColumns,
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

/** Decides the viewer's access to a post (rule A1). */
export const accessOfFeed = ({ feed, access }: FeedRow, viewerId: string | null): AccessDecision =>
  accessOf(access, feed.performerId, viewerId);

/** Reads a post; undefined if it is hidden from the viewer. */
export async function findFeed(db: Db, id: string, viewer: Viewer): Promise<FeedRow | undefined> {
  const [row] = await runPrepared(db, `post to show, ${shapeOf(viewer)}`, { id, ...valuesOf(viewer) }, (slots) => {
    const queryViewer = viewerIn(slots, viewer);
    return selectFeeds(db, queryViewer).where(and(eq(feeds.id, slots.id), isVisibleTo('feed', queryViewer)));
  });
  return row;
}

/** Reads posts in one query. The caller must have checked that the viewer can see them. */
export async function readFeeds(db: Db, viewer: Viewer, ids: string[]): Promise<Map<string, FeedRow>> {
  if (ids.length === 0) return new Map();
  const rows = await runPrepared(db, `posts by ids, ${shapeOf(viewer)}`, { ids, ...valuesOf(viewer) }, (slots) =>
    selectFeeds(db, viewerIn(slots, viewer)).where(isOneOf(feeds.id, slots.ids)),
  );
  return new Map(rows.map((row) => [row.feed.id, row]));
}

/** Reads a page of the viewer's timeline, with one query unless the page is empty. */
export async function listTimeline(
  db: Db,
  viewer: Viewer,
  filter: TimelineFilter,
  page: PageRequest,
): Promise<Page<FeedRow>> {
  const { order } = keyset(feeds.publishedId, page);
  const totalOf = (viewer: QueryViewer) => sql<number>`(${timelineTotal(viewer, filter)})`.mapWith(Number);
  const rows = await runPrepared(
    db,
    `timeline${filter.isSubscribed ? ' of subscriptions' : ''}, ${shapeOf(viewer)}, ${shapeOfPage(page)}`,
    { ...valuesOf(viewer), ...valuesOfPage(page) },
    (slots) => {
      const queryViewer = viewerIn(slots, viewer);
      return selectFeeds(db, queryViewer, { total: totalOf(queryViewer) })
        .where(sql`${feeds.id} in (${timelinePage(queryViewer, filter, pageIn(slots, page))})`)
        .orderBy(order);
    },
  );
  const [firstRow] = rows;
  const cursorOf = ({ feed }: FeedRow) => feed.publishedId;
  if (firstRow) return toPage<FeedRow>(rows, page, firstRow.total, cursorOf);
  // Without rows the query returns no total. The timeline may still have posts, if the offset is past its end.
  const [counted] = await db.select({ total: totalOf(viewer) }).from(sql`(select 1) as nothing`);
  return toPage<FeedRow>(rows, page, counted?.total ?? 0, cursorOf);
}

/** The filters and the order of a performer's posts. */
export interface FeedFilter {
  q?: string | undefined;
  performerId: string;
  /** Whether the viewer is the performer, who also sees drafts. */
  isOwn?: boolean;
  status?: string | undefined;
  sort?: 'asc' | 'desc' | undefined;
  sortBy?: string | undefined;
}

/** Lists a performer's posts. With a search text, the most relevant posts come first. */
export async function listFeeds(
  db: Db,
  viewer: Viewer,
  { status, ...filter }: FeedFilter,
  page: PageRequest,
): Promise<Page<FeedRow>> {
  const where = isWord(feeds.status, status);
  const found = await listOrSearch(db, 'feed', viewer, { ...filter, where }, { popular: feeds.totalLikes }, page);
  return fillPage(found, await readFeeds(db, viewer, found.data));
}

/** Lists the posts that the viewer bookmarked, latest bookmark first. */
export async function listBookmarkedFeeds(db: Db, viewer: Viewer, page: PageRequest): Promise<Page<FeedRow>> {
  const found = await listBookmarked(db, 'feed', viewer, page);
  return fillPage(found, await readFeeds(db, viewer, found.data));
}

/** Reads the files of posts with one query; returns a map from the post's id to its files in their order. */
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
