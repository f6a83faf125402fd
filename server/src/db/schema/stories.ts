import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';
import { audience, performerId, times } from './content-columns.ts';
import { files } from './files.ts';
import { users } from './users.ts';

/** Stories, which are photos and videos that expire after a day. */
export const stories = pgTable(
  'story',
  {
    id: id('id').primaryKey(),
    performerId: performerId(),
    text: text('text').notNull().default(''),
    alt: text('alt').notNull().default(''),
    audience: audience(),
    fileId: id('file_id')
      .notNull()
      .references(() => files.id),
    totalViews: integer('total_views').notNull().default(0),
    totalLikes: integer('total_likes').notNull().default(0),
    expiresAt: time('expires_at').notNull(),
    /** The time at which the deletion of the expired story is tried again; null if it has not failed. */
    removalRetryAt: time('removal_retry_at'),
    ...times(),
  },
  (table) => [
    index('story_performer').on(table.performerId, table.id.desc()),
    index('story_expiry').on(table.expiresAt),
    index('story_file').on(table.fileId),
  ],
);

/** Views of stories. Each user has at most one view of a story. */
export const storyViews = pgTable(
  'story_view',
  {
    storyId: id('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storyId, table.userId] }), index('story_view_user').on(table.userId)],
);
