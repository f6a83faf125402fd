import { sql } from 'drizzle-orm';
import { type AnyPgColumn, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, id, time } from './columns.ts';
import { users } from './users.ts';

/** What a file was uploaded for. `incoming` is one whose form is still being read. */
const purposes = [
  ...['incoming', 'captions', 'avatar', 'cover', 'welcome-video', 'comment-picture'],
  ...['feed-photo', 'feed-video', 'feed-audio', 'feed-teaser', 'feed-thumbnail'],
  ...['photo', 'video', 'video-thumbnail', 'video-teaser', 'reel', 'reel-thumbnail'],
  ...['story-photo', 'story-video', 'product-image', 'product-file', 'message-photo', 'message-video'],
] as const;

/** Uploaded files and where their variants are kept. */
export const files = pgTable(
  'file',
  {
    id: id('id').primaryKey(),
    ownerId: id('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: purposes }).notNull(),
    kind: text('kind', { enum: ['picture', 'video', 'audio', 'captions', 'document'] })
      .notNull()
      .default('picture'),
    /** How far it is on its way to being shown (rule F3). */
    status: text('status', { enum: ['uploaded', 'processing', 'ready', 'failed'] })
      .notNull()
      .default('ready'),
    /** From 0 to 1, while it is processed. */
    progress: doublePrecision('progress').notNull().default(0),
    /** Why it failed, in words to be shown. */
    reason: text('reason'),
    /** How often its processing was begun. */
    attempts: integer('attempts').notNull().default(0),
    /** Until then a worker is at it; others keep away. */
    workedUntil: time('worked_until'),
    /** What the person called it. */
    fileName: text('file_name').notNull().default(''),
    /** Of what was uploaded, by its bytes. */
    originalMime: text('original_mime').notNull().default(''),
    originalBytes: bytes('original_bytes').notNull().default(0),
    /** Of the display variant. */
    mime: text('mime').notNull(),
    /** Of the display variant; of a video that is not ready yet the frame that is kept free for it. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Seconds; null for pictures and until it is known. */
    duration: doublePrecision('duration'),
    displayBytes: bytes('display_bytes').notNull(),
    thumbnailBytes: bytes('thumbnail_bytes').notNull(),
    /** Of a video: a picture of it in the display size. */
    posterBytes: bytes('poster_bytes').notNull().default(0),
    posterMime: text('poster_mime').notNull().default('image/webp'),
    preview: text('preview').notNull(),
    /** Of a video: WebVTT, a file of its own. */
    captionsFileId: id('captions_file_id').references((): AnyPgColumn => files.id, { onDelete: 'set null' }),
    captionsLocale: text('captions_locale'),
    /** Null until something names the file; such files are removed after a day. */
    attachedAt: time('attached_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('file_unattached').on(table.createdAt).where(sql`attached_at is null`),
    index('file_unfinished').on(table.workedUntil).where(sql`status in ('uploaded', 'processing')`),
    index('file_captions').on(table.captionsFileId),
    index('file_owner').on(table.ownerId),
  ],
);
