import { type SQL, sql } from 'drizzle-orm';
import { distance } from 'fastest-levenshtein';
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

/** A typed word, and the words of the vocabulary that match it. */
export interface ExpandedWord {
  /** The typed word itself, and frequent words that begin with it. */
  direct: Expansion[];
  /** Words with a similar spelling. Empty unless the words of `direct` are in few documents. */
  similar: Expansion[];
}

/** The maximum number of words that begin with a typed word and are searched. */
const maximumPrefixed = 50;
/** The maximum number of words that begin with a typed word and are compared by frequency. */
const maximumRange = 1000;
/** The maximum number of similar words of a typed word. */
const maximumSimilar = 5;
/** The maximum number of words with common trigrams that are read, since not all of them are misspellings. */
const maximumCandidates = 20;
/** The maximum number of frequent words with the same first two letters that are compared with a typed word. */
const maximumNear = 1000;
/** The maximum number of words with common trigrams that are compared with a typed word. */
const maximumCompared = 1000;
/**
 * The minimum similarity of trigrams, which is that of `clay` and `cley`. The index finds a similarity of 0.3 and more.
 */
const leastSimilarity = 0.25;
/** The minimum length of a typed word with similar words. A shorter word is similar to too many others. */
const shortestTypo = 4;
/** A word in fewer documents than this may be misspelled, in the query or in the documents. */
const rareDocuments = 5;
/** The maximum number of documents whose words a search reads because they are not in the vocabulary yet. */
const maximumPending = 200;

/**
 * The kinds in which a typed text can also match inside of a word, such as `clay` in `maraclay`, because usernames have
 * no spaces.
 */
const kindsWithInfixes: ReadonlySet<SearchKind> = new Set(['performer']);
/** The minimum length of a typed text that can match inside of a word. A shorter text has no trigram for the index. */
const shortestInfix = 3;

const like = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

/** Up to this number of typed words, a statement is prepared for each combination of their lengths. */
const maximumKeyed = 2;

/** A typed word, with the properties on which its statement depends. */
interface Typed {
  /** The position among the typed words. */
  index: number;
  /** The length. It is 3 for all longer words, because their statement is the same. */
  length: number;
}

/** The values in the statements for a typed word. */
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

/** Selects the most frequent words with the same first two letters. */
const nearWords = (kind: SearchKind, beginning: Slot<string>): SQL =>
  sql`select word, documents from ${searchWords} where kind = ${kind} and left(word, 2) = ${beginning}
    ${frequentFirst} limit ${sql.raw(String(maximumNear))}`;

/** Selects the most frequent words of the vocabulary that begin with a typed word. */
function wordsWithPrefix(kind: SearchKind, { length }: Typed, { word, end, beginning }: Slots<WordValues>): SQL {
  if (length <= 2)
    return sql`select word, documents from ${searchWords}
      where kind = ${kind} and left(word, ${sql.raw(String(length))}) = ${word} ${frequentFirst}`;
  // Few words share a prefix of three or more characters, so a range of the primary key is read. If more words share
  // the prefix than the range contains, the frequent ones among them are found by their first two letters.
  const range = sql`from ${searchWords} where kind = ${kind} and word >= ${word} and word < ${end} order by word`;
  const first = sql`(select word, documents ${range} limit ${sql.raw(String(maximumRange))})`;
  const isCut = sql`exists (select 1 ${range} offset ${sql.raw(String(maximumRange))} limit 1)`;
  const frequent = sql`select word, documents from (${nearWords(kind, beginning)}) as near
    where starts_with(word, ${word}) and ${isCut}`;
  return sql`select word, documents from (${first} union ${frequent}) as prefixed ${frequentFirst}`;
}

/** Selects the words of documents that were written after the latest update of the vocabulary. */
const pendingWords = (kind: SearchKind): SQL =>
  sql`select unnest(words) as word from (select words from ${searchWordChanges}
    where kind = ${kind} and change > 0 order by id desc limit ${sql.raw(String(maximumPending))}) as newest`;

/** Returns the subquery that finds the words beginning with a typed word, the most frequent first. */
function prefixedRows(kind: SearchKind, typed: Typed, slots: Slots<WordValues>): SQL {
  const { word, infix: pattern } = slots;
  const limit = sql.raw(String(maximumPrefixed));
  const at = sql.raw(String(typed.index));
  const knownWords = sql`(select ${at} as typed, word, documents from (${wordsWithPrefix(kind, typed, slots)} limit ${limit}) as known)`;
  const pending = sql`(select ${at}, word collate "C", 1 from (${pendingWords(kind)}) as pending
    where starts_with(word, ${word}) limit ${limit})`;
  if (!kindsWithInfixes.has(kind) || typed.length < shortestInfix) return sql`${knownWords} union all ${pending}`;
  const infix = sql`(select ${at}, word, documents from ${searchWords}
    where kind = ${kind} and word like ${pattern} order by documents desc limit ${limit})`;
  const pendingInfix = sql`(select ${at}, word collate "C", 1 from (${pendingWords(kind)}) as pending
    where word like ${pattern} limit ${limit})`;
  return sql`${knownWords} union all ${pending} union all ${infix} union all ${pendingInfix}`;
}

/** Returns the spellings of a word in which two neighbouring letters are swapped. */
function swapLetters(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, index) =>
    letters
      .with(index, letter)
      .with(index + 1, letters[index] ?? '')
      .join(''),
  );
}

/**
 * Whether a word is a typed word with one wrong, missing or additional letter, or two in a word of six letters or more.
 * Trigrams alone would also find `king` for `kiln`.
 */
function isMisspelling(typed: string, word: string): boolean {
  return distance(typed, word) <= ([...typed].length < 6 ? 1 : 2) || swapLetters(typed).includes(word);
}

/** Returns the subquery that finds the words similar to a typed word, the most similar first. */
function similarRows(kind: SearchKind, { index }: Typed, { word, beginning, spellings }: Slots<WordValues>): SQL {
  const mostSimilar = (
    words: SQL,
  ) => sql`select ${sql.raw(String(index))} as typed, word, documents from (${words}) as candidate
    where word <> ${word} order by similarity(word, ${word}) desc, documents desc limit ${sql.raw(String(maximumCandidates))}`;
  // The subquery is materialized, so that the planner uses the index and reads only as many words as the limit. If the
  // limit were on the index scan itself, the planner would estimate that reading the whole vocabulary is faster.
  const alikeWords = sql`(with alike as materialized (select word, documents from ${searchWords} where kind = ${kind} and word % ${word})
    select word, documents from alike limit ${sql.raw(String(maximumCompared))})`;
  // A short word with one wrong letter has too few common trigrams for the index, so it is found by its first letters.
  const near = sql`select word, documents from (${nearWords(kind, beginning)}) as near
    where not word % ${word} and similarity(word, ${word}) >= ${sql.raw(String(leastSimilarity))}`;
  // A short word with two swapped letters has hardly any common trigrams, so it is found by its possible spellings.
  const isSwapped = sql`word = any(${sql.param(spellings)})`;
  const swapped = sql`select word, documents from ${searchWords} where kind = ${kind} and ${isSwapped}`;
  const pending = sql`select word, 1 as documents from (${pendingWords(kind)}) as pending
    where similarity(word, ${word}) >= ${sql.raw(String(leastSimilarity))} or ${isSwapped}`;
  return sql`(${mostSimilar(sql`${alikeWords} union ${near} union ${swapped} union ${pending}`)})`;
}

interface WordRow extends Expansion {
  /** The position of the typed word. */
  typed: number;
}

/** Reads the words of the vocabulary that match the typed words, with one statement. */
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

/** Returns each word once. Adds up the number of its documents in the vocabulary and that of its newer documents. */
function merge(words: Expansion[]): Expansion[] {
  const totals = new Map<string, number>();
  for (const { word, documents } of words) totals.set(word, (totals.get(word) ?? 0) + documents);
  return [...totals].map(([word, documents]) => ({ word, documents }));
}

const sumOf = (words: Expansion[]): number => words.reduce((sum, { documents }) => sum + documents, 0);

/** Returns the maximum number of documents that contain a word or one of its expansions. */
export const documentsOf = ({ direct, similar }: ExpandedWord): number => sumOf(direct) + sumOf(similar);

/**
 * Finds the words of the vocabulary that match typed words. If a word is so rare that it may be misspelled, a second
 * statement follows. The cost depends on the size of the vocabulary, and not on the number of documents.
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
  return words.map((word, index) => ({
    direct: direct[index] ?? [],
    similar: merge(similar.filter((row) => row.typed === index && isMisspelling(word, row.word))).slice(
      0,
      maximumSimilar,
    ),
  }));
}

/** Identifies the advisory lock. The number is arbitrary. */
const lockNumber = 20_261_122;
const batchSize = 500;
/**
 * The maximum number of characters of a word in the vocabulary. It is the same as in the migration that fills the
 * vocabulary.
 */
const longestWord = 40;

/**
 * Adds the words of a batch of changed documents to the vocabulary, the oldest first. Returns the number of documents.
 */
async function updateBatch(tx: Tx): Promise<number> {
  // Only one worker updates the vocabulary at a time, because several would only wait for each other's rows.
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

/** The job that updates the vocabulary in batches. Publishing a post therefore does not wait for the update. */
export async function updateVocabulary(context: Context): Promise<void> {
  for (let taken = batchSize; taken === batchSize; ) {
    taken = await context.transaction(({ tx }) => updateBatch(tx));
  }
}
