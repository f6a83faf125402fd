import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { id, key, time } from './columns.ts';
import { users } from './users.ts';

/** The keywords that users have searched for, case-folded. */
export const searchKeywords = pgTable(
  'search_keyword',
  {
    keyword: key('keyword').primaryKey(),
    /** The number of users who have searched for the keyword. */
    totalSearches: integer('total_searches').notNull().default(0),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    index('search_keyword_frequent').on(table.totalSearches.desc(), table.keyword),
    // For the most frequent keywords with a short prefix. The keywords with a longer prefix are a range of the primary
    // key.
    index('search_keyword_prefix_1').on(sql`left(keyword, 1)`, table.totalSearches.desc(), table.keyword),
    index('search_keyword_prefix_2').on(sql`left(keyword, 2)`, table.totalSearches.desc(), table.keyword),
    index('search_keyword_prefix_3').on(sql`left(keyword, 3)`, table.totalSearches.desc(), table.keyword),
  ],
);

/** The keywords that each user has searched for. */
export const ownSearches = pgTable(
  'own_search',
  {
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    keyword: key('keyword').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.keyword] }),
    index('own_search_latest').on(table.userId, table.updatedAt.desc()),
  ],
);

/** The kinds of documents that can be searched. */
export type SearchKind = 'feed' | 'video' | 'reel' | 'gallery' | 'photo' | 'product' | 'performer';

/**
 * The vocabulary of each kind, which contains all words and the number of documents with each word. Searches find words
 * in it that match a typed word, so that their cost does not grow with the number of documents. A job updates it from
 * {@link searchWordChanges}.
 */
export const searchWords = pgTable(
  'search_word',
  {
    kind: text('kind').$type<SearchKind>().notNull(),
    word: key('word').notNull(),
    documents: integer('documents').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.word] }),
    // For the most frequent words with a short prefix. The words with a longer prefix are a range of the primary key.
    index('search_word_prefix_1').on(table.kind, sql`left(word, 1)`, table.documents.desc()),
    index('search_word_prefix_2').on(table.kind, sql`left(word, 2)`, table.documents.desc()),
    index('search_word_unused').on(table.kind).where(sql`documents <= 0`),
    index('search_word_similar').using('gin', sql`word gin_trgm_ops`),
  ],
);

/**
 * The words of documents that were written or removed since the latest update of the vocabulary. Triggers insert these
 * rows.
 */
export const searchWordChanges = pgTable('search_word_change', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').$type<SearchKind>().notNull(),
  words: text('words').array().notNull(),
  /** 1 if a document was added, -1 if one was removed. */
  change: smallint('change').notNull(),
});
