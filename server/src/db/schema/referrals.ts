import { index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { hundredths, id, key, time } from './columns.ts';
import { users } from './users.ts';

/** The referral codes of users. A code is generated when it is first requested. */
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

/**
 * Referred users (rule M5). The ids are not foreign keys, because the rows are kept when either account is deleted, as
 * the ledger is (rule P8).
 */
export const referrals = pgTable(
  'referral',
  {
    id: id('id').primaryKey(),
    referrerId: id('referrer_id').notNull(),
    userId: id('user_id').notNull(),
    /** The total that the referrer has earned from this referral. */
    amount: hundredths('amount').notNull().default(0),
    endsAt: time('ends_at').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('referral_user').on(table.userId),
    index('referral_referrer').on(table.referrerId, table.id.desc()),
  ],
);

/** The shares of referrers in single payments (rule M5). */
export const referralEarnings = pgTable(
  'referral_earning',
  {
    id: id('id').primaryKey(),
    referralId: id('referral_id')
      .notNull()
      .references(() => referrals.id),
    referrerId: id('referrer_id').notNull(),
    /** The charge of which the referrer gets a share, or the card payment of a subscription. */
    chargeId: id('charge_id').notNull(),
    sharePercent: integer('share_percent').notNull(),
    base: hundredths('base').notNull(),
    net: hundredths('net').notNull(),
    /** The part of the share that was reversed because the payment was reversed. */
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
