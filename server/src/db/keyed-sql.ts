import { and, eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A part of a statement that may be built once, such as a condition (`runPrepared`). */
export interface KeyedSql {
  sql: SQL;
  /** Names the text in the key of the statement; undefined where the text contains a value of one request. */
  key: string | undefined;
}

/** The condition that a column has a word of the contract, such as a status; undefined without a word. */
export const isWord = (column: AnyPgColumn, word: string | undefined): KeyedSql | undefined =>
  word === undefined ? undefined : { sql: eq(column, word), key: `${column.name} ${word}` };

/** One condition of several; undefined where there are none. */
export function allOf(...conditions: (KeyedSql | undefined)[]): KeyedSql | undefined {
  const given = conditions.filter((condition) => condition !== undefined);
  const all = and(...given.map((condition) => condition.sql));
  if (!all) return undefined;
  const keys = given.map(({ key }) => key);
  return { sql: all, key: keys.includes(undefined) ? undefined : keys.join(' and ') };
}
