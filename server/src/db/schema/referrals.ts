import { index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { hundredths, id, key, time } from './columns.ts';
import { users } from './users.ts';

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
