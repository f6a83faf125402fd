import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';
import { users } from './users.ts';

/** Sessions, identified by the hash of their token (rule P3). */
export const sessions = pgTable(
  'session',
  {
    id: id('id').primaryKey(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    userAgent: text('user_agent').notNull().default(''),
    /** The country of the IP address that was used last, as ISO 3166-1 alpha-2 code. */
    countryCode: text('country_code'),
    createdAt: time('created_at').notNull(),
    /**
     * The time of the latest use, which is accurate to a few minutes. Null if the session was not used after the login.
     */
    usedAt: time('used_at'),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('session_token_hash').on(table.tokenHash),
    index('session_user').on(table.userId),
    index('session_expires_at').on(table.expiresAt),
  ],
);

/** Mailed links, identified by the hash of their token. A link works once, and is valid for 24 hours (rule P5). */
export const linkTokens = pgTable(
  'link_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['verify-email', 'reset-password', 'undo-change'] }).notNull(),
    /** The email address that the link confirms or restores. */
    email: text('email').notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [index('link_token_user').on(table.userId), index('link_token_expires_at').on(table.expiresAt)],
);
