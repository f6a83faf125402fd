import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A text in SQL, which is a column or an expression. */
type Text = AnyPgColumn | SQL;

/** The maximum number of words of a query, because each word costs a lookup in the vocabulary. */
const maximumWords = 8;

/** Normalises a text and converts it to lower case, as the vocabulary does. */
const fold = (text: string): string => text.trim().normalize('NFKC').toLowerCase();

/** Returns the words of a query, which are split as by the SQL function `words_of`. */
export const wordsIn = (q: string): string[] =>
  [...new Set(fold(q).split(/[^\p{L}\p{N}]+/u))].filter(Boolean).slice(0, maximumWords);

/** Returns the SQL for the words of a text, as in the column `words`. The words do not depend on the language. */
export const wordsOf = (text: Text): SQL => sql`words_of(${text})`;

/** Quotes a word for a `tsquery`. */
const quote = (word: string): string => `'${word.replaceAll(/['\\]/g, '$&$&')}'`;

/** Returns a `tsquery` that requires one word of each group. */
export const toTsquery = (groups: string[][]): string =>
  groups.map((words) => `(${words.map(quote).join('|')})`).join('&');

/** Returns the condition that a text begins literally with another text. */
export const beginsWith = (text: Text, beginning: string): SQL =>
  sql`${text} like ${`${beginning.replaceAll(/[\\%_]/g, '\\$&')}%`}`;
