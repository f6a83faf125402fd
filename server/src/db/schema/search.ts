import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, key, time } from './columns.ts';
import { users } from './users.ts';

/** What is searched for, folded, by everyone together. */
export const searchKeywords = pgTable(
  'search_keyword',
  {
    keyword: key('keyword').primaryKey(),
    /** A person counts once. */
    totalSearches: integer('total_searches').notNull().default(0),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [index('search_keyword_frequent').on(table.totalSearches.desc(), table.keyword)],
);

/** What each person searched for. */
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

/** Labels that performers took into the list; those in texts stand with their posts. */
export const hashtags = pgTable('hashtag', {
  id: id('id').primaryKey(),
  label: text('label').notNull().unique(),
  createdAt: time('created_at').notNull(),
});
