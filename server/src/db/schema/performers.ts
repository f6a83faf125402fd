import type { StripeAccountStatus } from '@fanlight/sdk/models';
import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { hundredths, id, time } from './columns.ts';
import { files } from './files.ts';
import { users } from './users.ts';

/**
 * The data of performers that is not in the account. Counters are updated in the transaction that changes the counted
 * rows.
 */
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
    /** The languages in which the performer talks with fans. */
    languages: text('languages').array().notNull().default([]),
    monthlyPrice: hundredths('monthly_price'),
    yearlyPrice: hundredths('yearly_price'),
    /** The discounts of the bundles in percent (rule M7). Null if the bundle is not offered. */
    quarterlyPercentOff: integer('quarterly_percent_off'),
    halfYearlyPercentOff: integer('half_yearly_percent_off'),
    totalFollowers: integer('total_followers').notNull().default(0),
    totalFeeds: integer('total_feeds').notNull().default(0),
    totalLikes: integer('total_likes').notNull().default(0),
    /** The text in which performers are searched: name, username and bio, case-folded. */
    search: text('search').notNull().default(''),
    /** A random number. A list of random performers reads a range of these numbers. */
    shuffle: doublePrecision('shuffle').notNull().default(sql`random()`),
    /** The welcome video on the profile. When the video in `nextWelcomeFileId` is processed, it replaces this one. */
    welcomeFileId: id('welcome_file_id'),
    nextWelcomeFileId: id('next_welcome_file_id'),
    /** The chosen method of payouts. Null until the performer has chosen one. */
    payoutMethod: text('payout_method', { enum: ['bank-transfer', 'stripe'] }),
    /** The time at which an urgent report hid the profile from all other users (rule R1). */
    hiddenAt: time('hidden_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('performer_popular').on(table.status, table.totalFollowers.desc(), table.userId.desc()),
    index('performer_shuffle').on(table.shuffle),
    index('performer_most_followed').on(table.totalFollowers.desc(), table.userId.desc()),
    index('performer_open').on(table.userId.desc()).where(sql`status = 'approved' and hidden_at is null`),
    index('performer_newest').on(table.userId.desc()),
    // For performers who are hidden from all other users.
    index('performer_closed').on(table.userId).where(sql`status <> 'approved' or hidden_at is not null`),
    index('performer_latest').on(table.status, table.createdAt.desc(), table.userId.desc()),
  ],
);

/** The bank accounts of performers, to which earnings are paid out (rule M9). */
export const bankAccounts = pgTable('bank_account', {
  userId: id('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  accountHolder: text('account_holder').notNull(),
  bankName: text('bank_name').notNull(),
  countryCode: text('country_code').notNull(),
  currency: text('currency').notNull(),
  /** The number of the account, encrypted by the cipher port. */
  accountNumber: text('account_number').notNull(),
  /** The last four characters of the number, which its owner sees. */
  accountNumberEnd: text('account_number_end').notNull(),
  bankCode: text('bank_code'),
  updatedAt: time('updated_at').notNull(),
});

/** The accounts of performers at a card gateway, to which earnings are paid out (rule M9). */
export const payoutAccounts = pgTable('payout_account', {
  userId: id('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  gateway: text('gateway', { enum: ['stripe', 'sandbox'] }).notNull(),
  /** The id of the account at the gateway, encrypted by the cipher port. */
  accountId: text('account_id').notNull(),
  /** The last four characters of the id, which its owner sees. */
  accountEnd: text('account_end').notNull(),
  countryCode: text('country_code').notNull(),
  status: text('status').$type<StripeAccountStatus>().notNull(),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
});

/** The statements of users who want to become performers, and the decision of an operator (rule P7). */
export const performerApplications = pgTable('performer_application', {
  userId: id('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The legal name, the date of birth and the phone number, as JSON that the cipher port has encrypted. */
  details: text('details').notNull(),
  /** The reason of the rejection, which the performer sees. */
  reason: text('reason'),
  /** The id of the operator, or `shell:` and the name of the user of the operating system (rule O1). */
  decidedBy: text('decided_by'),
  decidedAt: time('decided_at'),
  createdAt: time('created_at').notNull(),
});

/** The latest identity document of each type (rule P7). Its bytes are encrypted by the cipher port. */
export const performerDocuments = pgTable(
  'performer_document',
  {
    id: id('id').primaryKey(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['identity', 'portrait'] }).notNull(),
    status: text('status', { enum: ['pending', 'approved', 'rejected'] })
      .notNull()
      .default('pending'),
    reason: text('reason'),
    /** Null after the bytes were deleted, because they are no longer needed. */
    fileId: id('file_id').references(() => files.id, { onDelete: 'set null' }),
    decidedAt: time('decided_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('performer_document_type').on(table.userId, table.type),
    index('performer_document_file').on(table.fileId),
    index('performer_document_kept').on(table.createdAt).where(sql`file_id is not null`),
  ],
);
