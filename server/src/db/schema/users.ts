import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, key, time } from './columns.ts';

/** The accounts of fans and performers. The columns `…Key` are case-folded; rows are compared and sorted by them. */
export const users = pgTable(
  'user',
  {
    id: id('id').primaryKey(),
    name: text('name').notNull(),
    nameKey: key('name_key').notNull(),
    email: text('email').notNull(),
    emailKey: key('email_key').notNull(),
    /** A new email address that is not confirmed yet. */
    pendingEmail: text('pending_email'),
    emailVerifiedAt: time('email_verified_at'),
    /**
     * The address that was entered at the registration or its correction, which may belong to another account; null once
     * an address is confirmed. It never receives mail (`docs/decisions/0007-entered-addresses.md`).
     */
    enteredEmailKey: key('entered_email_key'),
    enteredEmailAt: time('entered_email_at'),
    username: text('username'),
    usernameKey: key('username_key'),
    passwordHash: text('password_hash').notNull(),
    isPerformer: boolean('is_performer').notNull().default(false),
    /**
     * Whether the account is an operator's, and whether it may change anything (rule O1). Only the command line changes
     * it.
     */
    operatorAccess: text('operator_access', { enum: ['full', 'read-only'] }),
    locale: text('locale').notNull().default('en-US'),
    manualCurrency: boolean('manual_currency').notNull().default(false),
    currency: text('currency').notNull().default('USD'),
    avatarFileId: id('avatar_file_id'),
    coverFileId: id('cover_file_id'),
    /**
     * The country of the IP address that was used last, as ISO 3166-1 alpha-2 code; null if it is not known yet (rule
     * A4).
     */
    countryCode: text('country_code'),
    /**
     * The time at which the deletion of the account began. A closed account is anonymous, and every write treats it as
     * deleted (rule P8).
     */
    closedAt: time('closed_at'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('user_email_key').on(table.emailKey),
    uniqueIndex('user_username_key').on(table.usernameKey),
    index('user_entered_email')
      .on(table.enteredEmailKey, table.enteredEmailAt, table.id)
      .where(sql`entered_email_key is not null`),
    // For searches in lists of users, such as subscribers.
    index('user_words').using('gin', sql`name_key gin_trgm_ops`, sql`username_key gin_trgm_ops`),
    index('user_operator').on(table.id).where(sql`operator_access is not null`),
    index('user_name').on(table.nameKey.desc(), table.id.desc()),
  ],
);

/**
 * The terms by which users are found. Searches match their prefixes. The terms of a user are the username, the name,
 * and, for each later word of the name, the text from that word on (`van der Berg`, `der Berg`, `Berg`). Triggers on `user` write them (migration `user_terms`).
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
