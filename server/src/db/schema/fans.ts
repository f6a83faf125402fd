import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';
import { users } from './users.ts';

/** Notes and lists that performers keep about fans. There is no row for a fan without a note who is in no list. */
export const fans = pgTable(
  'performer_fan',
  {
    id: id('id').primaryKey(),
    performerId: id('performer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isVip: boolean('is_vip').notNull().default(false),
    /** Whether the fan causes no notifications for the performer (rule N1). */
    isMuted: boolean('is_muted').notNull().default(false),
    note: text('note'),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('performer_fan_once').on(table.performerId, table.userId),
    index('performer_fan_user').on(table.userId),
    index('performer_fan_vip').on(table.performerId, table.userId).where(sql`is_vip`),
    index('performer_fan_muted').on(table.performerId, table.userId).where(sql`is_muted`),
  ],
);
