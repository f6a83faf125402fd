import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { hundredths, id, key, time } from './columns.ts';
import { performerId } from './content-columns.ts';
import { files } from './files.ts';
import { users } from './users.ts';

/** Posts. */
export const feeds = pgTable(
  'feed',
  {
    id: id('id').primaryKey(),
    performerId: id('performer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** An id that is generated at the publication. Lists are sorted by it. In a draft it equals `id`. */
    publishedId: id('published_id').notNull(),
    status: text('status', { enum: ['draft', 'scheduled', 'published', 'expired'] })
      .notNull()
      .default('published'),
    /** The time at which a scheduled post is published; null if the post is not scheduled. */
    publishAt: time('publish_at'),
    /** The time at which the publication of a scheduled post is tried again; null if it has not failed. */
    publishRetryAt: time('publish_retry_at'),
    /** The time at which the post disappears for everyone except its performer and its buyers; null if it stays. */
    expiresAt: time('expires_at'),
    /** The time at which marking the post as expired is tried again; null if it has not failed. */
    expiryRetryAt: time('expiry_retry_at'),
    text: text('text').notNull(),
    audience: text('audience', { enum: ['public', 'followers', 'subscribers'] }).notNull(),
    /** The price of the post for users outside of its audience; null if the post is not for sale. */
    price: hundredths('price'),
    thumbnailFileId: id('thumbnail_file_id').references(() => files.id),
    teaserFileId: id('teaser_file_id').references(() => files.id),
    /** The poll of the post. */
    pollId: id('poll_id'),
    hashtags: text('hashtags').array().notNull(),
    totalLikes: integer('total_likes').notNull().default(0),
    totalComments: integer('total_comments').notNull().default(0),
    totalBookmarks: integer('total_bookmarks').notNull().default(0),
    /** The time at which the performer pinned the post to the profile; null if it is not pinned. */
    pinnedAt: time('pinned_at'),
    /** The time at which an urgent report hid the post from all users except its author (rule R1). */
    hiddenAt: time('hidden_at'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    /** The time at which the performer deleted the post. Its buyers still see it (rule A4). */
    deletedAt: time('deleted_at'),
  },
  (table) => [
    index('feed_performer').on(table.performerId, table.publishedId.desc()),
    // For counting a performer's own items (`countPlaces` in content/list.ts). The index stays small, because
    // PostgreSQL stores equal keys once.
    index('feed_kept').on(table.performerId).where(sql`deleted_at is null`),
    index('feed_publish').on(table.publishAt).where(sql`status = 'scheduled'`),
    index('feed_expire').on(table.expiresAt).where(sql`status = 'published' and expires_at is not null`),
    // For the calendar of a performer's planned posts.
    index('feed_planned').on(table.performerId, table.publishAt).where(sql`status = 'scheduled'`),
    index('feed_planned_expiry').on(table.performerId, table.expiresAt).where(sql`expires_at is not null`),
    index('feed_pinned').on(table.performerId, table.pinnedAt.desc()).where(sql`pinned_at is not null`),
    uniqueIndex('feed_poll_once').on(table.pollId),
    // For timelines. They read only this index.
    index('feed_timeline')
      .on(table.performerId, table.publishedId.desc())
      .where(sql`status = 'published' and hidden_at is null and deleted_at is null`),
    index('feed_performer_popular')
      .on(table.performerId, table.totalLikes.desc(), table.id.desc())
      .where(sql`status = 'published' and hidden_at is null and deleted_at is null`),
    // For posts that only their performer sees in lists.
    index('feed_unlisted')
      .on(table.performerId, table.publishedId.desc())
      .where(sql`(hidden_at is not null or status <> 'published') and deleted_at is null`),
    index('feed_hidden').on(table.performerId).where(sql`hidden_at is not null`),
    // For searches from the newest post on. The words have a separate index (migration `search_facets`).
    index('feed_recent')
      .on(table.publishedId.desc())
      .where(sql`status = 'published' and hidden_at is null and deleted_at is null`),
    index('feed_hashtags').using('gin', table.hashtags),
    index('feed_thumbnail_file').on(table.thumbnailFileId).where(sql`thumbnail_file_id is not null`),
    index('feed_teaser_file').on(table.teaserFileId).where(sql`teaser_file_id is not null`),
  ],
);

/** The files of posts, in their order. */
export const feedFiles = pgTable(
  'feed_file',
  {
    feedId: id('feed_id')
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    fileId: id('file_id')
      .notNull()
      .references(() => files.id),
    alt: text('alt').notNull(),
  },
  (table) => [primaryKey({ columns: [table.feedId, table.position] }), index('feed_file_file').on(table.fileId)],
);

/** Polls of posts. */
export const feedPolls = pgTable(
  'feed_poll',
  {
    id: id('id').primaryKey(),
    performerId: performerId(),
    question: text('question').notNull(),
    totalVotes: integer('total_votes').notNull().default(0),
    /** The end of the poll; null if it has none. */
    endsAt: time('ends_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('feed_poll_performer').on(table.performerId)],
);

/** The options of polls, in their order. */
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

/** Votes in polls. Each user has at most one vote in a poll. */
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

/**
 * Hashtags of published posts, and those that performers have added, which are suggested. The hashtags of a post are in
 * `feed.hashtags`.
 */
export const hashtags = pgTable('hashtag', {
  id: id('id').primaryKey(),
  label: key('label').notNull().unique(),
  createdAt: time('created_at').notNull(),
});
