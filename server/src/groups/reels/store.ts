import type { FileStatus } from '@fanlight/sdk/models';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { isFollowing, type QueryViewer, shapeOf, type Viewer, valuesOf, viewerIn } from '../../access/standing.ts';
import {
  type AccessRow,
  accessColumns,
  fillPage,
  hasReacted,
  isVisibleTo,
  listContent,
  rankOf,
  searchContent,
} from '../../content/index.ts';
import { allOf, type KeyedSql } from '../../db/keyed-sql.ts';
import { isOneOf, runPrepared } from '../../db/prepared.ts';
import { files, performers, reels, users } from '../../db/schema/index.ts';
import type { Page, PageRequest } from '../../http/paging.ts';
import type { Db } from '../../ports/index.ts';
import { type Summarised, summaryColumns } from '../users/index.ts';

/** A reel with what its viewer has to do with it. */
export interface ReelRow {
  reel: typeof reels.$inferSelect;
  author: Summarised;
  access: AccessRow;
  isLiked: boolean;
  isBookmarked: boolean;
  isFollowed: boolean;
}

function select(db: Db, viewer: QueryViewer) {
  return db
    .select({
      reel: getTableColumns(reels),
      author: summaryColumns,
      access: accessColumns('reel', viewer),
      isLiked: hasReacted('reel', viewer, 'like').as('is_liked'),
      isBookmarked: hasReacted('reel', viewer, 'bookmark').as('is_bookmarked'),
      isFollowed: isFollowing(viewer, reels.performerId).as('is_followed'),
    })
    .from(reels)
    .innerJoin(users, eq(users.id, reels.performerId))
    .innerJoin(performers, eq(performers.userId, reels.performerId))
    .innerJoin(files, eq(files.id, reels.fileId));
}

/** One reel; undefined if hidden from the viewer. */
export async function findReel(db: Db, id: string, viewer: Viewer): Promise<ReelRow | undefined> {
  const [row] = await runPrepared(db, `reel to show, ${shapeOf(viewer)}`, { id, ...valuesOf(viewer) }, (slots) => {
    const queryViewer = viewerIn(slots, viewer);
    return select(db, queryViewer).where(and(eq(reels.id, slots.id), isVisibleTo('reel', queryViewer)));
  });
  return row;
}

/** Reels by id, without those hidden from the viewer; one query for any number of them. */
export async function readReels(db: Db, viewer: Viewer, ids: string[]): Promise<Map<string, ReelRow>> {
  if (ids.length === 0) return new Map();
  const rows = await runPrepared(db, `reels by ids, ${shapeOf(viewer)}`, { ids, ...valuesOf(viewer) }, (slots) => {
    const queryViewer = viewerIn(slots, viewer);
    return select(db, queryViewer).where(and(isOneOf(reels.id, slots.ids), isVisibleTo('reel', queryViewer)));
  });
  return new Map(rows.map((row) => [row.reel.id, row]));
}

/** Filters of a list of reels. */
export interface ReelFilter {
  q?: string | undefined;
  performerId?: string | undefined;
  /** Whether the viewer lists their own, also those that are not ready. */
  isOwn?: boolean;
  where?: KeyedSql | undefined;
  status?: FileStatus | undefined;
  sortBy?: 'createdAt' | 'popular' | undefined;
}

/** The condition that the film of a reel has a status; undefined without one. */
const isOfStatus = (status: FileStatus | undefined): KeyedSql | undefined =>
  status && {
    sql: sql`exists (select 1 from ${files} where ${files.id} = ${reels.fileId} and ${files.status} = ${status})`,
    key: `file ${status}`,
  };

/** Reels that have words, the best first. */
export async function searchReels(
  db: Db,
  viewer: Viewer,
  query: ReelFilter & { q: string; sort: 'asc' | 'desc' | undefined },
  page: PageRequest,
): Promise<Page<ReelRow>> {
  const { q, performerId, isOwn = false, status } = query;
  const where = allOf(isOfStatus(status), query.where);
  const rankBy = rankOf(query, { popular: reels.totalViews });
  const found = await searchContent(db, 'reel', viewer, { q, within: { performerId }, isOwn, where, rankBy }, page);
  return fillPage(found, await readReels(db, viewer, found.data));
}

/** Reels that stand in the viewer's lists. */
export async function listReels(
  db: Db,
  viewer: Viewer,
  { performerId, where: narrowed, status, sortBy }: ReelFilter,
  page: PageRequest,
): Promise<Page<ReelRow>> {
  const where = allOf(isOfStatus(status), narrowed);
  const orderBy = sortBy === 'popular' ? reels.totalViews : undefined;
  const found = await listContent(db, 'reel', viewer, { performerId, where, orderBy }, page);
  return fillPage(found, await readReels(db, viewer, found.data));
}
