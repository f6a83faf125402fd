import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
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
    /** The time at which the user last entered a code of the second factor in this session. Null without one. */
    secondFactorAt: time('second_factor_at'),
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

/** The second factor of an account: a TOTP secret (RFC 6238) that an authenticator app of the user has as well. */
export const secondFactors = pgTable('second_factor', {
  userId: id('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The secret in base32, encrypted by the cipher port. */
  secret: text('secret').notNull(),
  /** The number of the latest 30-second step whose code was used. Each code works once. */
  usedStep: bigint('used_step', { mode: 'number' }).notNull().default(0),
  /** The time of the first correct code. Null while the user sets up the second factor. */
  enabledAt: time('enabled_at'),
  createdAt: time('created_at').notNull(),
});

/** The recovery codes of accounts with a second factor. Each replaces a code of the authenticator app once. */
export const recoveryCodes = pgTable(
  'recovery_code',
  {
    /** The signature of the code and its user by the signer port, so that the database alone does not reveal codes. */
    codeHash: text('code_hash').primaryKey(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('recovery_code_user').on(table.userId)],
);
