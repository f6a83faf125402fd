import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { hundredths, id, time } from './columns.ts';
import { files } from './files.ts';
import { users } from './users.ts';

const performerId = () =>
  id('performer_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Who sees it without paying (rule A1). */
const audience = () => text('audience', { enum: ['public', 'followers', 'subscribers'] }).notNull();

/** What it costs those outside its audience; null where it is not sold. */
const price = () => hundredths('price');

const counters = () => ({
  totalLikes: integer('total_likes').notNull().default(0),
  totalBookmarks: integer('total_bookmarks').notNull().default(0),
});

const times = () => ({
  /** Since an urgent report only its performer finds it (rule R1). */
  hiddenAt: time('hidden_at'),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
});

/** Sets of photos. Without photos only their performer finds them. */
export const galleries = pgTable(
  'gallery',
  {
    id: id('id').primaryKey(),
    performerId: performerId(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    audience: audience(),
    price: price(),
    /** The photo chosen as cover; the first one stands where there is none. No reference: photos name their gallery. */
    coverPhotoId: id('cover_photo_id'),
    totalPhotos: integer('total_photos').notNull().default(0),
    ...counters(),
    ...times(),
    /** Its performer deleted it; who bought it keeps it (rule A4). */
    deletedAt: time('deleted_at'),
  },
  (table) => [
    index('gallery_performer').on(table.performerId, table.id.desc()),
    // Small, since equal entries share one: what a performer's own total is counted from (`countPlaces` in content/list.ts).
    index('gallery_kept').on(table.performerId).where(sql`deleted_at is null`),
    // Lists read what is published apart from what only its performer sees (`partsOf` in content/list.ts).
    index('gallery_listed')
      .on(table.performerId, table.id.desc())
      .where(sql`total_photos > 0 and hidden_at is null and deleted_at is null`),
    index('gallery_unlisted')
      .on(table.performerId)
      .where(sql`(hidden_at is not null or total_photos <= 0) and deleted_at is null`),
    index('gallery_popular')
      .on(table.totalLikes.desc(), table.id.desc())
      .where(sql`total_photos > 0 and hidden_at is null and deleted_at is null`),
    // What searches read, newest first.
    index('gallery_recent')
      .on(table.id.desc())
      .where(sql`total_photos > 0 and hidden_at is null and deleted_at is null`),
  ],
);

/** Photos. Within a gallery the gallery's audience and price decide instead of their own. */
export const photos = pgTable(
  'photo',
  {
    id: id('id').primaryKey(),
    performerId: performerId(),
    galleryId: id('gallery_id').references(() => galleries.id, { onDelete: 'set null' }),
    /** Place within the gallery, from 0. */
    position: integer('position').notNull().default(0),
    fileId: id('file_id')
      .notNull()
      .references(() => files.id),
    text: text('text').notNull().default(''),
    alt: text('alt').notNull().default(''),
    audience: audience(),
    ...counters(),
    ...times(),
    /** Its performer deleted it; who bought a gallery with it keeps it (rule A4). */
    deletedAt: time('deleted_at'),
  },
  (table) => [
    index('photo_performer').on(table.performerId, table.id.desc()),
    index('photo_kept').on(table.performerId).where(sql`deleted_at is null`),
    // The performer's own list, which has the photos of galleries too.
    index('photo_own').on(table.performerId, table.id.desc()).where(sql`hidden_at is null and deleted_at is null`),
    // Lists read what is published apart from what only its performer sees (`partsOf` in content/list.ts).
    index('photo_listed')
      .on(table.performerId, table.id.desc())
      .where(sql`gallery_id is null and hidden_at is null and deleted_at is null`),
    index('photo_unlisted').on(table.performerId).where(sql`hidden_at is not null and deleted_at is null`),
    // What searches read, newest first.
    index('photo_recent')
      .on(table.id.desc())
      .where(sql`gallery_id is null and hidden_at is null and deleted_at is null`),
    index('photo_gallery').on(table.galleryId, table.position),
    uniqueIndex('photo_file').on(table.fileId),
  ],
);

/** Photos that left a gallery which somebody had bought: who bought it before that keeps them (rule A4). */
export const galleryKeptPhotos = pgTable(
  'gallery_kept_photo',
  {
    galleryId: id('gallery_id')
      .notNull()
      .references(() => galleries.id, { onDelete: 'cascade' }),
    photoId: id('photo_id')
      .notNull()
      .references(() => photos.id, { onDelete: 'cascade' }),
    /** Its place when it left. */
    position: integer('position').notNull(),
    leftAt: time('left_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.galleryId, table.photoId, table.leftAt] }),
    index('gallery_kept_photo_photo').on(table.photoId),
  ],
);

/** Videos. Until `readyAt` only their performer finds them. */
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
    /** Since when its file can be played (rule F3). */
    readyAt: time('ready_at'),
    ...times(),
    /** Deleted by its performer; who bought it keeps it. */
    deletedAt: time('deleted_at'),
  },
  (table) => [
    index('video_performer').on(table.performerId, table.id.desc()),
    index('video_kept').on(table.performerId).where(sql`deleted_at is null`),
    // Lists read what is published apart from what only its performer sees (`partsOf` in content/list.ts).
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
    // What searches read, newest first.
    index('video_recent')
      .on(table.id.desc())
      .where(sql`ready_at is not null and hidden_at is null and deleted_at is null`),
    uniqueIndex('video_file').on(table.fileId),
    index('video_thumbnail_file').on(table.thumbnailFileId).where(sql`thumbnail_file_id is not null`),
    index('video_teaser_file').on(table.teaserFileId).where(sql`teaser_file_id is not null`),
  ],
);

/** Short upright videos. Until `readyAt` only their performer finds them. */
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
    /** Since when its file can be played (rule F3). */
    readyAt: time('ready_at'),
    ...times(),
  },
  (table) => [
    index('reel_performer').on(table.performerId, table.id.desc()),
    index('reel_kept').on(table.performerId),
    // Lists read what is published apart from what only its performer sees (`partsOf` in content/list.ts).
    index('reel_listed').on(table.performerId, table.id.desc()).where(sql`ready_at is not null and hidden_at is null`),
    index('reel_unlisted').on(table.performerId).where(sql`hidden_at is not null or ready_at is null`),
    index('reel_performer_popular')
      .on(table.performerId, table.totalViews.desc(), table.id.desc())
      .where(sql`ready_at is not null and hidden_at is null`),
    index('reel_popular')
      .on(table.totalViews.desc(), table.id.desc())
      .where(sql`ready_at is not null and hidden_at is null`),
    // What searches read, newest first.
    index('reel_recent').on(table.id.desc()).where(sql`ready_at is not null and hidden_at is null`),
    uniqueIndex('reel_file').on(table.fileId),
    index('reel_thumbnail_file').on(table.thumbnailFileId).where(sql`thumbnail_file_id is not null`),
  ],
);

/** Photos and videos that last a day. */
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
    expiresAt: time('expires_at').notNull(),
    /** Before then removing it is not tried again, since it failed; null where it has not failed. */
    removalRetryAt: time('removal_retry_at'),
    ...times(),
  },
  (table) => [
    index('story_performer').on(table.performerId, table.id.desc()),
    index('story_expiry').on(table.expiresAt),
    uniqueIndex('story_file').on(table.fileId),
  ],
);

/** Who saw a story; a person counts once. */
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

/** Things for sale (rule M10). */
export const products = pgTable(
  'product',
  {
    id: id('id').primaryKey(),
    performerId: performerId(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    type: text('type', { enum: ['digital', 'physical'] }).notNull(),
    price: hundredths('price').notNull(),
    /** How many are left of a physical product; null for a digital one. Never below zero. */
    stock: integer('stock'),
    imageFileId: id('image_file_id').references(() => files.id),
    imageAlt: text('image_alt').notNull().default(''),
    /** What a buyer of a digital product downloads. */
    fileId: id('file_id').references(() => files.id),
    /** What it was before, downloaded until the one that replaces it is ready (rule A4). */
    previousFileId: id('previous_file_id').references(() => files.id),
    ...counters(),
    ...times(),
    /** Taken off sale; who bought it keeps it. */
    deletedAt: time('deleted_at'),
  },
  (table) => [
    index('product_performer').on(table.performerId, table.id.desc()),
    index('product_kept').on(table.performerId).where(sql`deleted_at is null`),
    // Lists read what is published apart from what only its performer sees (`partsOf` in content/list.ts).
    index('product_listed').on(table.performerId, table.id.desc()).where(sql`hidden_at is null and deleted_at is null`),
    index('product_unlisted').on(table.performerId).where(sql`hidden_at is not null and deleted_at is null`),
    index('product_popular')
      .on(table.totalLikes.desc(), table.id.desc())
      .where(sql`hidden_at is null and deleted_at is null`),
    index('product_price_order')
      .on(table.price.desc(), table.id.desc())
      .where(sql`hidden_at is null and deleted_at is null`),
    // What searches read, newest first.
    index('product_recent').on(table.id.desc()).where(sql`hidden_at is null and deleted_at is null`),
    index('product_image_file').on(table.imageFileId).where(sql`image_file_id is not null`),
    index('product_file').on(table.fileId).where(sql`file_id is not null`),
    index('product_previous_file').on(table.previousFileId).where(sql`previous_file_id is not null`),
  ],
);

/** Questions under posts. */
export const feedPolls = pgTable(
  'feed_poll',
  {
    id: id('id').primaryKey(),
    performerId: performerId(),
    question: text('question').notNull(),
    totalVotes: integer('total_votes').notNull().default(0),
    /** Null where it stays open. */
    endsAt: time('ends_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('feed_poll_performer').on(table.performerId)],
);

/** The answers that a poll offers, in order. */
export const feedPollOptions = pgTable(
  'feed_poll_option',
  {
    id: id('id').primaryKey(),
    pollId: id('poll_id')
      .notNull()
      .references(() => feedPolls.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    text: text('text').notNull(),
    totalVotes: integer('total_votes').notNull().default(0),
  },
  (table) => [uniqueIndex('feed_poll_option_place').on(table.pollId, table.position)],
);

/** Who chose what; everybody has one vote. */
export const feedPollVotes = pgTable(
  'feed_poll_vote',
  {
    pollId: id('poll_id')
      .notNull()
      .references(() => feedPolls.id, { onDelete: 'cascade' }),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    optionId: id('option_id')
      .notNull()
      .references(() => feedPollOptions.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pollId, table.userId] }),
    index('feed_poll_vote_user').on(table.userId),
    index('feed_poll_vote_option').on(table.optionId),
  ],
);
