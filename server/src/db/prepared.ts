import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Column } from 'drizzle-orm/column';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Db } from '../ports/index.ts';

/** A value, or its placeholder in a prepared statement. */
export type Slot<T> = T | Placeholder;

/** The values of a query, or their placeholders in a prepared statement. */
export type Slots<Values> = { [Name in keyof Values]: Slot<Values[Name]> };

interface Prepared<Result> {
  execute(values?: Record<string, unknown>): Promise<Result>;
  getQuery(): { params: unknown[] };
}

interface Query<Result> extends PromiseLike<Result> {
  prepare(name: string): Prepared<Result>;
}

const statements = new WeakMap<Db, Map<string, Prepared<unknown>>>();
/** Databases on which {@link requireSlots} was called. */
const strictDatabases = new WeakSet<Db>();

/**
 * Makes {@link runPrepared} throw on a database if a prepared statement contains a value of a request instead of a
 * parameter. Called in tests. Otherwise such a statement is built for each request, which is slower but correct.
 */
export function requireSlots(db: Db): void {
  strictDatabases.add(db);
}

/**
 * Whether a parameter may be the same for all requests: a word of the schema, such as a kind or a status, or a boolean.
 */
const isConstant = (value: unknown) =>
  typeof value === 'boolean' || (typeof value === 'string' && /^[a-z][a-z_-]*$/.test(value));

/**
 * Whether a prepared statement may be shared between requests: it must not contain a value of a request.
 *
 * @returns false also if a word in the statement equals a value of this request, since the word may be that value
 * @throws {Error} if `build` wrote a value instead of its slot, on a database with {@link requireSlots}
 */
function canBeShared(db: Db, key: string, params: unknown[], values: Record<string, unknown>): boolean {
  const given = new Set(Object.values(values));
  let isShared = true;
  for (const param of params) {
    const value = typeof param === 'object' && param !== null && 'value' in param ? param.value : param;
    const isSlot = typeof value === 'object' && value !== null && 'name' in value;
    if (isSlot) continue;
    if (!isConstant(value)) {
      if (strictDatabases.has(db))
        throw new Error(`The prepared statement "${key}" contains a value of a request instead of a parameter.`);
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
 * Runs a query as a prepared statement that is built once per database, because building the statements of a list takes as
 * long as all other work for the list.
 *
 * @param key - identifies the statement by everything that changes its SQL: filters that are set, order, kind of
 *   viewer.
 *   Undefined for a rare variant, which is built for each run, like every query in a transaction
 * @param build - writes a slot for each value; in tests, writing the value itself throws ({@link requireSlots})
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

/** Whether a column equals one of some values. The SQL is the same for any number of values. */
export const isOneOf = (column: Column, values: Slot<string[]>): SQL => sql`${column} = any(${sql.param(values)})`;
