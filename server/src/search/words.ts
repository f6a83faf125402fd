import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A text within a query: a column or an expression. */
type Text = AnyPgColumn | SQL;

/** Words of a query that are used at most: each costs a look into the vocabulary. */
const maximumWords = 8;

/** Folds a text as the vocabulary folds it. */
const fold = (text: string): string => text.trim().normalize('NFKC').toLowerCase();

/** The words of what somebody typed, split where the SQL function `words_of` splits texts. */
export const wordsIn = (q: string): string[] =>
  [...new Set(fold(q).split(/[^\p{L}\p{N}]+/u))].filter(Boolean).slice(0, maximumWords);

/** The words of a text as the column `words` holds them; the same in every language. */
export const wordsOf = (text: Text): SQL => sql`words_of(${text})`;

/** A word as `tsquery` reads it. */
const quote = (word: string): string => `'${word.replaceAll(/['\\]/g, '$&$&')}'`;

/** A query that demands one word of each group. */
export const toTsquery = (groups: string[][]): string =>
  groups.map((words) => `(${words.map(quote).join('|')})`).join('&');

/** The condition that a text begins with what is typed; nothing in it is a pattern. */
export const beginsWith = (text: Text, beginning: string): SQL =>
  sql`${text} like ${`${beginning.replaceAll(/[\\%_]/g, '\\$&')}%`}`;
