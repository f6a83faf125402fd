import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A text within a query: a column or an expression. */
type Text = AnyPgColumn | SQL;

/** Maximum number of words of a query: each costs a lookup in the vocabulary. */
const maximumWords = 8;

/** Folds a text in the same manner as the vocabulary. */
const fold = (text: string): string => text.trim().normalize('NFKC').toLowerCase();

/** The words of a query, split in the same manner as by the SQL function `words_of`. */
export const wordsIn = (q: string): string[] =>
  [...new Set(fold(q).split(/[^\p{L}\p{N}]+/u))].filter(Boolean).slice(0, maximumWords);

/** The words of a text as in the column `words`; the same in every language. */
export const wordsOf = (text: Text): SQL => sql`words_of(${text})`;

/** A word in the syntax of `tsquery`. */
const quote = (word: string): string => `'${word.replaceAll(/['\\]/g, '$&$&')}'`;

/** A query that requires one word of each group. */
export const toTsquery = (groups: string[][]): string =>
  groups.map((words) => `(${words.map(quote).join('|')})`).join('&');

/** The condition that a text begins with the typed one, literally. */
export const beginsWith = (text: Text, beginning: string): SQL =>
  sql`${text} like ${`${beginning.replaceAll(/[\\%_]/g, '\\$&')}%`}`;
