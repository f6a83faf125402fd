import type { PaymentFailureCode, SubscriptionCancelReason } from '@fanlight/sdk/models';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { hundredths, id, time } from './columns.ts';

/** Who is subscribed to whom (rule M7). No references: what was paid for outlives accounts (rule P8). */
export const subscriptions = pgTable(
  'subscription',
  {
    id: id('id').primaryKey(),
    userId: id('user_id').notNull(),
    performerId: id('performer_id').notNull(),
    type: text('type', { enum: ['free', 'monthly', 'yearly'] }).notNull(),
    status: text('status', { enum: ['pending', 'active', 'cancelled', 'past-due', 'ended'] }).notNull(),
    /** Of a period; 0 where it is free. */
    price: hundredths('price').notNull(),
    provider: text('provider', { enum: ['stripe', 'sandbox', 'wallet'] }).notNull(),
    /** The card by which it is renewed. */
    paymentMethodId: text('payment_method_id'),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    /** The first period began here; its day of the month is that of every renewal. */
    startedAt: time('started_at').notNull(),
    /** Periods that were paid for since `startedAt`. */
    totalPeriods: integer('total_periods').notNull().default(0),
    /** Gives access until here. */
    paidThroughAt: time('paid_through_at').notNull(),
    /** When the next charge is tried; null where none follows. */
    renewsAt: time('renews_at'),
    cancelledAt: time('cancelled_at'),
    cancelReason: text('cancel_reason').$type<SubscriptionCancelReason>(),
    /** For the performer. */
    cancelNote: text('cancel_note'),
    endedAt: time('ended_at'),
    /** Tries to renew it that failed in a row. */
    totalFailures: integer('total_failures').notNull().default(0),
    failureCode: text('failure_code').$type<PaymentFailureCode>(),
    /** A price to come, told 30 days ahead; without consent it ends then. */
    newPrice: hundredths('new_price'),
    newPriceAt: time('new_price_at'),
    hasConsented: boolean('has_consented').notNull().default(false),
    /** When the performer stopped offering it: the subscriber was told, and it is not renewed. Null while it is offered. */
    withdrawnAt: time('withdrawn_at'),
    /** The card payment that waits for the bank, or the one that failed last; each is heard of once. */
    paymentId: id('payment_id'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('subscription_once').on(table.userId, table.performerId).where(sql`status <> 'ended'`),
    uniqueIndex('subscription_free_once').on(table.userId, table.performerId).where(sql`type = 'free'`),
    index('subscription_user').on(table.userId, table.id.desc()),
    index('subscription_performer').on(table.performerId, table.id.desc()),
    index('subscription_standing').on(table.userId, table.performerId, table.paidThroughAt),
    index('subscription_renewal').on(table.renewsAt).where(sql`renews_at is not null`),
    index('subscription_end').on(table.paidThroughAt).where(sql`status <> 'ended'`),
  ],
);

/** Periods that were paid for: each once, whoever renews at the same time (rule M7). */
export const subscriptionPeriods = pgTable(
  'subscription_period',
  {
    subscriptionId: id('subscription_id').notNull(),
    /** Counted from `startedAt`; the first is 0. */
    no: integer('no').notNull(),
    performerId: id('performer_id').notNull(),
    /** What was paid, less any coupon. */
    amount: hundredths('amount').notNull(),
    commission: hundredths('commission').notNull(),
    /** With tokens. */
    chargeId: id('charge_id'),
    /** By card. */
    paymentId: id('payment_id'),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.no] }),
    index('subscription_period_performer').on(table.performerId, table.createdAt),
  ],
);
