import { type SQL, sql } from 'drizzle-orm';
import { runPrepared, type Slot, type Slots } from '../db/prepared.ts';
import type { Db } from '../ports/index.ts';

/**
 * The additional contents of the index of words: the performer of each row, and the period of its id. The index
 * intersects them with the words before rows are read (migration `search_facets`).
 */
export interface Facets {
  /** The column with the performer's id. */
  performer: SQL;
  /** The column with the id by which rows are ordered. */
  time: SQL;
  /** The performer whose rows are searched; undefined for all performers. */
  performerId?: string | undefined;
}

/**
 * Number of leading digits of an id that are its period. Ids begin with 12 hexadecimal digits of milliseconds, so a
 * period is 3.1 days.
 */
const periodDigits = 5;
/** Maximum number of periods, because the index looks up each of them. */
const maximumPeriods = 256;

const periodOf = (text: SQL): SQL => sql`left(${text}, ${sql.raw(String(periodDigits))})`;

/** The performer as written in the index. */
const facetsOf = ({ performer, time }: Facets): SQL => sql`array[${performer}, ${periodOf(time)}]`;

/** The condition that a row belongs to a performer. */
export const hasPerformer = (facets: Facets, performerId: Slot<string>): SQL =>
  sql`${facetsOf(facets)} @> array[${performerId}::text]`;

/** The condition that a row is in one of several periods, which are formatted by {@link toArrayText}. */
export const isInPeriods = (facets: Facets, periods: Slot<string>): SQL =>
  sql`${facetsOf(facets)} && ${periods}::text[]`;

/** Formats periods as a text array of PostgreSQL. */
export const toArrayText = (periods: string[]): string => `{${periods.join(',')}}`;

/** Returns the number of an id's period; NaN for an id without a time. */
const numberOf = (id: string): number => {
  const digits = id.slice(0, periodDigits);
  return /^[0-9a-f]{5}$/.test(digits) ? Number.parseInt(digits, 16) : Number.NaN;
};

interface Recent<Values> {
  table: SQL;
  /** The selected rows, with the values of a prepared statement (`runPrepared`). */
  rows: { key: string | undefined; values: Values; where: (slots: Slots<Values>) => SQL };
  column: SQL;
  sort: 'asc' | 'desc';
  share: number;
}

/**
 * Returns the latest or earliest periods that contain a fraction of the rows, if rows are distributed evenly over time.
 * Undefined if these are all periods, or too many to look up.
 *
 * @param recent - `rows` has a condition on the table that has an index in the order of `column`; `sort` is `desc` for the
 *   latest periods
 */
export async function readPeriods<Values extends Record<string, unknown>>(
  db: Db,
  { table, rows, column, sort, share }: Recent<Values>,
): Promise<string[] | undefined> {
  const { key, values, where } = rows;
  const found = await runPrepared(db, key && `periods of ${key}`, values, (slots) => {
    const end = (direction: string) =>
      sql`(select ${column} from ${table} where ${where(slots)} order by ${column} ${sql.raw(direction)} limit 1)`;
    const ends = sql`(select ${end('asc nulls first')} as earliest, ${end('desc nulls last')} as latest) as ends`;
    return db.select({ earliest: sql<string | null>`earliest`, latest: sql<string | null>`latest` }).from(ends);
  });
  const [earliest, latest] = [numberOf(found[0]?.earliest ?? ''), numberOf(found[0]?.latest ?? '')];
  const all = latest - earliest + 1;
  // One period more, because the period at the end is incomplete.
  const total = Math.ceil(all * share) + 1;
  if (Number.isNaN(all) || total >= all || total > maximumPeriods) return undefined;
  const first = sort === 'desc' ? latest - total + 1 : earliest;
  return Array.from({ length: total }, (_, index) => (first + index).toString(16).padStart(periodDigits, '0'));
}
