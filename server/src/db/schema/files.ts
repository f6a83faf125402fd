import { sql } from 'drizzle-orm';
import { type AnyPgColumn, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, id, time } from './columns.ts';
import { users } from './users.ts';

/** The purposes of files. `incoming` is the purpose of a file whose form is still being read. */
const purposes = [
  ...['incoming', 'captions', 'avatar', 'cover', 'welcome-video', 'comment-picture'],
  ...['feed-photo', 'feed-video', 'feed-audio', 'feed-teaser', 'feed-thumbnail'],
  ...['photo', 'video', 'video-thumbnail', 'video-teaser', 'reel', 'reel-thumbnail'],
  ...[
    'story-photo',
    'story-video',
    'product-image',
    'product-file',
    'message-photo',
    'message-video',
    'identity-document',
  ],
] as const;

/** The properties of a stored rendition of a video for HLS. */
export interface StoredRendition {
  name: 'low' | 'medium' | 'high';
  width: number;
  height: number;
  bandwidth: number;
  codecs: string;
  /** The size of the file with the segments. */
  bytes: number;
}

/** The properties of a stored storyboard. */
export interface StoredStoryboard {
  bytes: number;
  mime: string;
  interval: number;
  total: number;
  columns: number;
  width: number;
  height: number;
}

/** The purposes of the files of the media library (rule F4). */
export const libraryPurposes = [
  ...(['feed-photo', 'feed-video', 'feed-audio', 'feed-teaser', 'feed-thumbnail', 'photo'] as const),
  ...(['video', 'video-thumbnail', 'video-teaser', 'reel', 'reel-thumbnail'] as const),
  ...(['story-photo', 'story-video', 'product-image'] as const),
] satisfies (typeof purposes)[number][];

/** The condition that a file belongs to the media library. Indexes and queries need the same text. */
export const isInLibrary = sql.raw(`purpose in (${libraryPurposes.map((purpose) => `'${purpose}'`).join(', ')})`);

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
    /** The state of the processing (rule F3). */
    status: text('status', { enum: ['uploaded', 'processing', 'ready', 'failed'] })
      .notNull()
      .default('ready'),
    /** The progress of the processing, from 0 to 1. */
    progress: doublePrecision('progress').notNull().default(0),
    /** The reason why the processing has failed. The owner of the file sees it. */
    reason: text('reason'),
    /** The number of times that the processing was started. */
    attempts: integer('attempts').notNull().default(0),
    /** The end of the lease of the worker that processes the file. */
    workedUntil: time('worked_until'),
    /** The name that the uploader gave the file. */
    fileName: text('file_name').notNull().default(''),
    /** The media type of the uploaded file, which was detected from its bytes. */
    originalMime: text('original_mime').notNull().default(''),
    originalBytes: bytes('original_bytes').notNull().default(0),
    /** The media type of the variant `display`. */
    mime: text('mime').notNull(),
    /**
     * The width of the variant `display`. For a video that is not ready, the width of the space that is reserved for
     * it.
     */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** The duration in seconds; null for images, or if the duration is not known yet. */
    duration: doublePrecision('duration'),
    displayBytes: bytes('display_bytes').notNull(),
    thumbnailBytes: bytes('thumbnail_bytes').notNull(),
    /** The size of the poster of a video. The poster is one of its frames. */
    posterBytes: bytes('poster_bytes').notNull().default(0),
    posterMime: text('poster_mime').notNull().default('image/webp'),
    preview: text('preview').notNull(),
    /** The renditions of a video for HLS; null if there is only the variant `display`. */
    renditions: jsonb('renditions').$type<StoredRendition[]>(),
    storyboard: jsonb('storyboard').$type<StoredStoryboard>(),
    /** The file with the WebVTT captions of a video. */
    captionsFileId: id('captions_file_id').references((): AnyPgColumn => files.id, { onDelete: 'set null' }),
    captionsLocale: text('captions_locale'),
    /** The time at which an item began to use the file; null while no item uses it (rule F4). */
    attachedAt: time('attached_at'),
    /** The time at which the last item stopped using the file, which is then kept in the media library. */
    releasedAt: time('released_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('file_unattached').on(table.createdAt).where(sql`attached_at is null and released_at is null`),
    // The media library reads used and unused files of each kind with separate statements (`library-list.ts`).
    index('file_library_used')
      .on(table.ownerId, table.kind, table.createdAt.desc(), table.id.desc())
      .where(sql`attached_at is not null and ${isInLibrary}`),
    index('file_library_unused')
      .on(table.ownerId, table.kind, table.createdAt.desc(), table.id.desc())
      .where(sql`attached_at is null and ${isInLibrary}`),
    index('file_unfinished').on(table.workedUntil).where(sql`status in ('uploaded', 'processing')`),
    index('file_captions').on(table.captionsFileId),
    index('file_owner').on(table.ownerId),
  ],
);
