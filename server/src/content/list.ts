import { and, eq, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { hiddenPerformers, isVisible, type Reader } from '../access/standing.ts';
import { feeds, performers, users } from '../db/schema/index.ts';
import {
  countCapped,
  keyset,
  type Page,
  type PageRequest,
  sortedKeyset,
  toPage,
  toPageRequest,
} from '../http/paging.ts';
import type { Db } from '../ports/index.ts';
import { type ContentKind, contentTables, kindRules } from './kinds.ts';

/** What a list of a kind is asked for. */
export interface ContentQuery {
  limit?: number | undefined;
  offset?: number | undefined;
  cursor?: string | undefined;
  sort?: 'asc' | 'desc' | undefined;
  /** `popular` by likes; otherwise by when it was made. */
  sortBy?: string | undefined;
}

/** Which items of a kind a list is made of. */
export interface ContentScope {
  performerId?: string | undefined;
  /** A condition on columns of the kind's table. */
  where?: SQL | undefined;
  /** Which rows of `where` are published, in the words of an index; the rule of the kind where left out. */
  isPublished?: SQL;
  /** A whole number to order by instead of the time. */
  orderBy?: AnyPgColumn | undefined;
}

/** Reads the list parameters of a query. */
export const toContentPage = ({ limit, offset, cursor, sort }: ContentQuery): PageRequest =>
  toPageRequest({
    ...(limit !== undefined && { limit }),
    ...(offset !== undefined && { offset }),
    ...(cursor !== undefined && { cursor }),
    ...(sort !== undefined && { sort }),
  });

interface Place {
  id: string;
  /** What the list is ordered by. */
  key: string;
}

/** The items of a list in two parts, each with an index: published items, and the viewer's own that are not public. */
function partsOf(
  kind: ContentKind,
  { userId }: Reader,
  { performerId, where, isPublished = kindRules[kind].isPublished }: ContentScope,
) {
  const table = contentTables[kind];
  const isNotDeleted = 'deletedAt' in table ? isNull(table.deletedAt) : undefined;
  const isPublic = sql`(${table.hiddenAt} is null and ${isPublished})`;
  const ofPerformer = performerId ? eq(table.performerId, performerId) : undefined;
  const hasOwn = userId !== null && (performerId === undefined || performerId === userId);
  return {
    shown: and(isPublic, isNotDeleted, ofPerformer, where),
    own: hasOwn ? and(eq(table.performerId, userId), not(isPublic), isNotDeleted, where) : undefined,
  };
}

function orderOf(kind: ContentKind, { orderBy }: ContentScope, page: PageRequest) {
  const { id } = contentTables[kind];
  const idOf = (place: Place) => place.id;
  if (orderBy) {
    const of = ({ key }: Place) => key;
    return { key: orderBy, ...sortedKeyset<Place>({ column: orderBy, type: 'bigint', of }, id, idOf, page) };
  }
  const key = kind === 'feed' ? feeds.publishedId : id;
  const { after, order } = keyset(key, page);
  return { key, after, order: [order], cursorOf: (place: Place) => place.key };
}

async function readPlaces(db: Db, kind: ContentKind, reader: Reader, scope: ContentScope, page: PageRequest) {
  const table = contentTables[kind];
  const { shown, own } = partsOf(kind, reader, scope);
  const { key, after, order, cursorOf } = orderOf(kind, scope, page);
  const most = page.limit + page.offset + 1;
  const inOrder = sql.join(order, sql`, `);
  const part = (where: SQL | undefined, join: SQL) =>
    sql`(select ${table.id} as id, ${key} as key from ${table} ${join} where ${and(where, after)} order by ${inOrder} limit ${most})`;
  // One row after the other, in the order of the index. Joined, all performers would be read first: the planner has no way to
  // estimate how many of them a viewer sees.
  const visible = sql`cross join lateral (select 1 from ${users} inner join ${performers} on ${performers.userId} = ${users.id}
    where ${users.id} = ${table.performerId} and ${isVisible(reader)} limit 1) as visible`;
  const isOwnList = scope.performerId !== undefined && scope.performerId === reader.userId;
  const parts = [part(shown, isOwnList ? sql`` : visible), ...(own ? [part(own, sql``)] : [])];
  const direction = sql.raw(page.sort);
  const { rows } =
    (await db.execute(sql`select id, key::text as key from (${sql.join(parts, sql` union all `)}) as place
    order by place.key ${direction}, place.id ${direction} limit ${page.limit + 1} offset ${page.offset}`)) as unknown as {
      rows: Place[];
    };
  return { rows, cursorOf };
}

/** How many items a list has; read from the indexes alone. */
function countPlaces(db: Db, kind: ContentKind, reader: Reader, scope: ContentScope): Promise<number> {
  const table = contentTables[kind];
  const { performerId } = scope;
  const { shown, own } = partsOf(kind, reader, scope);
  const isVisibleToViewer =
    performerId === undefined
      ? sql`${table.performerId} not in (${hiddenPerformers(reader)})`
      : performerId === reader.userId
        ? undefined
        : sql`exists (select 1 from ${users} inner join ${performers} on ${performers.userId} = ${users.id}
            where ${users.id} = ${performerId} and ${isVisible(reader)})`;
  const others = sql`select 1 from ${table} where ${and(shown, isVisibleToViewer)}`;
  return own ? countCapped(db, others, sql`select 1 from ${table} where ${own}`) : countCapped(db, others);
}

/**
 * A page of a kind: the ids of what stands in the lists of a viewer (`isListed`), newest first unless the page says
 * otherwise. The cost does not depend on how much there is.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED` for a cursor of another order
 */
export async function listContent(
  db: Db,
  kind: ContentKind,
  reader: Reader,
  scope: ContentScope,
  page: PageRequest,
): Promise<Page<string>> {
  const { rows, cursorOf } = await readPlaces(db, kind, reader, scope, page);
  return toPage(rows, page, await countPlaces(db, kind, reader, scope), cursorOf, ({ id }) => id);
}

/** Puts what was read by id into the place of each id; what is gone by now is left out. */
export function fillPage<T>(page: Page<string>, items: Map<string, T>): Page<T> {
  return { ...page, data: page.data.flatMap((id) => items.get(id) ?? []) };
}
