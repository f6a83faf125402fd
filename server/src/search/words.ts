import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A text within a query: a column, or what an index is made of. */
type Words = AnyPgColumn | SQL;

/** How words are looked for in a text. */
export interface WordSearch {
  /** Whether each word begins one of the text, or nearly stands in it. */
  found: SQL<boolean>;
  /** The better, the higher: whole numbers, so that a cursor can name them. What has the words is above what is only like them. */
  rank: SQL<number>;
}

/** Shorter words are like too many others. */
const shortestTypo = 4;

const fold = (text: string): string => text.trim().normalize('NFKC').toLowerCase();

const wordsIn = (q: string): string[] =>
  fold(q)
    .split(/[^\p{L}\p{N}_]+/u)
    .filter(Boolean);

/** Words as PostgreSQL takes them: each the beginning of one of the text. */
const toTsquery = (words: string[]): SQL =>
  sql`to_tsquery('simple', ${words.map((word) => `'${word}':*`).join(' & ')})`;

/** A text's words, as the indexes over texts keep them; the same in every language. */
export const wordsOf = (text: Words): SQL => sql`to_tsvector('simple', ${text})`;

/**
 * Looks for words in a text, which may be spelled a little otherwise. Fast where the text has an index over
 * `to_tsvector('simple', text)` and one over `lower(text) gin_trgm_ops`.
 */
export function searchWords(q: string, text: Words): WordSearch {
  const words = wordsIn(q);
  if (words.length === 0) return { found: sql`false`, rank: sql`0::int` };
  const whole = toTsquery(words);
  const has = sql`${wordsOf(text)} @@ ${whole}`;
  const nearly = words.map((word) =>
    word.length < shortestTypo ? sql`${wordsOf(text)} @@ ${toTsquery([word])}` : sql`${word} <% lower(${text})`,
  );
  const likeness = sql`(word_similarity(${fold(q)}, lower(${text})) * 1000)::int`;
  return {
    found: sql`(${has} or (${sql.join(nearly, sql` and `)}))`,
    rank: sql`(case when ${has} then 1000000 + (ts_rank(${wordsOf(text)}, ${whole}) * 1000000)::int else 0 end + ${likeness})`,
  };
}

/** The condition that a text begins with what is typed; nothing in it is a pattern. */
export const beginsWith = (text: Words, beginning: string): SQL =>
  sql`${text} like ${`${beginning.replaceAll(/[\\%_]/g, '\\$&')}%`}`;
