import type { PaymentFailureCode } from '@fanlight/sdk/models';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { hundredths, id, key, time } from './columns.ts';
import { users } from './users.ts';

const gateway = () => text('gateway', { enum: ['stripe', 'sandbox'] }).notNull();

/**
 * Card payments. A payment's state only moves forward, so the order of the gateway's events does not matter (rule M3).
 */
export const payments = pgTable(
  'payment',
  {
    id: id('id').primaryKey(),
    userId: id('user_id').notNull(),
    type: text('type', { enum: ['top-up', 'subscription'] }).notNull(),
    status: text('status', { enum: ['pending', 'requires-authentication', 'succeeded', 'failed'] }).notNull(),
    /** The amount charged to the card, after the coupon's discount. */
    amount: hundredths('amount').notNull(),
    /** The discount of the coupon. */
    discount: hundredths('discount').notNull().default(0),
    couponCode: text('coupon_code'),
    packageId: id('package_id'),
    currency: text('currency').notNull(),
    tokens: hundredths('tokens').notNull(),
    /** The performer of the paid subscription; null for a top-up. */
    performerId: id('performer_id'),
    subscriptionId: id('subscription_id'),
    /** Identifies the purpose of a payment that must be paid only once, such as a period of a subscription. */
    onceKey: text('once_key'),
    /** True for a renewal, during which the user is not present to authenticate at the bank. */
    isOffSession: boolean('is_off_session').notNull().default(false),
    gateway: gateway(),
    /** The payment's id at the gateway. */
    gatewayPaymentId: text('gateway_payment_id'),
    paymentMethodId: text('payment_method_id').notNull(),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    failureCode: text('failure_code').$type<PaymentFailureCode>(),
    /** Whether the outcome of the payment was applied: tokens credited, or subscription changed. */
    isSettled: boolean('is_settled').notNull().default(false),
    /** The amount refunded to the card, as reported by the gateway. */
    refundedAmount: hundredths('refunded_amount').notNull().default(0),
    /** The part of the refund that is posted in the ledger. */
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

/** Customer ids of users at gateways. */
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

/** Cards of users that a gateway has stored, without their numbers. */
export const paymentCards = pgTable(
  'payment_card',
  {
    id: id('id').primaryKey(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    gateway: gateway(),
    paymentMethodId: text('payment_method_id').notNull(),
    /** Identifies the card number. A card that was entered several times has one fingerprint. */
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

/** Ids of received gateway events, so that each is processed once. */
export const gatewayEvents = pgTable(
  'gateway_event',
  { gateway: gateway(), eventId: text('event_id').notNull(), receivedAt: time('received_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.gateway, table.eventId] }),
    index('gateway_event_received_at').on(table.receivedAt),
  ],
);

/** Coupons for a discount in per cent on a top-up or a subscription (rule M8). */
export const coupons = pgTable(
  'coupon',
  {
    id: id('id').primaryKey(),
    /** The code in upper case. */
    code: key('code').notNull(),
    /** Null if the coupon is for both types. */
    type: text('type', { enum: ['top-up', 'subscription'] }),
    percentOff: integer('percent_off').notNull(),
    expiresAt: time('expires_at'),
    /** Maximum number of uses; null for no maximum. */
    totalUses: integer('total_uses'),
    usesPerPerson: integer('uses_per_person'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [uniqueIndex('coupon_code').on(table.code)],
);

/** Uses of coupons: reserved while a payment is pending, used when it is paid. */
export const couponUses = pgTable(
  'coupon_use',
  {
    id: id('id').primaryKey(),
    couponId: id('coupon_id')
      .notNull()
      .references(() => coupons.id),
    userId: id('user_id').notNull(),
    /** The discounted payment or charge. */
    referenceId: id('reference_id').notNull(),
    isPaid: boolean('is_paid').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('coupon_use_reference').on(table.referenceId),
    index('coupon_use_person').on(table.couponId, table.userId),
  ],
);

/** Payments that a bank disputes (rule M12). */
export const disputes = pgTable(
  'dispute',
  {
    id: id('id').primaryKey(),
    gateway: gateway(),
    gatewayDisputeId: text('gateway_dispute_id').notNull(),
    paymentId: id('payment_id')
      .notNull()
      .references(() => payments.id),
    /** The status at the gateway; `won` and `lost` are final. */
    status: text('status', { enum: ['open', 'won', 'lost'] }).notNull(),
    /** The latest status that is posted in the ledger. */
    postedStatus: text('posted_status', { enum: ['none', 'open', 'won', 'lost'] }).notNull(),
    /** The disputed part of the card payment. */
    amount: hundredths('amount').notNull(),
    /** The part of the amount that is posted in the ledger: the amount without earlier refunds. */
    postedAmount: hundredths('posted_amount').notNull().default(0),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('dispute_at_gateway').on(table.gateway, table.gatewayDisputeId),
    index('dispute_payment').on(table.paymentId),
  ],
);

/** The users whom a dispute affects: the payer by unspent tokens, and performers by earnings from the spent tokens. */
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
    /** The amount that could not be frozen, which becomes a debt if the dispute is lost. */
    missing: hundredths('missing').notNull(),
    commission: hundredths('commission').notNull(),
  },
  (table) => [index('dispute_share_dispute').on(table.disputeId)],
);
