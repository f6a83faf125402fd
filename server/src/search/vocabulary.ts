import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { runPrepared, type Slot, type Slots } from '../db/prepared.ts';
import { type SearchKind, searchWordChanges, searchWords } from '../db/schema/index.ts';
import type { Db, Tx } from '../ports/index.ts';

/** A word of the vocabulary that matches a typed word. */
export interface Expansion {
  word: string;
  /** The number of documents that contain the word. */
  documents: number;
}

/** The expansions of a typed word. */
export interface ExpandedWord {
  /** The word itself and frequent words with this prefix. */
  direct: Expansion[];
  /** Similarly spelled words, if few documents contain the words of `direct`. */
  similar: Expansion[];
}

/** Maximum number of words with the same prefix for a typed word. */
const maximumPrefixed = 50;
/** Maximum number of words with the same prefix that are compared by frequency. */
const maximumRange = 1000;
/** Maximum number of similar words for a typed word. */
const maximumSimilar = 5;
/** Maximum number of frequent words with the same first two letters that are compared with a typed word. */
const maximumNear = 1000;
/** Maximum number of words with common trigrams that are compared with a typed word. */
const maximumCompared = 1000;
/** Minimum trigram similarity: the similarity of `clay` and `cley`. The index finds 0.3 and more. */
const leastSimilarity = 0.25;
/** Minimum length for similar words: a shorter word is similar to too many others. */
const shortestTypo = 4;
/** A word in fewer documents than this may be misspelled, in the query or in the documents. */
const rareDocuments = 5;
/** Maximum number of documents whose words a search reads although they are not yet in the vocabulary. */
const maximumPending = 200;

/** Kinds whose words also match within a word, such as `clay` in `maraclay`, since usernames have no spaces. */
const kindsWithInfixes: ReadonlySet<SearchKind> = new Set(['performer']);
/** Minimum length of a text within a word: a shorter text has no trigram for the index. */
const shortestInfix = 3;

const like = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

/** Up to this number of typed words, a statement is prepared for each combination of their lengths. */
const maximumKeyed = 2;

/** A typed word with the properties that change its statement. */
interface Typed {
  /** Its position among the typed words. */
  index: number;
  /** Its length; 3 for all longer words, whose statement is the same. */
  length: number;
}

/** The values of the statements for a typed word. */
type WordValues = ReturnType<typeof valuesOfWord>;

const valuesOfWord = (word: string) => ({
  word,
  /** Returns the upper bound of all words with this prefix. */
  end: `${word}\u{10FFFF}`,
  infix: `%${like(word)}%`,
  beginning: [...word].slice(0, 2).join(''),
  spellings: swapLetters(word),
});

const fields = ['word', 'end', 'infix', 'beginning', 'spellings'] as const satisfies (keyof WordValues)[];

const frequentFirst = sql`order by documents desc nulls last`;

/** The most frequent words with the same first two letters. */
const nearWords = (kind: SearchKind, beginning: Slot<string>): SQL =>
  sql`select word, documents from ${searchWords} where kind = ${kind} and left(word, 2) = ${beginning}
    ${frequentFirst} limit ${sql.raw(String(maximumNear))}`;

/** The most frequent words of the vocabulary that begin with a typed word. */
function wordsWithPrefix(kind: SearchKind, { length }: Typed, { word, end, beginning }: Slots<WordValues>): SQL {
  if (length <= 2)
    return sql`select word, documents from ${searchWords}
      where kind = ${kind} and left(word, ${sql.raw(String(length))}) = ${word} ${frequentFirst}`;
  // Few words share a prefix of three or more characters, so a range of the primary key is read. If more words share the
  // prefix, frequent words beyond the range are found by their first two letters.
  const range = sql`from ${searchWords} where kind = ${kind} and word >= ${word} and word < ${end} order by word`;
  const first = sql`(select word, documents ${range} limit ${sql.raw(String(maximumRange))})`;
  const isCut = sql`exists (select 1 ${range} offset ${sql.raw(String(maximumRange))} limit 1)`;
  const frequent = sql`select word, documents from (${nearWords(kind, beginning)}) as near
    where starts_with(word, ${word}) and ${isCut}`;
  return sql`select word, documents from (${first} union ${frequent}) as prefixed ${frequentFirst}`;
}

/** The words of documents that were written since the last update of the vocabulary. */
const pendingWords = (kind: SearchKind): SQL =>
  sql`select unnest(words) as word from (select words from ${searchWordChanges}
    where kind = ${kind} and change > 0 order by id desc limit ${sql.raw(String(maximumPending))}) as newest`;

/** The subquery with the words for one typed word, frequent words first. */
function prefixedRows(kind: SearchKind, typed: Typed, slots: Slots<WordValues>): SQL {
  const { word, infix: pattern } = slots;
  const limit = sql.raw(String(maximumPrefixed));
  const at = sql.raw(String(typed.index));
  const known = sql`(select ${at} as typed, word, documents from (${wordsWithPrefix(kind, typed, slots)} limit ${limit}) as known)`;
  const pending = sql`(select ${at}, word collate "C", 1 from (${pendingWords(kind)}) as pending
    where starts_with(word, ${word}) limit ${limit})`;
  if (!kindsWithInfixes.has(kind) || typed.length < shortestInfix) return sql`${known} union all ${pending}`;
  const infix = sql`(select ${at}, word, documents from ${searchWords}
    where kind = ${kind} and word like ${pattern} order by documents desc limit ${limit})`;
  const pendingInfix = sql`(select ${at}, word collate "C", 1 from (${pendingWords(kind)}) as pending
    where word like ${pattern} limit ${limit})`;
  return sql`${known} union all ${pending} union all ${infix} union all ${pendingInfix}`;
}

/** Returns the spellings of a word with two neighbouring letters swapped. */
function swapLetters(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, index) =>
    letters
      .with(index, letter)
      .with(index + 1, letters[index] ?? '')
      .join(''),
  );
}

/** The subquery with the similar words for one typed word, the most similar word first. */
function similarRows(kind: SearchKind, { index }: Typed, { word, beginning, spellings }: Slots<WordValues>): SQL {
  const mostSimilar = (
    words: SQL,
  ) => sql`select ${sql.raw(String(index))} as typed, word, documents from (${words}) as candidate
    where word <> ${word} order by similarity(word, ${word}) desc, documents desc limit ${sql.raw(String(maximumSimilar))}`;
  // Materialized, so that the planner uses the index, but reads only as many words as the limit. With the limit on the
  // index scan itself, it would expect to be faster by reading the whole vocabulary.
  const known = sql`(with alike as materialized (select word, documents from ${searchWords} where kind = ${kind} and word % ${word})
    select word, documents from alike limit ${sql.raw(String(maximumCompared))})`;
  // A short word with one wrong letter has too few common trigrams for the index, so it is found by its prefix.
  const near = sql`select word, documents from (${nearWords(kind, beginning)}) as near
    where not word % ${word} and similarity(word, ${word}) >= ${sql.raw(String(leastSimilarity))}`;
  // A short word with two swapped letters has hardly any common trigrams.
  const isSwapped = sql`word = any(${sql.param(spellings)})`;
  const swapped = sql`select word, documents from ${searchWords} where kind = ${kind} and ${isSwapped}`;
  const pending = sql`select word, 1 as documents from (${pendingWords(kind)}) as pending
    where similarity(word, ${word}) >= ${sql.raw(String(leastSimilarity))} or ${isSwapped}`;
  return sql`(${mostSimilar(sql`${known} union ${near} union ${swapped} union ${pending}`)})`;
}

interface WordRow extends Expansion {
  /** Position of the typed word. */
  typed: number;
}

/** Reads the words of the vocabulary for some typed words, with one statement. */
async function readWords(
  db: Db,
  kind: SearchKind,
  { name, rows }: { name: string; rows: typeof prefixedRows },
  words: { index: number; word: string }[],
): Promise<WordRow[]> {
  if (words.length === 0) return [];
  const typed = words.map(({ index, word }): Typed => ({ index, length: Math.min([...word].length, 3) }));
  const shape = typed.map(({ index, length }) => `${index}:${length}`).join(' ');
  const key = words.length <= maximumKeyed ? `${name} words of ${kind}, ${shape}` : undefined;
  const values = Object.fromEntries(
    words.flatMap(({ index, word }) => {
      const ofWord = valuesOfWord(word);
      return fields.map((field) => [`${field}${index}`, ofWord[field]]);
    }),
  );
  return runPrepared(db, key, values, (slots) => {
    const slotsOf = ({ index }: Typed) =>
      Object.fromEntries(fields.map((field) => [field, slots[`${field}${index}`]])) as unknown as Slots<WordValues>;
    const parts = typed.map((one) => rows(kind, one, slotsOf(one)));
    return db
      .select({ typed: sql<number>`typed`, word: sql<string>`word`, documents: sql<number>`documents` })
      .from(sql`(${sql.join(parts, sql` union all `)}) as expanded`);
  });
}

/** Returns each word once, with the number of its documents in the vocabulary and of its newer documents. */
function merge(words: Expansion[]): Expansion[] {
  const known = new Map<string, number>();
  for (const { word, documents } of words) known.set(word, (known.get(word) ?? 0) + documents);
  return [...known].map(([word, documents]) => ({ word, documents }));
}

const sumOf = (words: Expansion[]): number => words.reduce((sum, { documents }) => sum + documents, 0);

/** Returns the maximum number of documents that contain a word or one of its expansions. */
export const documentsOf = ({ direct, similar }: ExpandedWord): number => sumOf(direct) + sumOf(similar);

/**
 * Expands typed words with the vocabulary of a kind. A second statement follows if a word is so rare that it may be a
 * typo. The cost depends on the vocabulary, not on the number of documents.
 */
export async function expandWords(db: Db, kind: SearchKind, words: string[]): Promise<ExpandedWord[]> {
  const typed = words.map((word, index) => ({ word, index }));
  const prefixed = await readWords(db, kind, { name: 'prefixed', rows: prefixedRows }, typed);
  const direct = words.map((word, index) => {
    const found = merge(prefixed.filter((row) => row.typed === index));
    // The typed word is included even if it is too long or too new for the vocabulary.
    return found.some((each) => each.word === word) ? found : [...found, { word, documents: 0 }];
  });
  const isRare = ({ word, index }: { word: string; index: number }) =>
    [...word].length >= shortestTypo && sumOf(direct[index] ?? []) < rareDocuments;
  const similar = await readWords(db, kind, { name: 'similar', rows: similarRows }, typed.filter(isRare));
  return words.map((_, index) => ({
    direct: direct[index] ?? [],
    similar: merge(similar.filter((row) => row.typed === index)),
  }));
}

/** An arbitrary number that identifies the advisory lock. */
const lockNumber = 20_261_122;
const batchSize = 500;
/** Maximum characters of a word in the vocabulary, the same as in the migration that fills it. */
const longestWord = 40;

/** Adds the words of the oldest changed documents to the vocabulary. Returns the number of documents. */
async function updateBatch(tx: Tx): Promise<number> {
  // One worker at a time, since concurrent workers would only wait for each other's rows.
  const { rows: locks } = (await tx.execute(
    sql`select pg_try_advisory_xact_lock(${lockNumber}) as "isLocked"`,
  )) as unknown as { rows: { isLocked: boolean }[] };
  if (!locks[0]?.isLocked) return 0;
  const { rows } = (await tx.execute(sql`
    with taken as (
      delete from ${searchWordChanges} where id in (select id from ${searchWordChanges} order by id limit ${batchSize})
      returning kind, words, change
    ), counted as (
      insert into ${searchWords} (kind, word, documents)
        select kind, word, sum(change) from taken, unnest(words) as word
        where char_length(word) <= ${longestWord} group by kind, word having sum(change) <> 0
      on conflict (kind, word) do update set documents = search_word.documents + excluded.documents
      returning documents
    )
    select (select count(*)::int from taken) as taken, (select count(*)::int from counted where documents <= 0) as unused`)) as unknown as {
    rows: { taken: number; unused: number }[];
  };
  const { taken = 0, unused = 0 } = rows[0] ?? {};
  if (unused > 0) await tx.execute(sql`delete from ${searchWords} where documents <= 0`);
  return taken;
}

/** The job that updates the vocabulary in batches, so that publishing a post does not wait for the update. */
export async function updateVocabulary(context: Context): Promise<void> {
  for (let taken = batchSize; taken === batchSize; ) {
    taken = await context.transaction(({ tx }) => updateBatch(tx));
  }
}
