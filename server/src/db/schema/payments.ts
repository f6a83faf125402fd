import type { PaymentFailureCode } from '@fanlight/sdk/models';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { hundredths, id, key, time } from './columns.ts';
import { users } from './users.ts';

/** A part of an earning that a refund or a dispute claims, in integer hundredths. */
export interface EarningClaim {
  /** The transaction of the earning. */
  transactionId: string;
  amount: number;
}

const gateway = () => text('gateway', { enum: ['stripe', 'sandbox'] }).notNull();

/**
 * Card payments. The state of a payment only moves forward, so that the order of the gateway's events does not matter
 * (rule M3).
 */
export const payments = pgTable(
  'payment',
  {
    id: id('id').primaryKey(),
    userId: id('user_id').notNull(),
    type: text('type', { enum: ['top-up', 'subscription'] }).notNull(),
    status: text('status', { enum: ['pending', 'requires-authentication', 'succeeded', 'failed'] }).notNull(),
    /** The amount that is charged to the card, after the coupon's discount. */
    amount: hundredths('amount').notNull(),
    /** The discount of the coupon. */
    discount: hundredths('discount').notNull().default(0),
    couponCode: text('coupon_code'),
    packageId: id('package_id'),
    currency: text('currency').notNull(),
    tokens: hundredths('tokens').notNull(),
    /** The performer to whom the user subscribes; null for a top-up. */
    performerId: id('performer_id'),
    subscriptionId: id('subscription_id'),
    /** Identifies what is paid if it must be paid only once, such as a period of a subscription. */
    onceKey: text('once_key'),
    /** True for a renewal, because the user is not present and can't authenticate at the bank. */
    isOffSession: boolean('is_off_session').notNull().default(false),
    gateway: gateway(),
    /** The id of the payment at the gateway. */
    gatewayPaymentId: text('gateway_payment_id'),
    paymentMethodId: text('payment_method_id').notNull(),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    failureCode: text('failure_code').$type<PaymentFailureCode>(),
    /** Whether the outcome was applied: tokens were credited, or a subscription was changed. */
    isSettled: boolean('is_settled').notNull().default(false),
    /** The amount that was refunded to the card, as the gateway has reported it. */
    refundedAmount: hundredths('refunded_amount').notNull().default(0),
    /** The part of the refund that was posted to the ledger. */
    postedRefund: hundredths('posted_refund').notNull().default(0),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    index('payment_user').on(table.userId, table.id.desc()),
    uniqueIndex('payment_at_gateway').on(table.gateway, table.gatewayPaymentId),
    index('payment_unanswered').on(table.id).where(sql`status = 'pending' and not is_off_session`),
    uniqueIndex('payment_once').on(table.onceKey).where(sql`status <> 'failed'`),
  ],
);

/** Test cards of the sandbox gateway, without their numbers. */
export const sandboxPaymentMethods = pgTable(
  'sandbox_payment_method',
  {
    id: text('id').primaryKey(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    outcome: text('outcome').notNull(),
    brand: text('brand').notNull(),
    last4: text('last4').notNull(),
    expMonth: integer('exp_month').notNull().default(12),
    expYear: integer('exp_year').notNull().default(2034),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('sandbox_payment_method_user').on(table.userId)],
);

/** The ids of users as customers of gateways. */
export const gatewayCustomers = pgTable(
  'gateway_customer',
  {
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    gateway: gateway(),
    customerId: text('customer_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.gateway] })],
);

/** The cards of users that a gateway has stored. Their numbers are not stored here. */
export const paymentCards = pgTable(
  'payment_card',
  {
    id: id('id').primaryKey(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    gateway: gateway(),
    paymentMethodId: text('payment_method_id').notNull(),
    /** Identifies the number of the card. A card that was entered several times has the same fingerprint each time. */
    fingerprint: text('fingerprint').notNull(),
    status: text('status', { enum: ['ready', 'requires-authentication'] }).notNull(),
    brand: text('brand').notNull(),
    last4: text('last4').notNull(),
    expMonth: integer('exp_month').notNull(),
    expYear: integer('exp_year').notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('payment_card_once').on(table.userId, table.fingerprint),
    index('payment_card_method').on(table.paymentMethodId),
    uniqueIndex('payment_card_default').on(table.userId).where(sql`is_default`),
  ],
);

/** The ids of gateway events that were received, so that each event is processed once. */
export const gatewayEvents = pgTable(
  'gateway_event',
  { gateway: gateway(), eventId: text('event_id').notNull(), receivedAt: time('received_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.gateway, table.eventId] }),
    index('gateway_event_received_at').on(table.receivedAt),
  ],
);

/** Coupons, which give a discount in per cent on a top-up or a subscription (rule M8). */
export const coupons = pgTable(
  'coupon',
  {
    id: id('id').primaryKey(),
    /** The code in upper case. */
    code: key('code').notNull(),
    /** The type of payment to which the coupon applies; null if it applies to both types. */
    type: text('type', { enum: ['top-up', 'subscription'] }),
    percentOff: integer('percent_off').notNull(),
    expiresAt: time('expires_at'),
    /** The maximum number of uses; null if there is no maximum. */
    totalUses: integer('total_uses'),
    usesPerPerson: integer('uses_per_person'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [uniqueIndex('coupon_code').on(table.code)],
);

/** The uses of coupons. A use is reserved while its payment is pending, and final when it is paid. */
export const couponUses = pgTable(
  'coupon_use',
  {
    id: id('id').primaryKey(),
    couponId: id('coupon_id')
      .notNull()
      .references(() => coupons.id),
    userId: id('user_id').notNull(),
    /** The payment or the charge that is discounted. */
    referenceId: id('reference_id').notNull(),
    isPaid: boolean('is_paid').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('coupon_use_reference').on(table.referenceId),
    index('coupon_use_person').on(table.couponId, table.userId),
  ],
);

/** Disputes of payments by a bank (rule M12). */
export const disputes = pgTable(
  'dispute',
  {
    id: id('id').primaryKey(),
    gateway: gateway(),
    gatewayDisputeId: text('gateway_dispute_id').notNull(),
    paymentId: id('payment_id')
      .notNull()
      .references(() => payments.id),
    /** The status at the gateway. `won` and `lost` are final. */
    status: text('status', { enum: ['open', 'won', 'lost'] }).notNull(),
    /** The latest status that was posted to the ledger. */
    postedStatus: text('posted_status', { enum: ['none', 'open', 'won', 'lost'] }).notNull(),
    /** The part of the card payment that is disputed. */
    amount: hundredths('amount').notNull(),
    /** The part of the amount that was posted to the ledger. Refunds before the dispute are not included. */
    postedAmount: hundredths('posted_amount').notNull().default(0),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('dispute_at_gateway').on(table.gateway, table.gatewayDisputeId),
    index('dispute_payment').on(table.paymentId),
  ],
);

/**
 * The users whom a dispute affects: the payer with unspent tokens, and performers with the earnings from spent tokens.
 */
export const disputeShares = pgTable(
  'dispute_share',
  {
    id: id('id').primaryKey(),
    disputeId: id('dispute_id')
      .notNull()
      .references(() => disputes.id),
    ownerId: id('owner_id').notNull(),
    kind: text('kind', { enum: ['tokens', 'earnings'] }).notNull(),
    frozen: hundredths('frozen').notNull(),
    /** The amount that could not be frozen. It becomes a debt if the dispute is lost. */
    missing: hundredths('missing').notNull(),
    commission: hundredths('commission').notNull(),
    /** The parts of the owner's earnings that the dispute claims. */
    claims: jsonb('claims').$type<EarningClaim[]>().notNull().default([]),
  },
  (table) => [index('dispute_share_dispute').on(table.disputeId)],
);
