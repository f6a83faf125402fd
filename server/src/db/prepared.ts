import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Column } from 'drizzle-orm/column';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Db } from '../ports/index.ts';

/** A value, or the placeholder of a value in a prepared statement. */
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

/** Internal properties of a database or a transaction. */
interface Internals {
  /** A database and its transactions have the same object as dialect. */
  dialect: object;
  session: {
    /** Runs a statement that was prepared in another transaction. The embedded database does not have this function. */
    runShared?: <Result>(statement: Prepared<Result>, values: Record<string, unknown>) => Promise<Result>;
  };
}

const internalsOf = (db: object) => db as Internals;

/** The prepared statements of each database. Those of transactions are stored by the dialect of the database. */
const statements = new WeakMap<object, Map<string, Prepared<unknown>>>();
/** The databases, and their dialects, for which {@link requireSlots} was called. */
const strictDatabases = new WeakSet<object>();

/**
 * Makes {@link runPrepared} throw on this database if a prepared statement contains a value of a request instead of a
 * parameter. Tests call it. Without it, such a statement is built for each request, which is slower but correct.
 */
export function requireSlots(db: Db): void {
  strictDatabases.add(db);
  strictDatabases.add(internalsOf(db).dialect);
}

/**
 * Whether a parameter can be the same for all requests. Such a parameter is a boolean, or a word of the schema, such as
 * a kind or a status.
 */
const isConstant = (value: unknown) =>
  typeof value === 'boolean' || (typeof value === 'string' && /^[a-z][a-z_-]*$/.test(value));

/**
 * Whether a prepared statement can be shared between requests, because it contains no value of a request.
 *
 * @returns false also if a word in the statement equals a value of this request, because the word may be that value
 * @throws {Error} if `build` has written a value instead of its slot, on a database with {@link requireSlots}
 */
function canBeShared(owner: object, key: string, params: unknown[], values: Record<string, unknown>): boolean {
  const givenValues = new Set(Object.values(values));
  let isShared = true;
  for (const param of params) {
    const value = typeof param === 'object' && param !== null && 'value' in param ? param.value : param;
    const isSlot = typeof value === 'object' && value !== null && 'name' in value;
    if (isSlot) continue;
    if (!isConstant(value)) {
      if (strictDatabases.has(owner))
        throw new Error(`The prepared statement "${key}" contains a value of a request instead of a parameter.`);
      isShared = false;
    }
    if (typeof value === 'string' && givenValues.has(value)) isShared = false;
  }
  return isShared;
}

function prepare<Result>(
  owner: object,
  key: string,
  values: Record<string, unknown>,
  build: (slots: Record<string, Placeholder>) => Query<Result>,
): Prepared<Result> | undefined {
  const slots = Object.fromEntries(Object.keys(values).map((name) => [name, sql.placeholder(name)]));
  const prepared = build(slots).prepare(key);
  return canBeShared(owner, key, prepared.getQuery().params, values) ? prepared : undefined;
}

/** Returns the prepared statement for a key, and builds it if there is none. Undefined if it can't be shared. */
function findOrPrepare<Result>(
  owner: object,
  key: string,
  values: Record<string, unknown>,
  build: (slots: Record<string, Placeholder>) => Query<Result>,
): Prepared<Result> | undefined {
  const statementsOfOwner = statements.get(owner) ?? new Map<string, Prepared<unknown>>();
  statements.set(owner, statementsOfOwner);
  const found = statementsOfOwner.get(key) as Prepared<Result> | undefined;
  if (found) return found;
  const prepared = prepare(owner, key, values, build);
  if (prepared) statementsOfOwner.set(key, prepared);
  return prepared;
}

/**
 * Runs a query as a prepared statement, because building the statements of a list takes as long as all other work for
 * the list. The statement is built once per database, and once for its transactions.
 *
 * @param key - identifies everything that changes the SQL of the statement: which filters are set, the order, the kind
 *   of viewer. Undefined for a rare variant, which is built for each run, like every query in a transaction of the
 *   embedded database
 * @param build - must write a slot for each value; in tests, writing the value itself throws ({@link requireSlots})
 */
export function runPrepared<Values extends Record<string, unknown>, Result>(
  db: Db,
  key: string | undefined,
  values: Values,
  build: (slots: Slots<Values>) => Query<Result>,
): Promise<Result> {
  if (key === undefined) return Promise.resolve(build(values));
  const buildWithSlots = build as (slots: Record<string, Placeholder>) => Query<Result>;
  if (!(db instanceof PgTransaction)) {
    return findOrPrepare(db, key, values, buildWithSlots)?.execute(values) ?? Promise.resolve(build(values));
  }
  const { dialect, session } = internalsOf(db);
  const statement = session.runShared && findOrPrepare(dialect, key, values, buildWithSlots);
  return (statement && session.runShared?.(statement, values)) ?? Promise.resolve(build(values));
}

/** The condition that a column equals one of several values. The SQL is the same for any number of values. */
export const isOneOf = (column: Column, values: Slot<string[]>): SQL => sql`${column} = any(${sql.param(values)})`;
