import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { type SearchKind, searchWordChanges, searchWords } from '../db/schema/index.ts';
import type { Db, Tx } from '../ports/index.ts';

/** A word of the vocabulary that a typed word stands for. */
export interface Expansion {
  word: string;
  /** In how many documents it occurs. */
  documents: number;
}

/** What a typed word is looked for as. */
export interface ExpandedWord {
  /** The word itself and frequent words that begin with it. */
  direct: Expansion[];
  /** Words that are spelled similarly; only where `direct` occurs in few documents. */
  similar: Expansion[];
}

/** Words with the same beginning that stand for a typed word at most. */
const maximumPrefixed = 50;
/** Similar words that stand for a typed word at most. */
const maximumSimilar = 5;
/** Frequent words with the same two letters at the beginning that are compared with a typed one. */
const maximumNear = 1000;
/** The share of trigrams that `clay` and `cley` have in common; the index knows 0.3 and more. */
const leastSimilarity = 0.25;
/** A shorter word is similar to too many others. */
const shortestTypo = 4;
/** A word that occurs in fewer documents than this may be misspelled, by who typed it or by who wrote it. */
const rareDocuments = 5;
/** Documents whose words are not in the vocabulary yet, of which a search reads this many, newest first. */
const maximumPending = 200;

/** Words with a beginning in the middle of others, such as `clay` in `maraclay`: for names, which have no spaces. */
const kindsWithInfixes: ReadonlySet<SearchKind> = new Set(['performer']);
/** A shorter part of a word has no trigram, which the index is made of. */
const shortestInfix = 3;

const like = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

/** The condition that a word of the vocabulary begins with a text, as the index for its length has it. */
function hasPrefix(prefix: string): SQL {
  const { length } = [...prefix];
  if (length <= 2) return sql`left(word, ${sql.raw(String(length))}) = ${prefix}`;
  // A prefix of three characters and more has few words: a range of the primary key.
  return sql`word >= ${prefix} and word < ${`${prefix}\u{10FFFF}`}`;
}

/** The words of documents that were written since the vocabulary was last updated. */
const pendingWords = (kind: SearchKind): SQL =>
  sql`select unnest(words) as word from (select words from ${searchWordChanges}
    where kind = ${kind} and change > 0 order by id desc limit ${sql.raw(String(maximumPending))}) as newest`;

/** Rows of one typed word: frequent words first. */
function prefixedRows(kind: SearchKind, word: string, index: number): SQL {
  const limit = sql.raw(String(maximumPrefixed));
  const at = sql.raw(String(index));
  const known = sql`(select ${at} as typed, word, documents from ${searchWords}
    where kind = ${kind} and ${hasPrefix(word)} order by documents desc nulls last limit ${limit})`;
  const pending = sql`(select ${at}, word collate "C", 1 from (${pendingWords(kind)}) as pending
    where starts_with(word, ${word}) limit ${limit})`;
  if (!kindsWithInfixes.has(kind) || [...word].length < shortestInfix) return sql`${known} union all ${pending}`;
  const infix = sql`(select ${at}, word, documents from ${searchWords}
    where kind = ${kind} and word like ${`%${like(word)}%`} order by documents desc limit ${limit})`;
  const pendingInfix = sql`(select ${at}, word collate "C", 1 from (${pendingWords(kind)}) as pending
    where word like ${`%${like(word)}%`} limit ${limit})`;
  return sql`${known} union all ${pending} union all ${infix} union all ${pendingInfix}`;
}

/** The spellings of a word in which two neighbouring letters change places. */
function swapLetters(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, index) =>
    letters
      .with(index, letter)
      .with(index + 1, letters[index] ?? '')
      .join(''),
  );
}

/** Rows of one typed word: the most similar first. */
function similarRows(kind: SearchKind, word: string, index: number): SQL {
  const of = (words: SQL) => sql`select ${sql.raw(String(index))} as typed, word, documents from (${words}) as candidate
    where word <> ${word} order by similarity(word, ${word}) desc, documents desc limit ${sql.raw(String(maximumSimilar))}`;
  const known = sql`select word, documents from ${searchWords} where kind = ${kind} and word % ${word}`;
  // One wrong letter inside a short word leaves too few trigrams in common for the index: its beginning finds it.
  const beginning = [...word].slice(0, 2).join('');
  const near = sql`select word, documents from (select word, documents from ${searchWords}
    where kind = ${kind} and left(word, 2) = ${beginning} order by documents desc nulls last
    limit ${sql.raw(String(maximumNear))}) as near
    where not word % ${word} and similarity(word, ${word}) >= ${sql.raw(String(leastSimilarity))}`;
  // Two letters in each other's place leave hardly any trigram of a short word as it was.
  const spellings = swapLetters(word).map((spelling) => sql`${spelling}`);
  const isSwapped = sql`word in (${sql.join(spellings, sql`, `)})`;
  const swapped = sql`select word, documents from ${searchWords} where kind = ${kind} and ${isSwapped}`;
  const pending = sql`select word, 1 as documents from (${pendingWords(kind)}) as pending
    where similarity(word, ${word}) >= ${sql.raw(String(leastSimilarity))} or ${isSwapped}`;
  return sql`(${of(sql`${known} union ${near} union ${swapped} union ${pending}`)})`;
}

async function readWords(db: Db, parts: SQL[]): Promise<(Expansion & { typed: number })[]> {
  if (parts.length === 0) return [];
  const { rows } = (await db.execute(sql.join(parts, sql` union all `))) as unknown as {
    rows: { typed: number; word: string; documents: number }[];
  };
  return rows.map(({ typed, word, documents }) => ({ typed, word, documents }));
}

/** Each word once, with the documents of the vocabulary and of what is not in it yet. */
function merge(words: Expansion[]): Expansion[] {
  const known = new Map<string, number>();
  for (const { word, documents } of words) known.set(word, (known.get(word) ?? 0) + documents);
  return [...known].map(([word, documents]) => ({ word, documents }));
}

const sumOf = (words: Expansion[]): number => words.reduce((sum, { documents }) => sum + documents, 0);

/** In how many documents a word or what it stands for occurs at most. */
export const documentsOf = ({ direct, similar }: ExpandedWord): number => sumOf(direct) + sumOf(similar);

/**
 * Expands typed words with the vocabulary of a kind: one statement, and another one where a word is rare enough to be a
 * typo. The cost depends on the vocabulary, not on the number of documents.
 */
export async function expandWords(db: Db, kind: SearchKind, words: string[]): Promise<ExpandedWord[]> {
  const prefixed = await readWords(
    db,
    words.map((word, index) => prefixedRows(kind, word, index)),
  );
  const direct = words.map((word, index) => {
    const found = merge(prefixed.filter(({ typed }) => typed === index));
    // Also a word that the vocabulary leaves out, for its length or its age.
    return found.some((each) => each.word === word) ? found : [...found, { word, documents: 0 }];
  });
  const isRare = (index: number) =>
    [...(words[index] ?? '')].length >= shortestTypo && sumOf(direct[index] ?? []) < rareDocuments;
  const typos = words.flatMap((word, index) => (isRare(index) ? [similarRows(kind, word, index)] : []));
  const similar = await readWords(db, typos);
  return words.map((_, index) => ({
    direct: direct[index] ?? [],
    similar: merge(similar.filter(({ typed }) => typed === index)),
  }));
}

/** Any number that nothing else locks. */
const lockNumber = 20_261_122;
const batchSize = 500;
/** As the migration that fills the vocabulary has it. */
const longestWord = 40;

/** Brings the words of the oldest changed documents into the vocabulary; answers how many documents there were. */
async function updateBatch(tx: Tx): Promise<number> {
  // One worker at a time: two would wait for each other's words. Another one has nothing to add.
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

/** Keeps the vocabulary up to date: a job, in batches, so that no post waits for it. */
export async function updateVocabulary(context: Context): Promise<void> {
  for (let taken = batchSize; taken === batchSize; ) {
    taken = await context.transaction(({ tx }) => updateBatch(tx));
  }
}
