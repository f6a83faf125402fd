import { and, gt, gte, lt, type Query, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { runPrepared, type Slot, type Slots } from '../db/prepared.ts';
import type { Db } from '../ports/index.ts';
import { fieldFailure } from './failure.ts';

/** A total is exact up to this number, which is also the maximum (rule W1). */
export const totalCap = 10_000;

/** The parsed parameters of a list. */
export interface PageRequest {
  limit: number;
  offset: number;
  cursor: string | undefined;
  sort: 'asc' | 'desc';
}

/** The page that a query reads. It consists of values, or of placeholders of a prepared statement. */
export interface QueryPage {
  /** The number of rows to read, which is one more than the page has. */
  rows: Slot<number>;
  offset: Slot<number>;
  /** The number of rows from the start of the list to the end of the page, plus one. */
  most: Slot<number>;
  cursor: Slot<string> | undefined;
  sort: 'asc' | 'desc';
}

/** The values of a page for a prepared statement that uses {@link pageIn}. */
export const valuesOfPage = ({ limit, offset, cursor }: PageRequest) => ({
  rows: limit + 1,
  offset,
  most: limit + offset + 1,
  cursor: cursor ?? '',
});

/**
 * Returns the part of a prepared statement's key that depends on the page. It is needed because the page changes the
 * SQL.
 */
export const shapeOfPage = ({ sort, cursor }: Pick<PageRequest, 'sort' | 'cursor'>): string =>
  cursor === undefined ? sort : `${sort} after a cursor`;

/**
 * Returns the key of a prepared statement for a page of {@link sortedKeyset}. Undefined if there is a cursor, because
 * its two values are written into the condition.
 */
export const keyOfSorted = (key: string | undefined, sortBy: string, page: PageRequest): string | undefined =>
  key === undefined || page.cursor ? undefined : `${key} by ${sortBy}, ${shapeOfPage(page)}`;

/** The page with the placeholders of a prepared statement. */
export const pageIn = (
  { rows, offset, most, cursor }: Slots<ReturnType<typeof valuesOfPage>>,
  page: PageRequest,
): QueryPage => ({
  rows,
  offset,
  most,
  cursor: page.cursor === undefined ? undefined : cursor,
  sort: page.sort,
});

/** One page of a list, as it is in a response. */
export interface Page<T> {
  data: T[];
  total: number;
  totalIsCapped?: boolean;
  isMore: boolean;
  cursor?: string;
}

/** Parses the parameters of a list. By default, the newest items come first. */
export function toPageRequest(
  query: { limit?: number; offset?: number; cursor?: string; sort?: 'asc' | 'desc' },
  defaultLimit = 20,
): PageRequest {
  const { limit = defaultLimit, offset = 0, cursor, sort = 'desc' } = query;
  return { limit, offset: cursor ? 0 : offset, cursor: cursor && readCursor(cursor), sort };
}

/** Encodes a cursor. */
export const writeCursor = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Encodes a name for a cursor. A cursor may contain only ASCII characters. */
export const encodeCursorText = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** Decodes the name in a cursor. A text that is not encoded is returned unchanged. */
export function decodeCursorText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The patterns of the parts of a cursor: ids, times and encoded names. */
const cursorText = /^[\w:.|+%-]+$/;

function readCursor(cursor: string): string {
  const invalidCursor = fieldFailure('VALIDATION_FAILED', 'cursor', 'INVALID_CURSOR');
  let text: string;
  try {
    text = atob(cursor.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    throw invalidCursor;
  }
  if (!cursorText.test(text)) throw invalidCursor;
  return text;
}

/**
 * Returns the order and the start of a page that is sorted by an id column. Ids are unique and in the order of their
 * creation.
 */
export function keyset(
  column: AnyPgColumn,
  { cursor, sort }: Pick<QueryPage, 'cursor' | 'sort'>,
): { after: SQL | undefined; order: SQL } {
  const compare = sort === 'desc' ? lt : gt;
  // The order must be written as in the indexes: without `nulls last`, PostgreSQL would sort every page. No value is
  // null.
  const order = sort === 'desc' ? sql`${column} desc nulls last` : sql`${column} asc nulls first`;
  return { after: cursor ? compare(column, cursor) : undefined, order };
}

/** The key by which a list is sorted before the id: a time, or an integer such as an amount in hundredths. */
export interface SortKey<Row> {
  column: AnyPgColumn | SQL;
  type: 'timestamptz' | 'bigint' | 'text';
  /** Returns the value of the column in a row. */
  of: (row: Row) => Date | number | string;
}

const cursorValues = { bigint: /^-?\d{1,15}$/, timestamptz: /^\d{4}-\d\d-\d\dT[\d:.]+Z$/, text: /^/ };

/**
 * Returns the order, the start and the cursor of a page that is sorted by a column. Rows with equal values are sorted
 * by their ids.
 */
export function sortedKeyset<Row>(
  { column, type, of }: SortKey<Row>,
  id: AnyPgColumn,
  idOf: (row: Row) => string,
  { cursor, sort }: PageRequest,
): { after: SQL | undefined; order: SQL[]; cursorOf: (row: Row) => string } {
  // The order must be written as in the indexes; see `keyset`.
  const direction = sql.raw(sort === 'asc' ? 'asc nulls first' : 'desc nulls last');
  const order = [sql`${column} ${direction}`, sql`${id} ${direction}`];
  const cursorOf = (row: Row) => {
    const value = of(row);
    return `${value instanceof Date ? value.toISOString() : encodeCursorText(String(value))}_${idOf(row)}`;
  };
  if (!cursor) return { after: undefined, order, cursorOf };
  const end = cursor.lastIndexOf('_');
  const [at, last] = [decodeCursorText(cursor.slice(0, Math.max(end, 0))), cursor.slice(end + 1)];
  const isRead = end >= 0 && cursorValues[type].test(at);
  if (!isRead || (type === 'timestamptz' && Number.isNaN(Date.parse(at))))
    throw fieldFailure('VALIDATION_FAILED', 'cursor', 'INVALID_CURSOR');
  const compare = sql.raw(sort === 'asc' ? '>' : '<');
  const cast = sql.raw(type === 'text' ? 'text collate "C"' : type);
  return { after: sql`(${column}, ${id}) ${compare} (${at}::${cast}, ${last})`, order, cursorOf };
}

/** Returns the condition that a text contains words. Case is ignored. */
export function containsWords(text: AnyPgColumn | SQL, q: string | undefined): SQL | undefined {
  const words = (q ?? '').split(/\s+/).filter(Boolean);
  return and(...words.map((word) => sql`${text} ilike ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`));
}

/** Returns the condition that a row is within a time range. */
export function isWithin(column: AnyPgColumn, { from, to }: { from?: string; to?: string }): SQL | undefined {
  return and(from ? gte(column, new Date(from)) : undefined, to ? lt(column, new Date(to)) : undefined);
}

/** A list with more rows than the cap is not counted again for this number of milliseconds. */
const cappedForMs = 60_000;
const maximumCached = 10_000;
/** For each database and query, the time until which the list is assumed to have more rows than the cap. */
const cappedUntil = new WeakMap<Db, Map<string, number>>();

/**
 * Returns the key of a query with its parameters. Times are truncated to minutes, because the current time is often a
 * parameter.
 */
function keyOfQuery({ sql: text, params }: Pick<Query, 'sql' | 'params'>): string {
  const coarse = (value: unknown) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? value.slice(0, 16) : value;
  return JSON.stringify([text, params.map(coarse)]);
}

/**
 * Counts the rows of queries that have no rows in common, up to the cap. If a list has more rows, it is not counted
 * again for a minute, because counting to 10,000 costs several times as much as reading a page.
 */
export async function countCapped(db: Db, ...parts: [SQL, ...SQL[]]): Promise<number> {
  // The statement is prepared, so that its SQL is built once for the key and for the execution.
  const query = selectTotal(db, parts).prepare('');
  return countOnce(db, keyOfQuery(query.getQuery()), async () => (await query.execute())[0]?.total ?? 0);
}

function selectTotal(db: Db, parts: SQL[]) {
  // Each part is counted by itself, because PostgreSQL takes 50 % longer to count a `union all`.
  const cap = sql.raw(String(totalCap + 1));
  const counts = parts.map((part) => sql`(select count(*) from (${part} limit ${cap}) as part)`);
  return db
    .select({ total: sql<number>`total` })
    .from(sql`(select (${sql.join(counts, sql` + `)})::int as total) as counted`);
}

async function countOnce(db: Db, key: string, count: () => Promise<number>): Promise<number> {
  const untilByKey = cappedUntil.get(db) ?? new Map<string, number>();
  cappedUntil.set(db, untilByKey);
  if ((untilByKey.get(key) ?? 0) > performance.now()) return totalCap + 1;
  const total = await count();
  if (total > totalCap) {
    // If there are too many entries, the oldest are evicted.
    const [oldest] = untilByKey.size >= maximumCached ? untilByKey.keys() : [];
    untilByKey.delete(oldest ?? key);
    untilByKey.set(key, performance.now() + cappedForMs);
  }
  return total;
}

/** Counts rows like {@link countCapped}, with a prepared statement ({@link runPrepared}). */
export async function countPrepared<Values extends Record<string, unknown>>(
  db: Db,
  key: string | undefined,
  values: Values,
  build: (slots: Slots<Values>) => [SQL, ...SQL[]],
): Promise<number> {
  if (key === undefined) return countCapped(db, ...build(values));
  return countOnce(db, keyOfQuery({ sql: key, params: Object.values(values) }), async () => {
    const rows = await runPrepared(db, `count of ${key}`, values, (slots) => selectTotal(db, build(slots)));
    return rows[0]?.total ?? 0;
  });
}

/** Builds a page from rows. The caller must have read one row more than the limit. */
export function toPage<Row, T = Row>(
  rows: Row[],
  { limit }: PageRequest,
  total: number,
  cursorOf: (row: Row) => string,
  toItem: (row: Row) => T = (row) => row as unknown as T,
): Page<T> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const isMore = rows.length > limit;
  return {
    data: shown.map(toItem),
    total: Math.min(total, totalCap),
    ...(total > totalCap && { totalIsCapped: true }),
    isMore,
    ...(isMore && last !== undefined && { cursor: writeCursor(cursorOf(last)) }),
  };
}
