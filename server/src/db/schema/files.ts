import { sql } from 'drizzle-orm';
import { type AnyPgColumn, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, id, time } from './columns.ts';
import { users } from './users.ts';

/** Purposes of files. `incoming` is a file whose form is still being read. */
const purposes = [
  ...['incoming', 'captions', 'avatar', 'cover', 'welcome-video', 'comment-picture'],
  ...['feed-photo', 'feed-video', 'feed-audio', 'feed-teaser', 'feed-thumbnail'],
  ...['photo', 'video', 'video-thumbnail', 'video-teaser', 'reel', 'reel-thumbnail'],
  ...['story-photo', 'story-video', 'product-image', 'product-file', 'message-photo', 'message-video'],
] as const;

/** Uploaded files and the properties of their stored variants. */
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
    /** The state of processing (rule F3). */
    status: text('status', { enum: ['uploaded', 'processing', 'ready', 'failed'] })
      .notNull()
      .default('ready'),
    /** Progress of processing, from 0 to 1. */
    progress: doublePrecision('progress').notNull().default(0),
    /** The reason why processing failed, shown to the owner. */
    reason: text('reason'),
    /** Number of times that processing was started. */
    attempts: integer('attempts').notNull().default(0),
    /** End of the lease of the worker that processes the file. */
    workedUntil: time('worked_until'),
    /** The name that the uploader gave the file. */
    fileName: text('file_name').notNull().default(''),
    /** Media type of the uploaded file, detected from its bytes. */
    originalMime: text('original_mime').notNull().default(''),
    originalBytes: bytes('original_bytes').notNull().default(0),
    /** Media type of the display variant. */
    mime: text('mime').notNull(),
    /** Width of the display variant, or of the space that is reserved for a video that is not ready. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Duration in seconds; null for images, and while the duration is unknown. */
    duration: doublePrecision('duration'),
    displayBytes: bytes('display_bytes').notNull(),
    thumbnailBytes: bytes('thumbnail_bytes').notNull(),
    /** Size of a video's poster, which is one of its frames. */
    posterBytes: bytes('poster_bytes').notNull().default(0),
    posterMime: text('poster_mime').notNull().default('image/webp'),
    preview: text('preview').notNull(),
    /** The file with the WebVTT captions of a video. */
    captionsFileId: id('captions_file_id').references((): AnyPgColumn => files.id, { onDelete: 'set null' }),
    captionsLocale: text('captions_locale'),
    /** Null until an item references the file. Unreferenced files are deleted after a day. */
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
