import type { PaymentFailureCode, SubscriptionCancelReason } from '@fanlight/sdk/models';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { hundredths, id, key, time } from './columns.ts';
import { users } from './users.ts';

/**
 * Subscriptions (rule M7). The ids of users are not foreign keys, because paid subscriptions are kept when an account
 * is deleted (rule P8).
 */
export const subscriptions = pgTable(
  'subscription',
  {
    id: id('id').primaryKey(),
    userId: id('user_id').notNull(),
    performerId: id('performer_id').notNull(),
    type: text('type', { enum: ['free', 'monthly', 'quarterly', 'half-yearly', 'yearly'] }).notNull(),
    status: text('status', { enum: ['pending', 'active', 'cancelled', 'past-due', 'ended'] }).notNull(),
    /** The price of a period; 0 for a free subscription. */
    price: hundredths('price').notNull(),
    /** The price of the first period, if a promotion reduces it (rule M13). */
    firstPrice: hundredths('first_price'),
    provider: text('provider', { enum: ['stripe', 'sandbox', 'wallet'] }).notNull(),
    /** The card that is charged for renewals. */
    paymentMethodId: text('payment_method_id'),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    /** The start of the first period. Renewals are on the same day of the month. */
    startedAt: time('started_at').notNull(),
    /** The number of periods that were paid since `startedAt`. */
    totalPeriods: integer('total_periods').notNull().default(0),
    /** The time at which the access ends. */
    paidThroughAt: time('paid_through_at').notNull(),
    /** The time at which the renewal is tried next; null if no renewal is planned. */
    renewsAt: time('renews_at'),
    cancelledAt: time('cancelled_at'),
    cancelReason: text('cancel_reason').$type<SubscriptionCancelReason>(),
    /** The subscriber's note to the performer. */
    cancelNote: text('cancel_note'),
    endedAt: time('ended_at'),
    /** The number of consecutive attempts to renew the subscription that have failed. */
    totalFailures: integer('total_failures').notNull().default(0),
    failureCode: text('failure_code').$type<PaymentFailureCode>(),
    /**
     * A higher price that was announced 30 days before it applies. If the subscriber does not consent, the subscription
     * ends at `newPriceAt`.
     */
    newPrice: hundredths('new_price'),
    newPriceAt: time('new_price_at'),
    hasConsented: boolean('has_consented').notNull().default(false),
    /**
     * The time at which the performer stopped offering the subscription, so that it is not renewed. Null while it is
     * offered.
     */
    withdrawnAt: time('withdrawn_at'),
    /**
     * The card payment that requires authentication or has failed last. It ensures that each outcome is handled only
     * once.
     */
    paymentId: id('payment_id'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('subscription_once').on(table.userId, table.performerId).where(sql`status <> 'ended'`),
    uniqueIndex('subscription_free_once').on(table.userId, table.performerId).where(sql`type = 'free'`),
    index('subscription_user').on(table.userId, table.id.desc()),
    index('subscription_performer').on(table.performerId, table.id.desc()),
    // For the numbers of subscribers who came and left.
    index('subscription_performer_created').on(table.performerId, table.createdAt),
    index('subscription_performer_ended').on(table.performerId, table.endedAt, table.status),
    index('subscription_standing').on(table.userId, table.performerId, table.paidThroughAt),
    index('subscription_renewal').on(table.renewsAt).where(sql`renews_at is not null`),
    index('subscription_end').on(table.paidThroughAt).where(sql`status <> 'ended'`),
  ],
);

/** The numbers of subscribers of performers, which are changed in the transactions that change subscriptions. */
export const subscriberTotals = pgTable('subscriber_total', {
  performerId: id('performer_id').primaryKey(),
  total: integer('total').notNull(),
});

/** The periods that were paid. The primary key prevents concurrent renewals from paying a period twice (rule M7). */
export const subscriptionPeriods = pgTable(
  'subscription_period',
  {
    subscriptionId: id('subscription_id').notNull(),
    /** The number of the period since `startedAt`; the first period has the number 0. */
    no: integer('no').notNull(),
    performerId: id('performer_id').notNull(),
    /** The amount that was paid, after the coupon's discount. */
    amount: hundredths('amount').notNull(),
    commission: hundredths('commission').notNull(),
    /** The charge; null if the period was paid by card. */
    chargeId: id('charge_id'),
    /** The card payment; null if the period was paid with tokens. */
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

/** The promotions of performers (rule M13). */
export const promotions = pgTable(
  'promotion',
  {
    id: id('id').primaryKey(),
    performerId: id('performer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The code in upper case. */
    code: key('code').notNull(),
    kind: text('kind', { enum: ['discount', 'trial'] }).notNull(),
    /** The discount of the first month in percent; null for a trial. */
    percentOff: integer('percent_off'),
    /** The number of free days; null for a discount. */
    freeDays: integer('free_days'),
    isLinkOnly: boolean('is_link_only').notNull(),
    maxUses: integer('max_uses').notNull(),
    /** The time after which it can't be used. Ending it early moves this time. */
    endsAt: time('ends_at').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('promotion_code').on(table.code),
    index('promotion_performer').on(table.performerId, table.id.desc()),
    index('promotion_public').on(table.performerId, table.endsAt).where(sql`not is_link_only`),
  ],
);

/**
 * The uses of promotions. Deleting a subscription whose first payment has failed also deletes its use, so that another
 * fan can use the promotion.
 */
export const promotionUses = pgTable(
  'promotion_use',
  {
    promotionId: id('promotion_id')
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
    userId: id('user_id').notNull(),
    subscriptionId: id('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.promotionId, table.userId] }),
    index('promotion_use_subscription').on(table.subscriptionId),
  ],
);
