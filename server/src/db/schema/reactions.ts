import type { ReactionObjectType } from '@fanlight/sdk/models';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';
import { users } from './users.ts';

/** Likes and bookmarks of items and performers, and likes of stories. */
export const reactions = pgTable(
  'reaction',
  {
    id: id('id').primaryKey(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    action: text('action', { enum: ['like', 'bookmark'] }).notNull(),
    objectType: text('object_type').$type<Exclude<ReactionObjectType, 'comment'>>().notNull(),
    objectId: id('object_id').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('reaction_once').on(table.objectType, table.objectId, table.action, table.userId),
    index('reaction_user').on(table.userId, table.action, table.objectType, table.id.desc()),
    // For counting bookmarked performers. The index stays small, because PostgreSQL stores equal keys once.
    index('reaction_bookmarked').on(table.userId, table.objectType).where(sql`action = 'bookmark'`),
  ],
);
