import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';
import { audience, counters, performerId, price, times } from './content-columns.ts';
import { files } from './files.ts';

/** Videos. Before `readyAt`, only its performer sees a video. */
export const videos = pgTable(
  'video',
  {
    id: id('id').primaryKey(),
    performerId: performerId(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    hashtags: text('hashtags').array().notNull().default([]),
    audience: audience(),
    price: price(),
    fileId: id('file_id').references(() => files.id),
    thumbnailFileId: id('thumbnail_file_id').references(() => files.id),
    teaserFileId: id('teaser_file_id').references(() => files.id),
    totalViews: integer('total_views').notNull().default(0),
    totalComments: integer('total_comments').notNull().default(0),
    ...counters(),
    /** The time from which the video can be played (rule F3). */
    readyAt: time('ready_at'),
    ...times(),
    /** The time at which the performer deleted the video. Its buyers still see it (rule A4). */
    deletedAt: time('deleted_at'),
  },
  (table) => [
    index('video_performer').on(table.performerId, table.id.desc()),
    index('video_kept').on(table.performerId).where(sql`deleted_at is null`),
    // A list reads published items and items that only their performer sees with separate statements (`partsOf` in content/list.ts).
    index('video_listed')
      .on(table.performerId, table.id.desc())
      .where(sql`ready_at is not null and hidden_at is null and deleted_at is null`),
    index('video_unlisted')
      .on(table.performerId)
      .where(sql`hidden_at is not null or ready_at is null or deleted_at is not null`),
    index('video_performer_popular')
      .on(table.performerId, table.totalViews.desc(), table.id.desc())
      .where(sql`ready_at is not null and hidden_at is null and deleted_at is null`),
    index('video_popular')
      .on(table.totalViews.desc(), table.id.desc())
      .where(sql`ready_at is not null and hidden_at is null and deleted_at is null`),
    // For searches from the newest video on.
    index('video_recent')
      .on(table.id.desc())
      .where(sql`ready_at is not null and hidden_at is null and deleted_at is null`),
    index('video_file').on(table.fileId),
    index('video_thumbnail_file').on(table.thumbnailFileId).where(sql`thumbnail_file_id is not null`),
    index('video_teaser_file').on(table.teaserFileId).where(sql`teaser_file_id is not null`),
  ],
);
