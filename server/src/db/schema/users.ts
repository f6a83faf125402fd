import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { hundredths, id, key, time } from './columns.ts';

/** Accounts: fans and performers alike. `…Key` columns are folded, for uniqueness and order. */
export const users = pgTable(
  'user',
  {
    id: id('id').primaryKey(),
    name: text('name').notNull(),
    nameKey: key('name_key').notNull(),
    email: text('email').notNull(),
    emailKey: key('email_key').notNull(),
    /** A new address that waits to be confirmed. */
    pendingEmail: text('pending_email'),
    emailVerifiedAt: time('email_verified_at'),
    username: text('username'),
    usernameKey: key('username_key'),
    passwordHash: text('password_hash').notNull(),
    isPerformer: boolean('is_performer').notNull().default(false),
    locale: text('locale').notNull().default('en-US'),
    manualCurrency: boolean('manual_currency').notNull().default(false),
    currency: text('currency').notNull().default('USD'),
    avatarFileId: id('avatar_file_id'),
    coverFileId: id('cover_file_id'),
    /** From the address of the latest use, ISO 3166-1 alpha-2; null until it is known (rule A4). */
    countryCode: text('country_code'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('user_email_key').on(table.emailKey),
    uniqueIndex('user_username_key').on(table.usernameKey),
    // Searches within lists of people, such as subscribers.
    index('user_words').using('gin', sql`name_key gin_trgm_ops`, sql`username_key gin_trgm_ops`),
    index('user_name').on(table.nameKey.desc(), table.id.desc()),
  ],
);

/**
 * What people are found by: the username, the name, and the rest of the name from each of its later words. Written by
 * triggers on `user` (migration `user_terms`).
 */
export const userTerms = pgTable(
  'user_term',
  {
    term: key('term').notNull(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.term, table.userId] }), index('user_term_user').on(table.userId)],
);

/** What a performer has beyond an account. Counters are kept in the transactions that change what they count. */
export const performers = pgTable(
  'performer',
  {
    userId: id('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ['pending', 'approved', 'rejected'] })
      .notNull()
      .default('pending'),
    bio: text('bio').notNull().default(''),
    gender: text('gender', { enum: ['male', 'female'] }),
    countryCode: text('country_code'),
    /** In which they speak to fans. */
    languages: text('languages').array().notNull().default([]),
    monthlyPrice: hundredths('monthly_price'),
    yearlyPrice: hundredths('yearly_price'),
    totalFollowers: integer('total_followers').notNull().default(0),
    totalFeeds: integer('total_feeds').notNull().default(0),
    totalLikes: integer('total_likes').notNull().default(0),
    /** Name, username and bio, folded: what a search looks through. */
    search: text('search').notNull().default(''),
    /** A place in an order that means nothing: random performers are a range of it. */
    shuffle: doublePrecision('shuffle').notNull().default(sql`random()`),
    /** Greets visitors of the profile once it is ready; until then the one before stands. */
    welcomeFileId: id('welcome_file_id'),
    nextWelcomeFileId: id('next_welcome_file_id'),
    /** Since an urgent report only the performer finds the profile (rule R1). */
    hiddenAt: time('hidden_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('performer_popular').on(table.status, table.totalFollowers.desc(), table.userId.desc()),
    index('performer_shuffle').on(table.shuffle),
    index('performer_most_followed').on(table.totalFollowers.desc(), table.userId.desc()),
    index('performer_open').on(table.userId.desc()).where(sql`status = 'approved' and hidden_at is null`),
    index('performer_newest').on(table.userId.desc()),
    // Whom nobody else finds.
    index('performer_closed').on(table.userId).where(sql`status <> 'approved' or hidden_at is not null`),
    index('performer_latest').on(table.status, table.createdAt.desc(), table.userId.desc()),
  ],
);

/** Sessions, by the hash of their token (rule P3). */
export const sessions = pgTable(
  'session',
  {
    id: id('id').primaryKey(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    userAgent: text('user_agent').notNull().default(''),
    /** From the address of the latest use, ISO 3166-1 alpha-2. */
    countryCode: text('country_code'),
    createdAt: time('created_at').notNull(),
    /** The latest use, to a few minutes; null until it was used after its beginning. */
    usedAt: time('used_at'),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('session_token_hash').on(table.tokenHash),
    index('session_user').on(table.userId),
    index('session_expires_at').on(table.expiresAt),
  ],
);

/** Mailed links, by the hash of their secret: single use, 24 hours (rule P5). */
export const linkTokens = pgTable(
  'link_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['verify-email', 'reset-password', 'undo-change'] }).notNull(),
    /** The address that the link confirms, or puts back. */
    email: text('email').notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [index('link_token_user').on(table.userId), index('link_token_expires_at').on(table.expiresAt)],
);

/** What people hold who have shown a captcha that they are there, by its hash: single use, ten minutes. */
export const captchaProofs = pgTable(
  'captcha_proof',
  { proofHash: text('proof_hash').primaryKey(), expiresAt: time('expires_at').notNull() },
  (table) => [index('captcha_proof_expiry').on(table.expiresAt)],
);

/** Whom a person blocked; neither finds the other then (rule A4). */
export const userBlocks = pgTable(
  'user_block',
  {
    id: id('id').notNull(),
    blockerId: id('performer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.userId] }),
    index('user_block_user').on(table.userId),
    index('user_block_latest').on(table.blockerId, table.id.desc()),
  ],
);
