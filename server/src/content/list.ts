import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../access/standing.ts';
import { performers, users } from '../db/schema/index.ts';
import { fieldFailure } from '../http/failure.ts';
import { countCapped, type Page, type PageRequest, toPage, toPageRequest } from '../http/paging.ts';
import type { Db } from '../ports/index.ts';
import { isListed } from './find.ts';
import { type ContentKind, contentTables } from './kinds.ts';

/** What a list of a kind is asked for. */
export interface ContentQuery {
  limit?: number | undefined;
  offset?: number | undefined;
  cursor?: string | undefined;
  sort?: 'asc' | 'desc' | undefined;
  /** `popular` by likes; otherwise by when it was made. */
  sortBy?: string | undefined;
}

interface Place {
  id: string;
  totalLikes: number;
}

const popularCursor = /^(\d+)\.(\w+)$/;

function orderOf(kind: ContentKind, { sort, cursor }: PageRequest, isPopular: boolean): { after?: SQL; orderBy: SQL } {
  const { id, totalLikes } = contentTables[kind];
  const direction = sql.raw(sort);
  const compare = sql.raw(sort === 'desc' ? '<' : '>');
  if (!isPopular)
    return { orderBy: sql`${id} ${direction}`, ...(cursor && { after: sql`${id} ${compare} ${cursor}` }) };
  const orderBy = sql`${totalLikes} ${direction}, ${id} ${direction}`;
  if (!cursor) return { orderBy };
  const [, likes, last] = popularCursor.exec(cursor) ?? [];
  if (!likes || !last) throw fieldFailure('VALIDATION_FAILED', 'cursor', 'This cursor belongs to another order.');
  return { orderBy, after: sql`(${totalLikes}, ${id}) ${compare} (${Number(likes)}, ${last})` };
}

/** Reads the list parameters of a query. */
export const toContentPage = ({ limit, offset, cursor, sort }: ContentQuery): PageRequest =>
  toPageRequest({
    ...(limit !== undefined && { limit }),
    ...(offset !== undefined && { offset }),
    ...(cursor !== undefined && { cursor }),
    ...(sort !== undefined && { sort }),
  });

/**
 * A page of a kind: the ids of what stands in the lists of a reader, newest first unless the query says otherwise.
 *
 * @param where - which of them; `user` and `performer` are joined
 */
export async function listContent(
  db: Db,
  kind: ContentKind,
  reader: Reader,
  query: ContentQuery,
  where: SQL | undefined,
): Promise<Page<string>> {
  const table = contentTables[kind];
  const page = toContentPage(query);
  const isPopular = query.sortBy === 'popular';
  const { after, orderBy } = orderOf(kind, page, isPopular);
  const listed = and(where, isListed(kind, reader));
  const places: Place[] = await db
    .select({ id: table.id, totalLikes: table.totalLikes })
    .from(table)
    .innerJoin(users, eq(users.id, table.performerId))
    .innerJoin(performers, eq(performers.userId, table.performerId))
    .where(and(listed, after))
    .orderBy(orderBy)
    .limit(page.limit + 1)
    .offset(page.offset);
  const total = await countCapped(
    db,
    sql`select 1 from ${table} inner join ${users} on ${users.id} = ${table.performerId}
      inner join ${performers} on ${performers.userId} = ${table.performerId} where ${listed}`,
  );
  const cursorOf = ({ id, totalLikes }: Place) => (isPopular ? `${totalLikes}.${id}` : id);
  return toPage(places, page, total, cursorOf, ({ id }) => id);
}

/** Puts what was read by id into the place of each id; what is gone by now is left out. */
export function fillPage<T>(page: Page<string>, items: Map<string, T>): Page<T> {
  return { ...page, data: page.data.flatMap((id) => items.get(id) ?? []) };
}
