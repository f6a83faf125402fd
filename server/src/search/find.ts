import { and, type SQL, sql } from 'drizzle-orm';
import type { SearchKind } from '../db/schema/index.ts';
import { fieldFailure } from '../http/failure.ts';
import { decodeCursorText, encodeCursorText, type Page, type PageRequest, writeCursor } from '../http/paging.ts';
import type { Db } from '../ports/index.ts';
import { type Facets, hasPerformer, isInPeriods, readPeriods } from './facets.ts';
import { documentsOf, type ExpandedWord, expandWords } from './vocabulary.ts';
import { toTsquery } from './words.ts';

/** Matches that are ranked among themselves: one window of a search. */
const windowSize = 200;
/** Newest matches of which the viewer may see some: at most so many are checked for a window. */
const checkedMatches = 1000;
/**
 * Up to so many documents the index of words reads all of them; words that occur in more are frequent among the newest. At a
 * million documents both ways cost the same for a word in 20,000 of them.
 */
const fewDocuments = 20_000;
/** From so many documents on, the index of words is asked for those of recent periods first. */
const manyDocuments = 2000;
/** Matches that recent periods should have: more than a window, since the viewer may not see all of them. */
const expectedMatches = 2 * windowSize;
/** Newest documents that are read for a window at most. */
const newestDocuments = 50_000;

/** Where a search looks, and how it orders what it finds. */
export interface Search {
  kind: SearchKind;
  /** The table of the kind. */
  table: SQL;
  id: SQL;
  /** What the table is read by, as an index has it: unique together, the id or publication id last. */
  key: { column: SQL; type: 'text' | 'int' }[];
  /** Which rows are read; an index has to begin with this condition, and be ordered by `key`. Own columns of the table only. */
  scope: SQL | undefined;
  /** What the index of words has besides words. */
  facets?: Facets;
  /** What else has to hold of a row, such as what the viewer may see: a query that finds something then. */
  exists: (query: SearchQuery) => SQL;
  /** What to rank by instead of relevance: an integer or a text of the row. `time` keeps the order of the table. */
  rankBy?: SQL | 'time' | undefined;
  isRankedByText?: boolean;
}

/** The typed words, expanded. */
export interface SearchQuery {
  /** Finds documents with each word or what it stands for; a `tsquery`. */
  found: SQL;
}

interface Match {
  id: string;
  /** The values of the key, joined. */
  key: string;
  rank: number | string;
}

/** Where a window begins: with a row, or behind the last one of the window before. */
interface Start {
  key: string;
  isBehind: boolean;
}

const separator = ':';

function boundOf({ key }: Search, start: Start | undefined, sort: 'asc' | 'desc'): SQL | undefined {
  if (!start) return undefined;
  const values = start.key.split(separator);
  const isUnreadable =
    values.length !== key.length || key.some(({ type }, at) => type === 'int' && !/^\d{1,9}$/.test(values[at] ?? ''));
  if (isUnreadable) throw unreadable();
  const columns = key.map(({ column }) => column);
  const bounds = key.map(({ type }, at) => sql`${values[at]}::${sql.raw(type === 'int' ? 'int' : 'text collate "C"')}`);
  const compare = sql.raw(`${sort === 'desc' ? '<' : '>'}${start.isBehind ? '' : '='}`);
  return sql`(${sql.join(columns, sql`, `)}) ${compare} (${sql.join(bounds, sql`, `)})`;
}

const unreadable = () => fieldFailure('VALIDATION_FAILED', 'cursor', 'This cursor is not one of ours.');

/** Prefers documents with the typed words to those with similar ones; then the more of the words, the better. */
function relevanceOf(words: ExpandedWord[], table: SQL, found: SQL): SQL {
  const typed = toTsquery(words.map(({ direct }) => direct.map(({ word }) => word)));
  return sql`((case when ${table}.words @@ ${typed}::tsquery then 1000000 else 0 end) + (ts_rank(${table}.words, ${found}) * 100000)::int)`;
}

/** The newest matches of a window, in the order of the table. At most three statements of bounded cost. */
async function readWindow(
  db: Db,
  search: Search,
  words: ExpandedWord[],
  start: Start | undefined,
  sort: 'asc' | 'desc',
): Promise<Match[]> {
  const { table, id, key, scope, facets, exists, rankBy } = search;
  const found = sql`${toTsquery(words.map(({ direct, similar }) => [...direct, ...similar].map(({ word }) => word)))}::tsquery`;
  const rank = rankBy === 'time' ? sql`0` : (rankBy ?? relevanceOf(words, table, found));
  // As the indexes are ordered: otherwise each window would be sorted.
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
  const rows = and(scope, boundOf(search, start, sort)) ?? sql`true`;
  const matches = sql`${table}.words @@ ${found}`;
  // Every step has a limit and an order of its own, which the planner cannot change: it estimates how many rows have the
  // words from the whole table, and would otherwise join all performers with a guess, or check all matches before it sorts.
  const checked = sql.raw(String(checkedMatches));
  const read = async (source: SQL, order: SQL) => {
    const { rows: read } = (await db.execute(sql`
      select ${id} as id, ${keyText} as key, ${rank} as rank from ${source}
      cross join lateral (${exists({ found })} limit 1) as shown ${order} limit ${sql.raw(String(windowSize))}`)) as unknown as {
      rows: Match[];
    };
    return read;
  };
  const documents = Math.min(...words.map(documentsOf));
  if (documents <= fewDocuments) {
    const names = columns.map((_, at) => sql.raw(`key_${at}`));
    const named = sql.join(
      columns.map((column, at) => sql`${column} as ${names[at]}`),
      sql`, `,
    );
    const order = inOrder(names);
    // The index of words has no order: `offset 0` keeps the planner from reading all documents by time instead. Only keys are
    // sorted; whole rows would take several times as long.
    const readMatches = (narrowed: SQL | undefined) =>
      read(
        sql`(select * from (select ${id} as id, ${named} from ${table} where ${and(rows, matches, narrowed)} offset 0) as match
          ${order} limit ${checked}) as match
          cross join lateral (select * from ${table} where ${id} = match.id limit 1) as ${table}`,
        order,
      );
    if (facets?.performerId) return readMatches(hasPerformer(facets, facets.performerId));
    if (facets && documents >= manyDocuments) {
      const periods = await readPeriods(db, {
        table,
        rows,
        column: facets.time,
        sort,
        share: expectedMatches / documents,
      });
      const recent = periods ? await readMatches(isInPeriods(facets, periods)) : [];
      if (recent.length === windowSize) return recent;
    }
    return readMatches(undefined);
  }
  const order = inOrder(columns);
  // Stops as soon as the window is full.
  return read(
    sql`(select * from (select * from ${table} where ${rows} ${order} limit ${sql.raw(String(newestDocuments))}) as ${table}
      where ${matches} ${order} limit ${checked}) as ${table}`,
    order,
  );
}

const compare = (one: number | string, other: number | string): number => (one < other ? -1 : Number(one > other));

/** Compares two keys, the values of which may be numbers. */
function compareKeys({ key }: Search, one: string, other: string): number {
  const [left, right] = [one.split(separator), other.split(separator)];
  const differences = key.map(({ type }, at) =>
    type === 'int' ? Number(left[at]) - Number(right[at]) : compare(left[at] ?? '', right[at] ?? ''),
  );
  return differences.find((difference) => difference !== 0) ?? 0;
}

interface Place {
  /** Where the window begins; undefined for the newest matches. */
  start?: Start;
  /** The last match of the page before. */
  after?: Pick<Match, 'rank' | 'key'>;
}

/** `<start>|<rank>|<key>`: in the window that starts with a row, behind a match; `<key>|`: in the window behind a row. */
function readPlace(cursor: string | undefined, hasNames: boolean): Place {
  if (!cursor) return {};
  const [start = '', rank, key] = cursor.split('|');
  if (rank === undefined || start === '') throw unreadable();
  if (rank === '') return { start: { key: start, isBehind: true } };
  if (key === undefined) throw unreadable();
  const value = decodeCursorText(rank);
  if (!hasNames && !/^-?\d{1,15}$/.test(value)) throw unreadable();
  return { start: { key: start, isBehind: false }, after: { rank: hasNames ? value : Number(value), key } };
}

/**
 * A page of what has the words of a query, the best first. The newest 200 matches are ranked among themselves; the cursor
 * goes on with the 200 before them, so that no page costs more than the first, however many documents there are. `total`
 * is exact to 200, and an offset reaches as far.
 *
 * @param words - the words of a query (`wordsIn`)
 * @throws {ApiFailure} `VALIDATION_FAILED` for a cursor of another list
 */
export async function findByWords(
  db: Db,
  search: Search,
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
  const first = start && !start.isBehind ? start.key : top.key;
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
