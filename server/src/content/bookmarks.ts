import { type SQL, sql } from 'drizzle-orm';
import {
  isPerformerVisibleTo,
  performersHiddenFrom,
  type QueryViewer,
  shapeOf,
  type Viewer,
  valuesOf,
  viewerIn,
} from '../access/viewer-conditions.ts';
import { existsPerRow } from '../db/exists.ts';
import { runPrepared } from '../db/prepared.ts';
import { performers, reactions, users } from '../db/schema/index.ts';
import {
  countPrepared,
  keyset,
  type Page,
  type PageRequest,
  pageIn,
  type QueryPage,
  shapeOfPage,
  toPage,
  valuesOfPage,
} from '../http/paging.ts';
import type { Db } from '../ports/index.ts';
import { isVisibleTo } from './find.ts';
import { type ContentKind, contentTables } from './kinds.ts';

/** The SQL condition that a row of `reaction` is a bookmark of the viewer for a kind of item. */
export const isBookmark = (kind: ContentKind | 'performer', { userId }: Pick<QueryViewer, 'userId'>): SQL =>
  sql`${reactions.userId} = ${userId} and ${reactions.action} = 'bookmark' and ${reactions.objectType} = ${kind}`;

/** The condition that the viewer has reacted to an item. For queries that select from the table of its kind. */
export const hasReacted = (
  kind: ContentKind,
  { userId }: Pick<QueryViewer, 'userId'>,
  action: 'like' | 'bookmark',
): SQL<boolean> =>
  userId
    ? existsPerRow(sql`select 1 from ${reactions} where ${reactions.objectType} = ${kind} and ${reactions.objectId} = ${contentTables[kind].id}
        and ${reactions.action} = ${action} and ${reactions.userId} = ${userId}`)
    : sql<boolean>`false`;

/** A bookmark whose item is visible to the viewer. */
export interface BookmarkPlace {
  reactionId: string;
  kind: ContentKind | 'performer';
  /** The id of the bookmarked item or performer. */
  id: string;
  createdAt: Date;
}

/** A subquery that finds the bookmarked item of a row of `reaction` if it is visible to the viewer. */
function findBookmarked(kind: ContentKind | 'performer', viewer: QueryViewer): SQL {
  if (kind === 'performer')
    return sql`select 1 from ${users} inner join ${performers} on ${performers.userId} = ${users.id}
      where ${users.id} = ${reactions.objectId} and ${isPerformerVisibleTo(viewer)}`;
  const table = contentTables[kind];
  return sql`select 1 from ${table} inner join ${users} on ${users.id} = ${table.performerId}
    inner join ${performers} on ${performers.userId} = ${table.performerId}
    where ${table.id} = ${reactions.objectId} and ${isVisibleTo(kind, viewer)}`;
}

/**
 * A subquery with as many rows as there are bookmarked performers who are visible to the viewer. It counts all
 * bookmarks of performers, and subtracts those whose performer is hidden. This is fast, because few performers are
 * hidden. Bookmarks of deleted performers do not exist.
 */
function countablePerformers(viewer: QueryViewer): SQL {
  const isMine = isBookmark('performer', viewer);
  const hidden = sql`(select distinct * from (${performersHiddenFrom(viewer)}) as hidden) as hidden`;
  return sql`select 1 from (select 1 from ${reactions} where ${isMine}
    offset (select count(*) from ${hidden} cross join lateral (
      select 1 from ${reactions} where ${isMine} and ${reactions.objectId} = hidden.id limit 1) as found)) as shown`;
}

/**
 * A subquery for counting, with one row for each bookmark of a kind that {@link findBookmarked} finds. It reads the ids
 * of hidden performers once, and does not look up the performer of each bookmark.
 */
function countable(kind: ContentKind | 'performer', viewer: QueryViewer): SQL {
  const isVisiblePerformer = (id: SQL) => sql`${id} not in (${performersHiddenFrom(viewer)})`;
  if (kind === 'performer') return countablePerformers(viewer);
  const table = contentTables[kind];
  // The order is that of both indexes. Without it, the planner would read the whole table, because it expects fewer
  // rows than the cap.
  return sql`select 1 from (select ${reactions.objectId} as object_id from ${reactions} where ${isBookmark(kind, viewer)}
      order by ${reactions.objectId} offset 0) as bookmarked
    inner join ${table} on ${table.id} = bookmarked.object_id
    where ${isVisibleTo(kind, viewer, isVisiblePerformer(sql`${table.performerId}`))}`;
}

/**
 * Lists the viewer's bookmarks of the given kinds, latest first, and counts them. Bookmarks of items that are hidden
 * from the viewer are left out. Returns one bookmark more than the page has. The cursor is the id of a bookmark.
 */
export async function listBookmarkPlaces(
  db: Db,
  kinds: readonly (ContentKind | 'performer')[],
  viewer: Viewer,
  page: PageRequest,
): Promise<{ places: BookmarkPlace[]; total: number }> {
  const key = `bookmarks of ${kinds.join(' and ')}, ${shapeOf(viewer)}`;
  const union = (parts: SQL[]) => sql.join(parts, sql` union all `);
  const rows = await runPrepared(
    db,
    `${key}, ${shapeOfPage(page)}`,
    { ...valuesOf(viewer), ...valuesOfPage(page) },
    (slots) => selectPlaces(db, kinds, viewerIn(slots, viewer), pageIn(slots, page)),
  );
  // Counts with one query, which stops at the cap. Separate queries would each count up to the cap.
  const total = await countPrepared(db, key, valuesOf(viewer), (slots) => [
    union(kinds.map((kind) => countable(kind, viewerIn(slots, viewer)))),
  ]);
  return { places: rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) })), total };
}

function selectPlaces(db: Db, kinds: readonly (ContentKind | 'performer')[], viewer: QueryViewer, page: QueryPage) {
  const { after, order } = keyset(reactions.id, page);
  // The lateral join looks up one bookmark after another in the order of the index. With a plain join, the planner
  // would read whole tables.
  const partOf = (kind: ContentKind | 'performer', more: SQL) =>
    sql`(select ${reactions.id} as id, ${kind}::text as kind, ${reactions.objectId} as object_id, ${reactions.createdAt} as created_at from ${reactions}
      cross join lateral (${findBookmarked(kind, viewer)} limit 1) as found where ${isBookmark(kind, viewer)} ${more})`;
  const shown = sql`${after ? sql`and ${after}` : sql``} order by ${order} limit ${page.most}`;
  const parts = sql.join(
    kinds.map((kind) => partOf(kind, shown)),
    sql` union all `,
  );
  return db
    .select({
      reactionId: sql<string>`bookmark.id`,
      kind: sql<BookmarkPlace['kind']>`bookmark.kind`,
      id: sql<string>`bookmark.object_id`,
      createdAt: sql<string | Date>`bookmark.created_at`,
    })
    .from(sql`(${parts}) as bookmark`)
    .orderBy(sql`bookmark.id ${sql.raw(page.sort)}`)
    .limit(page.rows)
    .offset(page.offset);
}

/**
 * Lists the ids of items of one kind that the viewer has bookmarked, latest bookmark first. The cursor is the id of a
 * bookmark.
 */
export async function listBookmarked(
  db: Db,
  kind: ContentKind | 'performer',
  viewer: Viewer,
  page: PageRequest,
): Promise<Page<string>> {
  const { places, total } = await listBookmarkPlaces(db, [kind], viewer, page);
  return toPage(
    places,
    page,
    total,
    ({ reactionId }) => reactionId,
    ({ id }) => id,
  );
}
