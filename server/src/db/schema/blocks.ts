import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';
import { users } from './users.ts';

/** Blocks between two users, who are then hidden from each other (rule A4). */
export const userBlocks = pgTable(
  'user_block',
  {
    id: id('id').notNull(),
    blockerId: id('performer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.userId] }),
    index('user_block_user').on(table.userId),
    index('user_block_latest').on(table.blockerId, table.id.desc()),
  ],
);

/** The countries in which a performer is hidden (rule A4). */
export const countryBlocks = pgTable(
  'country_block',
  {
    performerId: id('performer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The country as ISO 3166-1 alpha-2 code. */
    countryCode: text('country_code').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.performerId, table.countryCode] }),
    index('country_block_country').on(table.countryCode, table.performerId),
  ],
);
