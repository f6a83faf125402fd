import type { FileStatus } from '@fanlight/sdk/models';
import { and, eq, getTableColumns, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { type QueryViewer, shapeOf, type Viewer, valuesOf, viewerIn } from '../../access/viewer-conditions.ts';
import { allOf, isWord, type KeyedSql } from '../../db/keyed-sql.ts';
import { isOneOf, runPrepared } from '../../db/prepared.ts';
import { files, performers, users } from '../../db/schema/index.ts';
import { type Summarised, summaryColumns } from '../../groups/users/index.ts';
import type { Page, PageRequest } from '../../http/paging.ts';
import type { Db } from '../../ports/index.ts';
import { type AccessRow, accessColumns, fillPage, hasReacted, isVisibleTo, listOrSearch } from '../index.ts';
import { type VideoItemKind, type VideoItemRows, videoItemTables } from './kinds.ts';

/** A video or a reel with its performer, the viewer's access and the viewer's reactions. */
export interface VideoItemRow<Kind extends VideoItemKind = VideoItemKind> {
  item: VideoItemRows[Kind];
  author: Summarised;
  access: AccessRow;
  isLiked: boolean;
  isBookmarked: boolean;
}

function select(db: Db, kind: VideoItemKind, viewer: QueryViewer) {
  const table = videoItemTables[kind];
  return db
    .select({
      item: getTableColumns(table),
      author: summaryColumns,
      access: accessColumns(kind, viewer),
      isLiked: hasReacted(kind, viewer, 'like').as('is_liked'),
      isBookmarked: hasReacted(kind, viewer, 'bookmark').as('is_bookmarked'),
    })
    .from(table)
    .innerJoin(users, eq(users.id, table.performerId))
    .innerJoin(performers, eq(performers.userId, table.performerId))
    .innerJoin(files, eq(files.id, table.fileId));
}

/** Reads the videos or reels with these ids with one query. Items that are hidden from the viewer are left out. */
export async function readVideoItems<Kind extends VideoItemKind>(
  db: Db,
  kind: Kind,
  viewer: Viewer,
  ids: string[],
): Promise<Map<string, VideoItemRow<Kind>>> {
  if (ids.length === 0) return new Map();
  const rows = await runPrepared(db, `${kind}s by ids, ${shapeOf(viewer)}`, { ids, ...valuesOf(viewer) }, (slots) => {
    const queryViewer = viewerIn(slots, viewer);
    return select(db, kind, queryViewer).where(
      and(isOneOf(videoItemTables[kind].id, slots.ids), isVisibleTo(kind, queryViewer)),
    );
  });
  // A deleted video is visible to its buyers, but not to its performer (rule A4).
  const found = rows.filter(({ item }) => !item.deletedAt || item.performerId !== viewer.userId);
  return new Map(found.map((row) => [row.item.id, row as unknown as VideoItemRow<Kind>]));
}

/** Reads one video or reel; undefined if it is hidden from the viewer. */
export async function findVideoItem<Kind extends VideoItemKind>(
  db: Db,
  kind: Kind,
  viewer: Viewer,
  id: string,
): Promise<VideoItemRow<Kind> | undefined> {
  return (await readVideoItems(db, kind, viewer, [id])).get(id);
}

/** The filters and the order of a list of videos or reels. */
export interface VideoItemFilter {
  q?: string | undefined;
  performerId?: string | undefined;
  /** Whether the viewer lists own items. These include items that are not ready. */
  isOwn?: boolean;
  /** Whether only items that can be played are listed. */
  isReady?: boolean;
  /** The item to leave out, because the list is shown on the page of this item. */
  excludeId?: string | undefined;
  audience?: string | undefined;
  status?: FileStatus | undefined;
  sort?: 'asc' | 'desc' | undefined;
  sortBy?: 'createdAt' | 'popular' | undefined;
}

/** Returns the condition that the item's file has a status; undefined if no status is given. */
function isOfStatus(kind: VideoItemKind, status: FileStatus | undefined): KeyedSql | undefined {
  if (!status) return undefined;
  const { fileId } = videoItemTables[kind];
  return {
    sql: sql`exists (select 1 from ${files} where ${files.id} = ${fileId} and ${files.status} = ${status})`,
    key: `file ${status}`,
  };
}

/**
 * Lists the videos or reels that are visible to the viewer in lists. With words to search for, the best match comes
 * first.
 */
export async function listVideoItems<Kind extends VideoItemKind>(
  db: Db,
  kind: Kind,
  viewer: Viewer,
  { status, audience, isReady, excludeId, ...filter }: VideoItemFilter,
  page: PageRequest,
): Promise<Page<VideoItemRow<Kind>>> {
  const table = videoItemTables[kind];
  const isNotDeleted = filter.q && kind === 'video' ? { sql: isNull(table.deletedAt), key: 'not deleted' } : undefined;
  const where = allOf(
    isNotDeleted,
    isOfStatus(kind, status),
    isReady ? { sql: isNotNull(table.readyAt), key: 'ready' } : undefined,
    excludeId ? { sql: ne(table.id, excludeId), key: undefined } : undefined,
    isWord(table.audience, audience),
  );
  const found = await listOrSearch(db, kind, viewer, { ...filter, where }, { popular: table.totalViews }, page);
  return fillPage(found, await readVideoItems(db, kind, viewer, found.data));
}
