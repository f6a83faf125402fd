import { and, type SQL, sql } from 'drizzle-orm';
import type { KeyedSql } from '../db/keyed-sql.ts';
import { runPrepared, type Slot, type Slots } from '../db/prepared.ts';
import type { SearchKind } from '../db/schema/index.ts';
import { fieldFailure } from '../http/failure.ts';
import { decodeCursorText, encodeCursorText, type Page, type PageRequest, writeCursor } from '../http/paging.ts';
import type { Db } from '../ports/index.ts';
import { type Facets, hasPerformer, isInPeriods, readPeriods, toArrayText } from './facets.ts';
import { documentsOf, type ExpandedWord, expandWords } from './vocabulary.ts';
import { toTsquery } from './words.ts';

/** The number of matches in one window of a search. Matches are ranked within their window. */
const windowSize = 200;
/**
 * The maximum number of matches that are checked for a window, from the newest on. Some of them may be hidden from the
 * viewer.
 */
const checkedMatches = 1000;
/**
 * A word in at most this number of documents is looked up in the index of words. A more frequent word is searched in
 * the newest documents. With a million documents, both ways cost the same for a word in 20,000 documents.
 */
const fewDocuments = 20_000;
/** If a word is in at least this number of documents, the index of words is first queried for recent periods. */
const manyDocuments = 2000;
/**
 * The number of matches to expect in the recent periods. It is greater than a window, because some matches may be
 * hidden from the viewer.
 */
const expectedMatches = 2 * windowSize;
/** The maximum number of documents that are read for a window, from the newest on. */
const newestDocuments = 50_000;

/**
 * The key by which matches are sorted instead of by relevance: an integer or a text of the row. `time` keeps the order
 * of the table.
 */
export type Ranking = KeyedSql | 'time' | undefined;

/** The rows of a search, and their order. */
export interface Search<Values extends Record<string, unknown>> {
  kind: SearchKind;
  /** The table of the kind. */
  table: SQL;
  id: SQL;
  /**
   * The columns of a unique index of the table, by which rows are ordered. The last column is the id or the id of the
   * publication.
   */
  key: { column: SQL; type: 'text' | 'int' }[];
  /**
   * Identifies `scope` and `exists` in the keys of prepared statements. Undefined if they contain values that are not
   * in `values`.
   */
  textKey: string | undefined;
  /** The values of the placeholders in `scope` and `exists`. */
  values: Values;
  /**
   * Returns the condition on rows. It may use only columns of the table. There must be an index that begins with it and
   * is ordered by `key`.
   */
  scope: (slots: Slots<Values>) => SQL | undefined;
  /** The data that the index of words contains besides the words. */
  facets?: Facets;
  /**
   * Returns another condition on a row, such as its visibility, as a subquery that returns a row if the condition is
   * true.
   */
  exists: (query: SearchQuery, slots: Slots<Values>) => SQL;
  rankBy?: Ranking;
  isRankedByText?: boolean;
}

type AnySearch = Search<Record<string, unknown>>;

export interface SearchQuery {
  /** A `tsquery` that matches documents with each typed word or one of its expansions. */
  found: SQL;
}

interface Match {
  id: string;
  /** The values of the key, joined. */
  key: string;
  rank: number | string;
}

/** The row after which a window starts, such as the last row of the previous window. */
interface Start {
  key: string;
  isAfter: boolean;
}

const separator = ':';

function boundOf({ key }: Pick<AnySearch, 'key'>, start: Start | undefined, sort: 'asc' | 'desc'): SQL | undefined {
  if (!start) return undefined;
  const values = start.key.split(separator);
  const isInvalid =
    values.length !== key.length || key.some(({ type }, at) => type === 'int' && !/^\d{1,9}$/.test(values[at] ?? ''));
  if (isInvalid) throw invalidCursor();
  const columns = key.map(({ column }) => column);
  const bounds = key.map(({ type }, at) => sql`${values[at]}::${sql.raw(type === 'int' ? 'int' : 'text collate "C"')}`);
  const compare = sql.raw(`${sort === 'desc' ? '<' : '>'}${start.isAfter ? '' : '='}`);
  return sql`(${sql.join(columns, sql`, `)}) ${compare} (${sql.join(bounds, sql`, `)})`;
}

const invalidCursor = () => fieldFailure('VALIDATION_FAILED', 'cursor', 'INVALID_CURSOR');

/**
 * Returns the rank of a document. Documents with the typed words come before documents that contain only similar words.
 * Within both groups the rank is `ts_rank`.
 */
function relevanceOf(table: SQL, found: SQL, typed: Slot<string>): SQL {
  return sql`((case when ${table}.words @@ ${typed}::tsquery then 1000000 else 0 end) + (ts_rank(${table}.words, ${found}) * 100000)::int)`;
}

/** One way to read the matches of a window. */
interface Reading {
  /** A part of the key of the prepared statement. */
  name: string;
  /** Returns the rows of the table that contain the words, in the order of the list. */
  from: (slots: MatchSlots) => { source: SQL; order: SQL };
}

type MatchSlots = Slots<{ found: string; periods: string; facetPerformerId: string }>;

/**
 * Reads the newest matches of a window in the order of the table. Needs at most three statements, whose cost is
 * bounded.
 */
async function readWindow<Values extends Record<string, unknown>>(
  db: Db,
  search: Search<Values>,
  words: ExpandedWord[],
  start: Start | undefined,
  sort: 'asc' | 'desc',
): Promise<Match[]> {
  const { table, id, key, facets, rankBy } = search;
  // The order must be written as in the indexes, because PostgreSQL would otherwise sort each window.
  const direction = sql.raw(sort === 'desc' ? 'desc nulls last' : 'asc nulls first');
  const columns = key.map(({ column }) => column);
  const inOrder = (values: SQL[]) =>
    sql`order by ${sql.join(
      values.map((value) => sql`${value} ${direction}`),
      sql`, `,
    )}`;
  const keyText = sql.join(
    columns.map((column) => sql`${column}::text`),
    sql` || ${sql.raw(`'${separator}'`)} || `,
  );
  const bound = boundOf(search, start, sort);
  const rowsOf = (slots: Slots<Values>) => and(search.scope(slots), bound) ?? sql`true`;
  const foundIn = ({ found }: MatchSlots) => sql`${found}::tsquery`;
  const matchIn = (slots: MatchSlots) => sql`${table}.words @@ ${foundIn(slots)}`;
  const rankKey = rankBy === 'time' ? 'time' : rankBy ? rankBy.key : 'relevance';
  // If there is a start, the condition contains its values, so the statement has no key.
  const isKeyed = !start && search.textKey !== undefined && rankKey !== undefined;
  const textKey = isKeyed ? `${search.kind}, ${search.textKey}, ${sort}` : undefined;
  const values = {
    ...search.values,
    found: toTsquery(words.map(({ direct, similar }) => [...direct, ...similar].map(({ word }) => word))),
    typed: toTsquery(words.map(({ direct }) => direct.map(({ word }) => word))),
    facetPerformerId: facets?.performerId ?? '',
    periods: '',
  };
  // Every step has a limit and an order that the planner cannot change. The planner estimates the number of rows with
  // the words from the whole table. Without these limits, it would join all performers, or check all matches before it
  // sorts them.
  const checked = sql.raw(String(checkedMatches));
  const read = ({ name, from }: Reading, periods = ''): Promise<Match[]> =>
    runPrepared(db, textKey && `search of ${textKey} by ${rankKey}, ${name}`, { ...values, periods }, (slots) => {
      const { source, order } = from(slots);
      const found = foundIn(slots);
      const rank = rankBy === 'time' ? sql`0` : (rankBy?.sql ?? relevanceOf(table, found, slots.typed));
      const shown = search.exists({ found }, slots as unknown as Slots<Values>);
      const matches = sql`(select ${id} as id, ${keyText} as key, ${rank} as rank from ${source}
        cross join lateral (${shown} limit 1) as shown ${order} limit ${sql.raw(String(windowSize))}) as place`;
      return db
        .select({ id: sql<string>`place.id`, key: sql<string>`place.key`, rank: sql<number | string>`place.rank` })
        .from(matches);
    });
  const documents = Math.min(...words.map(documentsOf));
  if (documents <= fewDocuments) {
    const names = columns.map((_, at) => sql.raw(`key_${at}`));
    const named = sql.join(
      columns.map((column, at) => sql`${column} as ${names[at]}`),
      sql`, `,
    );
    const order = inOrder(names);
    // The index of words has no order. `offset 0` prevents the planner from reading all documents by time instead. Only
    // keys are sorted, because sorting whole rows would take several times as long.
    const byWords = (name: string, narrow?: (facets: Facets, slots: MatchSlots) => SQL): Reading => ({
      name,
      from: (slots) => {
        const rows = rowsOf(slots as unknown as Slots<Values>);
        const where = and(rows, matchIn(slots), facets && narrow?.(facets, slots));
        const source = sql`(select * from (select ${id} as id, ${named} from ${table} where ${where} offset 0) as match
          ${order} limit ${checked}) as match
          cross join lateral (select * from ${table} where ${id} = match.id limit 1) as ${table}`;
        return { source, order };
      },
    });
    if (facets?.performerId)
      return read(byWords('of a performer', (of, slots) => hasPerformer(of, slots.facetPerformerId)));
    if (facets && documents >= manyDocuments) {
      const rows = { key: textKey, values: search.values, where: rowsOf };
      const share = expectedMatches / documents;
      const periods = await readPeriods(db, { table, rows, column: facets.time, sort, share });
      const inPeriods = byWords('recent', (of, slots) => isInPeriods(of, slots.periods));
      const recent = periods ? await read(inPeriods, toArrayText(periods)) : [];
      if (recent.length === windowSize) return recent;
    }
    return read(byWords('all'));
  }
  const order = inOrder(columns);
  const newest = sql.raw(String(newestDocuments));
  // This statement stops when the window is full.
  return read({
    name: 'newest',
    from: (slots) => ({
      source: sql`(select * from (select * from ${table} where ${rowsOf(slots as unknown as Slots<Values>)} ${order} limit ${newest}) as ${table}
        where ${matchIn(slots)} ${order} limit ${checked}) as ${table}`,
      order,
    }),
  });
}

const compare = (one: number | string, other: number | string): number => (one < other ? -1 : Number(one > other));

/** Compares two keys. Their values may be numbers. */
function compareKeys({ key }: Pick<AnySearch, 'key'>, one: string, other: string): number {
  const [remaining, right] = [one.split(separator), other.split(separator)];
  const differences = key.map(({ type }, at) =>
    type === 'int' ? Number(remaining[at]) - Number(right[at]) : compare(remaining[at] ?? '', right[at] ?? ''),
  );
  return differences.find((difference) => difference !== 0) ?? 0;
}

interface Place {
  /** The start of the window; undefined for the newest matches. */
  start?: Start;
  /** The last match of the previous page. */
  after?: Pick<Match, 'rank' | 'key'>;
}

/**
 * Parses a cursor. `<start>|<rank>|<key>` continues after a match in the window that starts at the row `<start>`.
 * `<key>|` continues with the window after the row `<key>`.
 */
function readPlace(cursor: string | undefined, hasNames: boolean): Place {
  if (!cursor) return {};
  const [start = '', rank, key] = cursor.split('|');
  if (rank === undefined || start === '') throw invalidCursor();
  if (rank === '') return { start: { key: start, isAfter: true } };
  if (key === undefined) throw invalidCursor();
  const value = decodeCursorText(rank);
  if (!hasNames && !/^-?\d{1,15}$/.test(value)) throw invalidCursor();
  return { start: { key: start, isAfter: false }, after: { rank: hasNames ? value : Number(value), key } };
}

/**
 * Returns a page of matches, of which the best comes first. The newest 200 matches are ranked among themselves. The
 * cursor then continues with the next older 200 matches, so that each page costs as much as the first one, whatever the
 * number of documents. `total` is exact up to 200, which is also the maximum offset.
 *
 * @param words - the words of a query (`wordsIn`)
 * @throws {ApiFailure} `VALIDATION_FAILED` for a cursor of another list
 */
export async function findByWords<Values extends Record<string, unknown>>(
  db: Db,
  search: Search<Values>,
  words: string[],
  { limit, offset, cursor, sort }: PageRequest,
): Promise<Page<string>> {
  const nothing = { data: [], total: 0, isMore: false };
  if (words.length === 0) return nothing;
  const { start, after } = readPlace(cursor, search.isRankedByText ?? false);
  const expanded = await expandWords(db, search.kind, words);
  const isByTime = search.rankBy === 'time';
  const newest = await readWindow(db, search, expanded, start, isByTime ? sort : 'desc');
  const [top] = newest;
  const last = newest.at(-1);
  if (!top || !last) return nothing;
  const factor = sort === 'desc' ? -1 : 1;
  const order = (one: Pick<Match, 'rank' | 'key'>, other: Pick<Match, 'rank' | 'key'>) =>
    compare(one.rank, other.rank) * factor || -compareKeys(search, one.key, other.key);
  const ranked = isByTime ? newest : newest.toSorted(order);
  const left = (after ? ranked.filter((match) => order(match, after) > 0) : ranked).slice(offset);
  const shown = left.slice(0, limit);
  const end = shown.at(-1);
  const isFull = newest.length === windowSize;
  const first = start && !start.isAfter ? start.key : top.key;
  const inside = isByTime ? `${end?.key}|` : `${first}|${encodeCursorText(String(end?.rank))}|${end?.key}`;
  const next = left.length > limit ? inside : isFull ? `${last.key}|` : undefined;
  return {
    data: shown.map(({ id }) => id),
    total: newest.length,
    ...(isFull && { totalIsCapped: true }),
    isMore: next !== undefined,
    ...(next !== undefined && { cursor: writeCursor(next) }),
  };
}
