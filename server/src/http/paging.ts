import { and, gt, gte, lt, type Query, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { runPrepared, type Slot, type Slots } from '../db/prepared.ts';
import type { Db } from '../ports/index.ts';
import { fieldFailure } from './failure.ts';

/** Totals are exact up to this number and capped above it (rule W1). */
export const totalCap = 10_000;

/** The parsed list parameters. */
export interface PageRequest {
  limit: number;
  offset: number;
  cursor: string | undefined;
  sort: 'asc' | 'desc';
}

/** The page of a query: either values or placeholders of a prepared statement. */
export interface QueryPage {
  /** The number of rows to read: one more than the page has. */
  rows: Slot<number>;
  offset: Slot<number>;
  /** The number of rows up to the end of the page, plus one. */
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

/** The part of a prepared statement's key that depends on the page, because the page changes its SQL. */
export const shapeOfPage = ({ sort, cursor }: Pick<PageRequest, 'sort' | 'cursor'>): string =>
  cursor === undefined ? sort : `${sort} after a cursor`;

/**
 * Returns the key of a prepared statement for a page by {@link sortedKeyset}. Undefined with a cursor, whose two values are
 * written into the condition.
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

/** One page of a list, as in the response. */
export interface Page<T> {
  data: T[];
  total: number;
  totalIsCapped?: boolean;
  isMore: boolean;
  cursor?: string;
}

/** Parses the list parameters. The default order is newest first. */
export function toPageRequest(
  query: { limit?: number; offset?: number; cursor?: string; sort?: 'asc' | 'desc' },
  defaultLimit = 20,
): PageRequest {
  const { limit = defaultLimit, offset = 0, cursor, sort = 'desc' } = query;
  return { limit, offset: cursor ? 0 : offset, cursor: cursor && readCursor(cursor), sort };
}

/** Encodes a cursor. */
export const writeCursor = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Encodes a name for a cursor, which may contain only ASCII. */
export const encodeCursorText = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** Decodes the name in a cursor. Text that is not encoded is returned unchanged. */
export function decodeCursorText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Patterns of the parts of cursors: ids, times and encoded names. */
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

/** Returns the order and start of a page by an id column, whose values are unique and sorted by time. */
export function keyset(
  column: AnyPgColumn,
  { cursor, sort }: Pick<QueryPage, 'cursor' | 'sort'>,
): { after: SQL | undefined; order: SQL } {
  const compare = sort === 'desc' ? lt : gt;
  // Written like the indexes, since PostgreSQL would sort every page without `nulls last`. No value is null.
  const order = sort === 'desc' ? sql`${column} desc nulls last` : sql`${column} asc nulls first`;
  return { after: cursor ? compare(column, cursor) : undefined, order };
}

/** A sort key besides the id: a time, or an integer such as hundredths. */
export interface SortKey<Row> {
  column: AnyPgColumn | SQL;
  type: 'timestamptz' | 'bigint' | 'text';
  /** Returns the column's value in a row. */
  of: (row: Row) => Date | number | string;
}

const cursorValues = { bigint: /^-?\d{1,15}$/, timestamptz: /^\d{4}-\d\d-\d\dT[\d:.]+Z$/, text: /^/ };

/**
 * Returns order, start and cursor of a page by a column. Rows with equal values are ordered by id.
 */
export function sortedKeyset<Row>(
  { column, type, of }: SortKey<Row>,
  id: AnyPgColumn,
  idOf: (row: Row) => string,
  { cursor, sort }: PageRequest,
): { after: SQL | undefined; order: SQL[]; cursorOf: (row: Row) => string } {
  // In the order of the indexes, as in `keyset`.
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

/** The condition that a text contains words, case-insensitively. */
export function containsWords(text: AnyPgColumn | SQL, q: string | undefined): SQL | undefined {
  const words = (q ?? '').split(/\s+/).filter(Boolean);
  return and(...words.map((word) => sql`${text} ilike ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`));
}

/** The condition that a row is in a time range. */
export function isWithin(column: AnyPgColumn, { from, to }: { from?: string; to?: string }): SQL | undefined {
  return and(from ? gte(column, new Date(from)) : undefined, to ? lt(column, new Date(to)) : undefined);
}

/** Milliseconds for which a list with more rows than the cap is not counted again. */
const cappedForMs = 60_000;
const maximumCached = 10_000;
/** For each database and query, the time until which a list is assumed to exceed the cap. */
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
 * Counts the rows of disjoint queries up to the cap. A list that exceeds the cap is not counted again for a minute, because
 * counting to 10,000 costs several times as much as reading a page.
 */
export async function countCapped(db: Db, ...parts: [SQL, ...SQL[]]): Promise<number> {
  // Prepared, so that its SQL is built once for both the key and the execution.
  const query = selectTotal(db, parts).prepare('');
  return countOnce(db, keyOfQuery(query.getQuery()), async () => (await query.execute())[0]?.total ?? 0);
}

function selectTotal(db: Db, parts: SQL[]) {
  // Each part is counted separately, because PostgreSQL takes 50 % longer for the rows of a `union all`.
  const cap = sql.raw(String(totalCap + 1));
  const counts = parts.map((part) => sql`(select count(*) from (${part} limit ${cap}) as part)`);
  return db
    .select({ total: sql<number>`total` })
    .from(sql`(select (${sql.join(counts, sql` + `)})::int as total) as counted`);
}

async function countOnce(db: Db, key: string, count: () => Promise<number>): Promise<number> {
  const known = cappedUntil.get(db) ?? new Map<string, number>();
  cappedUntil.set(db, known);
  if ((known.get(key) ?? 0) > performance.now()) return totalCap + 1;
  const total = await count();
  if (total > totalCap) {
    // Evicts the oldest entries first.
    const [oldest] = known.size >= maximumCached ? known.keys() : [];
    known.delete(oldest ?? key);
    known.set(key, performance.now() + cappedForMs);
  }
  return total;
}

/** {@link countCapped} with a prepared statement, see {@link runPrepared}. */
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

/** Builds a page from rows. The caller reads one row more than the limit. */
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
