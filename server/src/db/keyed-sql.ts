import { and, eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A part of a prepared statement, such as a condition, together with a part of the statement's key (`runPrepared`). */
export interface KeyedSql {
  sql: SQL;
  /** Identifies the SQL in the key of the statement. Undefined if the SQL contains a value of one request. */
  key: string | undefined;
}

/**
 * Returns the condition that a column equals a word of the contract, such as a status. Undefined if there is no word.
 */
export const isWord = (column: AnyPgColumn, word: string | undefined): KeyedSql | undefined =>
  word === undefined ? undefined : { sql: eq(column, word), key: `${column.name} ${word}` };

/** Combines conditions with `and`. Undefined if there are none. */
export function allOf(...conditions: (KeyedSql | undefined)[]): KeyedSql | undefined {
  const given = conditions.filter((condition) => condition !== undefined);
  const all = and(...given.map((condition) => condition.sql));
  if (!all) return undefined;
  const keys = given.map(({ key }) => key);
  return { sql: all, key: keys.includes(undefined) ? undefined : keys.join(' and ') };
}
