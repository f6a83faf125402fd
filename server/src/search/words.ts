import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A text in SQL: a column or an expression. */
type Text = AnyPgColumn | SQL;

/** Maximum number of words of a query, because each costs a lookup in the vocabulary. */
const maximumWords = 8;

/** Normalises a text and converts it to lower case, like the vocabulary. */
const fold = (text: string): string => text.trim().normalize('NFKC').toLowerCase();

/** Returns the words of a query, split like by the SQL function `words_of`. */
export const wordsIn = (q: string): string[] =>
  [...new Set(fold(q).split(/[^\p{L}\p{N}]+/u))].filter(Boolean).slice(0, maximumWords);

/** The SQL for the words of a text, like the column `words`. The words do not depend on the language. */
export const wordsOf = (text: Text): SQL => sql`words_of(${text})`;

/** Quotes a word for a `tsquery`. */
const quote = (word: string): string => `'${word.replaceAll(/['\\]/g, '$&$&')}'`;

/** Returns a `tsquery` that requires one word of each group. */
export const toTsquery = (groups: string[][]): string =>
  groups.map((words) => `(${words.map(quote).join('|')})`).join('&');

/** The SQL condition that a text literally begins with another text. */
export const beginsWith = (text: Text, beginning: string): SQL =>
  sql`${text} like ${`${beginning.replaceAll(/[\\%_]/g, '\\$&')}%`}`;
