import { index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';
import { users } from './users.ts';

export const follows = pgTable(
  'follow',
  {
    id: id('id').primaryKey(),
    followerId: id('follower_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    performerId: id('performer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('follow_once').on(table.followerId, table.performerId),
    index('follow_follower').on(table.followerId, table.id.desc()),
    index('follow_performer').on(table.performerId, table.id.desc()),
  ],
);
