import { and, eq, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  isPerformerVisibleTo,
  performersHiddenFrom,
  type QueryViewer,
  shapeOf,
  type Viewer,
  valuesOf,
  viewerIn,
} from '../access/viewer-conditions.ts';
import { allOf, type KeyedSql } from '../db/keyed-sql.ts';
import { runPrepared, type Slot } from '../db/prepared.ts';
import { feeds, performers, users } from '../db/schema/index.ts';
import {
  countPrepared,
  keyOfSorted,
  keyset,
  type Page,
  type PageRequest,
  pageIn,
  type QueryPage,
  shapeOfPage,
  sortedKeyset,
  toPage,
  valuesOfPage,
} from '../http/paging.ts';
import type { Db } from '../ports/index.ts';
import { type ContentKind, contentTables, isHiddenByReport, isNotExpired, kindRules } from './kinds.ts';

/** The filters and the order of a list of items of one kind. */
export interface ContentScope {
  performerId?: string | undefined;
  /** A condition on columns of the kind's table. */
  where?: KeyedSql | undefined;
  /**
   * Another condition, which the pages apply and the total does not. It leaves out a few rows that the caller adds to
   * the pages. The total thus reads only indexes.
   */
  pageWhere?: KeyedSql | undefined;
  /** True if `where` implies that a row is published. The rule of the kind then need not be checked. */
  isAllPublished?: boolean;
  /** A column of integers by which the list is ordered. By default it is ordered by time. */
  orderBy?: AnyPgColumn | undefined;
}

interface Place {
  id: string;
  /** The value by which the list is ordered. */
  key: string;
}

/** A scope whose values may be slots of a prepared statement. */
interface QueryScope extends Omit<ContentScope, 'performerId'> {
  performerId: Slot<string> | undefined;
  /** The performers whose items are listed: all performers, the viewer, or another performer. */
  whose: 'all' | 'own' | 'other';
}

const whoseOf = ({ userId }: Viewer, { performerId }: ContentScope): QueryScope['whose'] =>
  performerId === undefined ? 'all' : performerId === userId ? 'own' : 'other';

/**
 * Returns the key of the prepared statements of a list. Undefined for the few lists that have a condition without a
 * key.
 */
function keyOf(kind: ContentKind, viewer: Viewer, scope: ContentScope): string | undefined {
  const { where, isAllPublished = false } = scope;
  if (where && where.key === undefined) return undefined;
  const rows = `${isAllPublished ? 'published ' : ''}${kind}${where ? ` where ${where.key}` : ''}`;
  return `list of ${rows}, ${whoseOf(viewer, scope)}, ${shapeOf(viewer)}`;
}

function isNotDeleted(kind: ContentKind): SQL | undefined {
  const table = contentTables[kind];
  return 'deletedAt' in table ? isNull(table.deletedAt) : undefined;
}

/**
 * Returns the conditions of the two parts of a list, each of which has an index: published items, and the viewer's own
 * items that are not published or are hidden.
 */
function partsOf(
  kind: ContentKind,
  { userId }: QueryViewer,
  { performerId, whose, where, isAllPublished = false }: QueryScope,
) {
  const table = contentTables[kind];
  const isPublished = isAllPublished ? sql`true` : kindRules[kind].isPublished;
  const isPublishedNotHidden = sql`(not ${isHiddenByReport(kind)} and ${isPublished})`;
  const ofPerformer = performerId === undefined ? undefined : eq(table.performerId, performerId);
  const hasOwn = userId !== null && whose !== 'other';
  return {
    shown: and(isPublishedNotHidden, isNotDeleted(kind), ofPerformer, where?.sql),
    own: hasOwn
      ? and(eq(table.performerId, userId), not(isPublishedNotHidden), isNotDeleted(kind), where?.sql)
      : undefined,
  };
}

function orderOf(kind: ContentKind, { orderBy }: Pick<ContentScope, 'orderBy'>, page: PageRequest, slots?: QueryPage) {
  const { id } = contentTables[kind];
  const idOf = (place: Place) => place.id;
  if (orderBy) {
    const keyOf = ({ key }: Place) => key;
    return { key: orderBy, ...sortedKeyset<Place>({ column: orderBy, type: 'bigint', of: keyOf }, id, idOf, page) };
  }
  const key = kind === 'feed' ? feeds.publishedId : id;
  const { after, order } = keyset(key, slots ?? page);
  return { key, after, order: [order], cursorOf: (place: Place) => place.key };
}

async function readPlaces(db: Db, kind: ContentKind, viewer: Viewer, scope: ContentScope, page: PageRequest) {
  const { cursorOf } = orderOf(kind, scope, page);
  const shape = keyOf(kind, viewer, { ...scope, where: allOf(scope.where, scope.pageWhere) });
  const key = scope.orderBy ? keyOfSorted(shape, scope.orderBy.name, page) : shape && `${shape}, ${shapeOfPage(page)}`;
  const values = { ...valuesOf(viewer), ...valuesOfPage(page), performerId: scope.performerId ?? '' };
  const rows = await runPrepared(db, key, values, (slots) =>
    selectPlaces(
      db,
      kind,
      viewerIn(slots, viewer),
      {
        ...scope,
        where: allOf(scope.where, scope.pageWhere),
        whose: whoseOf(viewer, scope),
        performerId: scope.performerId && slots.performerId,
      },
      { page, slots: pageIn(slots, page) },
    ),
  );
  return { rows, cursorOf };
}

function selectPlaces(
  db: Db,
  kind: ContentKind,
  viewer: QueryViewer,
  scope: QueryScope,
  { page, slots }: { page: PageRequest; slots: QueryPage },
) {
  const table = contentTables[kind];
  const { shown, own } = partsOf(kind, viewer, scope);
  const { key, after, order } = orderOf(kind, scope, page, slots);
  const inOrder = sql.join(order, sql`, `);
  const part = (where: SQL | undefined, join: SQL) =>
    sql`(select ${table.id} as id, ${key} as key from ${table} ${join} where ${and(where, after)} order by ${inOrder} limit ${slots.most})`;
  // The lateral join looks up one item after another in the order of the index. With a plain join, the planner would
  // read all performers first, because it can't estimate how many of them are visible.
  const visible = sql`cross join lateral (select 1 from ${users} inner join ${performers} on ${performers.userId} = ${users.id}
    where ${users.id} = ${table.performerId} and ${isPerformerVisibleTo(viewer)} limit 1) as visible`;
  // The total still counts a post that has just expired, until `expireDueFeeds` marks it.
  const unexpired = scope.whose === 'own' ? shown : and(shown, isNotExpired(kind, viewer));
  const parts = [part(unexpired, scope.whose === 'own' ? sql`` : visible), ...(own ? [part(own, sql``)] : [])];
  const direction = sql.raw(page.sort);
  return db
    .select({ id: sql<string>`place.id`, key: sql<string>`place.key::text` })
    .from(sql`(${sql.join(parts, sql` union all `)}) as place`)
    .orderBy(sql`place.key ${direction}, place.id ${direction}`)
    .limit(slots.rows)
    .offset(slots.offset);
}

/** Counts the items of a list. Reads only indexes. */
function countPlaces(db: Db, kind: ContentKind, viewer: Viewer, scope: ContentScope): Promise<number> {
  const table = contentTables[kind];
  const whose = whoseOf(viewer, scope);
  const values = { ...valuesOf(viewer), performerId: scope.performerId ?? '' };
  return countPrepared(db, keyOf(kind, viewer, scope), values, (slots) => {
    const queryViewer = viewerIn(slots, viewer);
    const performerId = scope.performerId && slots.performerId;
    // The list of a viewer's own items contains all items that are not deleted.
    if (whose === 'own' && performerId !== undefined && !scope.where && !scope.isAllPublished)
      return [sql`select 1 from ${table} where ${and(eq(table.performerId, performerId), isNotDeleted(kind))}`];
    const { shown, own } = partsOf(kind, queryViewer, { ...scope, whose, performerId });
    const isVisibleToViewer = {
      all: () => sql`${table.performerId} not in (${performersHiddenFrom(queryViewer)})`,
      own: () => undefined,
      other: () => sql`exists (select 1 from ${users} inner join ${performers} on ${performers.userId} = ${users.id}
            where ${users.id} = ${performerId} and ${isPerformerVisibleTo(queryViewer)})`,
    }[whose]();
    const others = sql`select 1 from ${table} where ${and(shown, isVisibleToViewer)}`;
    return own ? [others, sql`select 1 from ${table} where ${own}`] : [others];
  });
}

/**
 * Lists the ids of items of one kind that are visible in lists (`isVisibleInLists`), by default newest first. The cost
 * does not depend on the total number of items.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED` for a cursor of another order
 */
export async function listContent(
  db: Db,
  kind: ContentKind,
  viewer: Viewer,
  scope: ContentScope,
  page: PageRequest,
): Promise<Page<string>> {
  const { rows, cursorOf } = await readPlaces(db, kind, viewer, scope, page);
  return toPage(rows, page, await countPlaces(db, kind, viewer, scope), cursorOf, ({ id }) => id);
}

/** Replaces the ids on a page by the items that were read. An item that was deleted meanwhile is left out. */
export function fillPage<T>(page: Page<string>, items: Map<string, T>): Page<T> {
  return { ...page, data: page.data.flatMap((id) => items.get(id) ?? []) };
}
