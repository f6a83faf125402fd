import type { FileStatus } from '@fanlight/sdk/models';
import { and, eq, getTableColumns, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { type QueryViewer, shapeOf, type Viewer, valuesOf, viewerIn } from '../../access/standing.ts';
import { allOf, isWord, type KeyedSql } from '../../db/keyed-sql.ts';
import { isOneOf, runPrepared } from '../../db/prepared.ts';
import { files, performers, users } from '../../db/schema/index.ts';
import { type Summarised, summaryColumns } from '../../groups/users/index.ts';
import type { Page, PageRequest } from '../../http/paging.ts';
import type { Db } from '../../ports/index.ts';
import { type AccessRow, accessColumns, fillPage, hasReacted, isVisibleTo, listOrSearch } from '../index.ts';
import { type FilmItems, type FilmKind, filmTables } from './kinds.ts';

/** A video or reel with its performer and its relation to the viewer. */
export interface FilmRow<Kind extends FilmKind = FilmKind> {
  item: FilmItems[Kind];
  author: Summarised;
  access: AccessRow;
  isLiked: boolean;
  isBookmarked: boolean;
}

function select(db: Db, kind: FilmKind, viewer: QueryViewer) {
  const table = filmTables[kind];
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

/** Reads videos or reels by id with one query, without those that are not visible to the viewer. */
export async function readFilms<Kind extends FilmKind>(
  db: Db,
  kind: Kind,
  viewer: Viewer,
  ids: string[],
): Promise<Map<string, FilmRow<Kind>>> {
  if (ids.length === 0) return new Map();
  const rows = await runPrepared(db, `${kind}s by ids, ${shapeOf(viewer)}`, { ids, ...valuesOf(viewer) }, (slots) => {
    const queryViewer = viewerIn(slots, viewer);
    return select(db, kind, queryViewer).where(
      and(isOneOf(filmTables[kind].id, slots.ids), isVisibleTo(kind, queryViewer)),
    );
  });
  // A deleted video is visible to its buyers, but not to its performer (rule A4).
  const found = rows.filter(({ item }) => !item.deletedAt || item.performerId !== viewer.userId);
  return new Map(found.map((row) => [row.item.id, row as unknown as FilmRow<Kind>]));
}

/** Reads one video or reel; undefined if it is not visible to the viewer. */
export async function findFilm<Kind extends FilmKind>(
  db: Db,
  kind: Kind,
  viewer: Viewer,
  id: string,
): Promise<FilmRow<Kind> | undefined> {
  return (await readFilms(db, kind, viewer, [id])).get(id);
}

/** Filters and order of a list of videos or reels. */
export interface FilmFilter {
  q?: string | undefined;
  performerId?: string | undefined;
  /** Whether the viewer lists their own items, including those that are not ready. */
  isOwn?: boolean;
  /** Lists only items that can be played. */
  isReady?: boolean;
  /** An item to exclude: the one on whose page the list is shown. */
  excludeId?: string | undefined;
  audience?: string | undefined;
  status?: FileStatus | undefined;
  sort?: 'asc' | 'desc' | undefined;
  sortBy?: 'createdAt' | 'popular' | undefined;
}

/** Returns the condition that the item's file has the given status; undefined if no status is given. */
function isOfStatus(kind: FilmKind, status: FileStatus | undefined): KeyedSql | undefined {
  if (!status) return undefined;
  const { fileId } = filmTables[kind];
  return {
    sql: sql`exists (select 1 from ${files} where ${files.id} = ${fileId} and ${files.status} = ${status})`,
    key: `file ${status}`,
  };
}

/**
 * Returns a page of the videos or reels that are visible in lists; with words to search for, the best match is first.
 */
export async function listFilms<Kind extends FilmKind>(
  db: Db,
  kind: Kind,
  viewer: Viewer,
  { status, audience, isReady, excludeId, ...filter }: FilmFilter,
  page: PageRequest,
): Promise<Page<FilmRow<Kind>>> {
  const table = filmTables[kind];
  const isNotDeleted = filter.q && kind === 'video' ? { sql: isNull(table.deletedAt), key: 'not deleted' } : undefined;
  const where = allOf(
    isNotDeleted,
    isOfStatus(kind, status),
    isReady ? { sql: isNotNull(table.readyAt), key: 'ready' } : undefined,
    excludeId ? { sql: ne(table.id, excludeId), key: undefined } : undefined,
    isWord(table.audience, audience),
  );
  const found = await listOrSearch(db, kind, viewer, { ...filter, where }, { popular: table.totalViews }, page);
  return fillPage(found, await readFilms(db, kind, viewer, found.data));
}
