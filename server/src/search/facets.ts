import { type SQL, sql } from 'drizzle-orm';
import { runPrepared, type Slot, type Slots } from '../db/prepared.ts';
import type { Db } from '../ports/index.ts';

/**
 * The data that the index of words contains besides the words: the performer of each row, and the period of its id. The
 * index intersects them with the words before rows are read (migration `search_facets`).
 */
export interface Facets {
  /** The column with the performer's id. */
  performer: SQL;
  /** The column with the id by which rows are sorted. */
  time: SQL;
  /** The performer whose rows are searched. Undefined if all rows are searched. */
  performerId?: string | undefined;
}

/**
 * The number of leading digits of an id that are its period. Ids begin with 12 hexadecimal digits of milliseconds, so
 * that a period is 3.1 days.
 */
const periodDigits = 5;
/** The maximum number of periods, because the index looks up each period. */
const maximumPeriods = 256;

const periodOf = (text: SQL): SQL => sql`left(${text}, ${sql.raw(String(periodDigits))})`;

/** The performer and the period, as they are written in the index. */
const facetsOf = ({ performer, time }: Facets): SQL => sql`array[${performer}, ${periodOf(time)}]`;

/** The condition that a row belongs to a performer. */
export const hasPerformer = (facets: Facets, performerId: Slot<string>): SQL =>
  sql`${facetsOf(facets)} @> array[${performerId}::text]`;

/** Returns the condition that a row is in one of several periods. {@link toArrayText} formats the periods. */
export const isInPeriods = (facets: Facets, periods: Slot<string>): SQL =>
  sql`${facetsOf(facets)} && ${periods}::text[]`;

/** Formats periods as a text array of PostgreSQL. */
export const toArrayText = (periods: string[]): string => `{${periods.join(',')}}`;

/** Returns the number of the period of an id; NaN if the id contains no time. */
const numberOf = (id: string): number => {
  const digits = id.slice(0, periodDigits);
  return /^[0-9a-f]{5}$/.test(digits) ? Number.parseInt(digits, 16) : Number.NaN;
};

interface Recent<Values> {
  table: SQL;
  /** Selects the rows. The values are those of a prepared statement (`runPrepared`). */
  rows: { key: string | undefined; values: Values; where: (slots: Slots<Values>) => SQL };
  column: SQL;
  sort: 'asc' | 'desc';
  share: number;
}

/**
 * Returns the latest or the earliest periods, which contain a fraction of the rows if the rows are distributed evenly
 * over time. Undefined if these are all periods, or too many to look up.
 *
 * @param recent - `rows` is a condition on the table. The table must have an index in the order of `column`. With the
 *   `sort` `desc`, the latest periods are returned
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
  // Adds one period, because the first or last period is incomplete.
  const total = Math.ceil(all * share) + 1;
  if (Number.isNaN(all) || total >= all || total > maximumPeriods) return undefined;
  const first = sort === 'desc' ? latest - total + 1 : earliest;
  return Array.from({ length: total }, (_, index) => (first + index).toString(16).padStart(periodDigits, '0'));
}
