import type { ReportOutcome } from '@fanlight/sdk/models';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { hundredths, id, key, time } from './columns.ts';
import { reports } from './reports.ts';
import { users } from './users.ts';

/** From which countries nobody finds a performer (rule A4). */
export const countryBlocks = pgTable(
  'country_block',
  {
    performerId: id('performer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** ISO 3166-1 alpha-2. */
    countryCode: text('country_code').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.performerId, table.countryCode] }),
    index('country_block_country').on(table.countryCode, table.performerId),
  ],
);

/** That one side asked to look at the outcome of a report again, once (rule R1). */
export const reportAppeals = pgTable(
  'report_appeal',
  {
    id: id('id').primaryKey(),
    reportId: id('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    outcome: text('outcome').$type<ReportOutcome>(),
    createdAt: time('created_at').notNull(),
    decidedAt: time('decided_at'),
  },
  (table) => [
    uniqueIndex('report_appeal_once').on(table.reportId, table.userId),
    index('report_appeal_user').on(table.userId),
  ],
);

/** What names who brought a person, made when it is first asked for. */
export const referralCodes = pgTable(
  'referral_code',
  {
    userId: id('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    code: key('code').notNull(),
  },
  (table) => [uniqueIndex('referral_code_code').on(table.code)],
);

/** Who brought whom (rule M5). No references: it outlives both accounts, as the ledger does (rule P8). */
export const referrals = pgTable(
  'referral',
  {
    id: id('id').primaryKey(),
    referrerId: id('referrer_id').notNull(),
    userId: id('user_id').notNull(),
    /** Earned through them so far. */
    amount: hundredths('amount').notNull().default(0),
    endsAt: time('ends_at').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('referral_user').on(table.userId),
    index('referral_referrer').on(table.referrerId, table.id.desc()),
  ],
);

/** The referrer's share of single payments (rule M5). */
export const referralEarnings = pgTable(
  'referral_earning',
  {
    id: id('id').primaryKey(),
    referralId: id('referral_id')
      .notNull()
      .references(() => referrals.id),
    referrerId: id('referrer_id').notNull(),
    /** What was paid: a charge, or the payment of a subscription by card. */
    chargeId: id('charge_id').notNull(),
    sharePercent: integer('share_percent').notNull(),
    base: hundredths('base').notNull(),
    net: hundredths('net').notNull(),
    /** The part of it that went back with the money behind it. */
    reversed: hundredths('reversed').notNull().default(0),
    payableAt: time('payable_at').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('referral_earning_charge').on(table.chargeId),
    index('referral_earning_referrer').on(table.referrerId, table.id.desc()),
    index('referral_earning_referral').on(table.referralId),
  ],
);
