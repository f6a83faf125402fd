import type { FileStatus } from '@fanlight/sdk/models';
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { type QueryViewer, shapeOf, type Viewer, valuesOf, viewerIn } from '../../access/standing.ts';
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
import { files, performers, users, videos } from '../../db/schema/index.ts';
import type { Page, PageRequest } from '../../http/paging.ts';
import type { Db } from '../../ports/index.ts';
import { type Summarised, summaryColumns } from '../users/index.ts';

/** A video with what its viewer has to do with it. */
export interface VideoRow {
  video: typeof videos.$inferSelect;
  author: Summarised;
  access: AccessRow;
  isLiked: boolean;
  isBookmarked: boolean;
}

function select(db: Db, viewer: QueryViewer) {
  return db
    .select({
      video: getTableColumns(videos),
      author: summaryColumns,
      access: accessColumns('video', viewer),
      isLiked: hasReacted('video', viewer, 'like').as('is_liked'),
      isBookmarked: hasReacted('video', viewer, 'bookmark').as('is_bookmarked'),
    })
    .from(videos)
    .innerJoin(users, eq(users.id, videos.performerId))
    .innerJoin(performers, eq(performers.userId, videos.performerId))
    .innerJoin(files, eq(files.id, videos.fileId));
}

/** One video; undefined if hidden from the viewer. A deleted one is visible to buyers only. */
export async function findVideo(db: Db, id: string, viewer: Viewer): Promise<VideoRow | undefined> {
  const [row] = await runPrepared(db, `video to show, ${shapeOf(viewer)}`, { id, ...valuesOf(viewer) }, (slots) => {
    const queryViewer = viewerIn(slots, viewer);
    return select(db, queryViewer).where(and(eq(videos.id, slots.id), isVisibleTo('video', queryViewer)));
  });
  return row?.video.deletedAt && row.video.performerId === viewer.userId ? undefined : row;
}

/** Videos by id, without those hidden from the viewer; one query for any number of them. */
export async function readVideos(db: Db, viewer: Viewer, ids: string[]): Promise<Map<string, VideoRow>> {
  if (ids.length === 0) return new Map();
  const rows = await runPrepared(db, `videos by ids, ${shapeOf(viewer)}`, { ids, ...valuesOf(viewer) }, (slots) => {
    const queryViewer = viewerIn(slots, viewer);
    return select(db, queryViewer).where(and(isOneOf(videos.id, slots.ids), isVisibleTo('video', queryViewer)));
  });
  const found = rows.filter(({ video }) => video.deletedAt === null || video.performerId !== viewer.userId);
  return new Map(found.map((row) => [row.video.id, row]));
}

/** Filters of a list of videos. */
export interface VideoFilter {
  q?: string | undefined;
  performerId?: string | undefined;
  /** Whether the viewer lists their own, also those that are not ready. */
  isOwn?: boolean;
  where?: KeyedSql | undefined;
  status?: FileStatus | undefined;
  sortBy?: 'createdAt' | 'popular' | undefined;
}

/** The condition that the film of a video has a status; undefined without one. */
const isOfStatus = (status: FileStatus | undefined): KeyedSql | undefined =>
  status && {
    sql: sql`exists (select 1 from ${files} where ${files.id} = ${videos.fileId} and ${files.status} = ${status})`,
    key: `file ${status}`,
  };

/** Videos that have words, the best first. */
export async function searchVideos(
  db: Db,
  viewer: Viewer,
  query: VideoFilter & { q: string; sort: 'asc' | 'desc' | undefined },
  page: PageRequest,
): Promise<Page<VideoRow>> {
  const { q, performerId, isOwn = false, status } = query;
  const isNotDeleted = { sql: isNull(videos.deletedAt), key: 'not deleted' };
  const where = allOf(isNotDeleted, isOfStatus(status), query.where);
  const rankBy = rankOf(query, { popular: videos.totalViews });
  const found = await searchContent(db, 'video', viewer, { q, within: { performerId }, isOwn, where, rankBy }, page);
  return fillPage(found, await readVideos(db, viewer, found.data));
}

/** Videos that stand in the viewer's lists. */
export async function listVideos(
  db: Db,
  viewer: Viewer,
  { performerId, where: narrowed, status, sortBy }: VideoFilter,
  page: PageRequest,
): Promise<Page<VideoRow>> {
  const where = allOf(isOfStatus(status), narrowed);
  const orderBy = sortBy === 'popular' ? videos.totalViews : undefined;
  const found = await listContent(db, 'video', viewer, { performerId, where, orderBy }, page);
  return fillPage(found, await readVideos(db, viewer, found.data));
}
