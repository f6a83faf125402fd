import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';
import { audience, counters, performerId, times } from './content-columns.ts';
import { files } from './files.ts';

/** Short videos in portrait format. Before `readyAt`, only its performer sees a reel. */
export const reels = pgTable(
  'reel',
  {
    id: id('id').primaryKey(),
    performerId: performerId(),
    text: text('text').notNull().default(''),
    hashtags: text('hashtags').array().notNull().default([]),
    audience: audience(),
    fileId: id('file_id').references(() => files.id),
    thumbnailFileId: id('thumbnail_file_id').references(() => files.id),
    totalViews: integer('total_views').notNull().default(0),
    totalComments: integer('total_comments').notNull().default(0),
    ...counters(),
    /** The time from which the reel can be played (rule F3). */
    readyAt: time('ready_at'),
    ...times(),
  },
  (table) => [
    index('reel_performer').on(table.performerId, table.id.desc()),
    index('reel_kept').on(table.performerId),
    // A list reads published items and items that only their performer sees with separate statements (`partsOf` in content/list.ts).
    index('reel_listed').on(table.performerId, table.id.desc()).where(sql`ready_at is not null and hidden_at is null`),
    index('reel_unlisted').on(table.performerId).where(sql`hidden_at is not null or ready_at is null`),
    index('reel_performer_popular')
      .on(table.performerId, table.totalViews.desc(), table.id.desc())
      .where(sql`ready_at is not null and hidden_at is null`),
    index('reel_popular')
      .on(table.totalViews.desc(), table.id.desc())
      .where(sql`ready_at is not null and hidden_at is null`),
    // For searches from the newest reel on.
    index('reel_recent').on(table.id.desc()).where(sql`ready_at is not null and hidden_at is null`),
    index('reel_file').on(table.fileId),
    index('reel_thumbnail_file').on(table.thumbnailFileId).where(sql`thumbnail_file_id is not null`),
  ],
);
