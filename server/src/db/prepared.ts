import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Column } from 'drizzle-orm/column';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Db } from '../ports/index.ts';

/** A value, or the place of it in a statement that is built once. */
export type Slot<T> = T | Placeholder;

/** The values of a statement where it is built. */
export type Slots<Values> = { [Name in keyof Values]: Slot<Values[Name]> };

interface Prepared<Result> {
  execute(values?: Record<string, unknown>): Promise<Result>;
  getQuery(): { params: unknown[] };
}

interface Query<Result> extends PromiseLike<Result> {
  prepare(name: string): Prepared<Result>;
}

const statements = new WeakMap<Db, Map<string, Prepared<unknown>>>();
/** Databases of {@link requireSlots}. */
const strictDatabases = new WeakSet<Db>();

/**
 * Makes {@link runPrepared} fail on a database where a statement contains a value of one request, as tests do. Elsewhere such
 * a statement is built for each request: slower, but right.
 */
export function requireSlots(db: Db): void {
  strictDatabases.add(db);
}

/** What may stand in the text of a statement for every request: words of the schema, such as a kind or a status. */
const isConstant = (value: unknown) =>
  typeof value === 'boolean' || (typeof value === 'string' && /^[a-z][a-z_-]*$/.test(value));

/**
 * A value that belongs to one request must not become part of a statement that others run.
 *
 * @returns false where it did, and where a word of the text is also a value of this request: whether it was meant is seen at
 *   another request
 * @throws {Error} where `build` wrote a value instead of its slot, on a database of {@link requireSlots}
 */
function canBeShared(db: Db, key: string, params: unknown[], values: Record<string, unknown>): boolean {
  const given = new Set(Object.values(values));
  let isShared = true;
  for (const param of params) {
    const value = typeof param === 'object' && param !== null && 'value' in param ? param.value : param;
    const isSlot = typeof value === 'object' && value !== null && 'name' in value;
    if (isSlot) continue;
    if (!isConstant(value)) {
      if (strictDatabases.has(db)) throw new Error(`The prepared statement "${key}" contains a value of one request.`);
      isShared = false;
    }
    if (typeof value === 'string' && given.has(value)) isShared = false;
  }
  return isShared;
}

function prepare<Result>(
  db: Db,
  key: string,
  values: Record<string, unknown>,
  build: (slots: Record<string, Placeholder>) => Query<Result>,
): Prepared<Result> | undefined {
  const slots = Object.fromEntries(Object.keys(values).map((name) => [name, sql.placeholder(name)]));
  const prepared = build(slots).prepare(key);
  return canBeShared(db, key, prepared.getQuery().params, values) ? prepared : undefined;
}

/**
 * Runs a query that is built once for a database: building the statements of a list takes as long as all the rest of it.
 *
 * @param key - names the statement, with everything that changes its text: filters that are set, order, kind of viewer.
 *   Undefined for a variant that is rare, which is built each time; so is every query of a transaction
 * @param build - writes a slot for each value; a value that it writes itself fails in tests ({@link requireSlots})
 */
export function runPrepared<Values extends Record<string, unknown>, Result>(
  db: Db,
  key: string | undefined,
  values: Values,
  build: (slots: Slots<Values>) => Query<Result>,
): Promise<Result> {
  if (key === undefined || db instanceof PgTransaction) return Promise.resolve(build(values));
  const known = statements.get(db) ?? new Map<string, Prepared<unknown>>();
  statements.set(db, known);
  let statement = known.get(key) as Prepared<Result> | undefined;
  if (!statement) {
    statement = prepare(db, key, values, build as (slots: Record<string, Placeholder>) => Query<Result>);
    if (!statement) return Promise.resolve(build(values));
    known.set(key, statement);
  }
  return statement.execute(values);
}

/** Whether a column has one of some values: one text for any number of them. */
export const isOneOf = (column: Column, values: Slot<string[]>): SQL => sql`${column} = any(${sql.param(values)})`;
