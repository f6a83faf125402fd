import { type SQL, sql } from 'drizzle-orm';
import {
  isPerformerVisibleTo,
  performersHiddenFrom,
  type QueryViewer,
  shapeOf,
  type Viewer,
  valuesOf,
  viewerIn,
} from '../access/standing.ts';
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

/** The condition that a row of `reaction` is a bookmark of the viewer for things of a kind. */
export const isBookmark = (kind: ContentKind | 'performer', { userId }: Pick<QueryViewer, 'userId'>): SQL =>
  sql`${reactions.userId} = ${userId} and ${reactions.action} = 'bookmark' and ${reactions.objectType} = ${kind}`;

/** Whether the viewer reacted to an item, for queries over its kind's table. */
export const hasReacted = (
  kind: ContentKind,
  { userId }: Pick<QueryViewer, 'userId'>,
  action: 'like' | 'bookmark',
): SQL<boolean> =>
  userId
    ? existsPerRow(sql`select 1 from ${reactions} where ${reactions.objectType} = ${kind} and ${reactions.objectId} = ${contentTables[kind].id}
        and ${reactions.action} = ${action} and ${reactions.userId} = ${userId}`)
    : sql<boolean>`false`;

/** A bookmark that a viewer still finds. */
export interface BookmarkPlace {
  reactionId: string;
  kind: ContentKind | 'performer';
  /** Of what is bookmarked. */
  id: string;
  createdAt: Date;
}

/** Finds what a row of `reaction` names, where the viewer finds it. */
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
 * As many rows as the viewer finds of the performers whom they bookmarked: all, less those whom they do not find, who are few.
 * A bookmark is deleted with its performer's account.
 */
function countablePerformers(viewer: QueryViewer): SQL {
  const isMine = isBookmark('performer', viewer);
  const hidden = sql`(select distinct * from (${performersHiddenFrom(viewer)}) as hidden) as hidden`;
  return sql`select 1 from (select 1 from ${reactions} where ${isMine}
    offset (select count(*) from ${hidden} cross join lateral (
      select 1 from ${reactions} where ${isMine} and ${reactions.objectId} = hidden.id limit 1) as found)) as shown`;
}

/**
 * Bookmarks of a kind whose item the viewer finds, to be counted: the same rule as in {@link findBookmarked}. The performers
 * whom the viewer does not find are read once instead of being looked up for each bookmark.
 */
function countable(kind: ContentKind | 'performer', viewer: QueryViewer): SQL {
  const isVisiblePerformer = (id: SQL) => sql`${id} not in (${performersHiddenFrom(viewer)})`;
  if (kind === 'performer') return countablePerformers(viewer);
  const table = contentTables[kind];
  // In the order of both indexes: the planner expects fewer rows than the cap, and would read the whole table of the kind.
  return sql`select 1 from (select ${reactions.objectId} as object_id from ${reactions} where ${isBookmark(kind, viewer)}
      order by ${reactions.objectId} offset 0) as bookmarked
    inner join ${table} on ${table.id} = bookmarked.object_id
    where ${isVisibleTo(kind, viewer, isVisiblePerformer(sql`${table.performerId}`))}`;
}

/**
 * What the viewer bookmarked of some kinds and still finds, latest bookmark first, with one more than the page holds, and how
 * many there are. The cursor is the bookmark's id.
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
  // One query, which stops at the cap: each kind counted for itself would read up to the cap of every kind.
  const total = await countPrepared(db, key, valuesOf(viewer), (slots) => [
    union(kinds.map((kind) => countable(kind, viewerIn(slots, viewer)))),
  ]);
  return { places: rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) })), total };
}

function selectPlaces(db: Db, kinds: readonly (ContentKind | 'performer')[], viewer: QueryViewer, page: QueryPage) {
  const { after, order } = keyset(reactions.id, page);
  // One bookmark after the other, in the order of the index: joined, the planner reads whole tables.
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

/** A page of what the viewer bookmarked of one kind: ids, latest bookmark first. The cursor is the bookmark's id. */
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
