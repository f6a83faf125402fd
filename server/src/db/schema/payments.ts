import type { PaymentFailureCode } from '@fanlight/sdk/models';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { hundredths, id, key, time } from './columns.ts';
import { users } from './users.ts';

const gateway = () => text('gateway', { enum: ['stripe', 'sandbox'] }).notNull();

/** Payments through the gateway. What the gateway said of one only ever grows: no order of its events matters (rule M3). */
export const payments = pgTable(
  'payment',
  {
    id: id('id').primaryKey(),
    userId: id('user_id').notNull(),
    type: text('type', { enum: ['top-up', 'subscription'] }).notNull(),
    status: text('status', { enum: ['pending', 'requires-authentication', 'succeeded', 'failed'] }).notNull(),
    /** What the card pays, the coupon taken off. */
    amount: hundredths('amount').notNull(),
    /** What a coupon took off. */
    discount: hundredths('discount').notNull().default(0),
    couponCode: text('coupon_code'),
    packageId: id('package_id'),
    currency: text('currency').notNull(),
    tokens: hundredths('tokens').notNull(),
    /** Whose subscription it pays; null for a top-up. */
    performerId: id('performer_id'),
    subscriptionId: id('subscription_id'),
    /** Names what is paid for once, such as a period of a subscription. */
    onceKey: text('once_key'),
    /** Nobody was there to answer the bank. */
    isOffSession: boolean('is_off_session').notNull().default(false),
    gateway: gateway(),
    /** The gateway's own name for it. */
    gatewayPaymentId: text('gateway_payment_id'),
    paymentMethodId: text('payment_method_id').notNull(),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    failureCode: text('failure_code').$type<PaymentFailureCode>(),
    /** Whether its tokens were credited, or its subscription told. */
    isSettled: boolean('is_settled').notNull().default(false),
    /** What went back to the card, as the gateway says. */
    refundedAmount: hundredths('refunded_amount').notNull().default(0),
    /** The part of it that the ledger knows of. */
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

/** Test cards that the sandbox gateway holds; no number is kept. */
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

/** The name of a person at a gateway. */
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

/** Cards that a gateway keeps for people; their numbers are nowhere here. */
export const paymentCards = pgTable(
  'payment_card',
  {
    id: id('id').primaryKey(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    gateway: gateway(),
    paymentMethodId: text('payment_method_id').notNull(),
    /** Tells cards apart, however often one was typed in. */
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

/** What a gateway told; each thing is taken in once. */
export const gatewayEvents = pgTable(
  'gateway_event',
  { gateway: gateway(), eventId: text('event_id').notNull(), receivedAt: time('received_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.gateway, table.eventId] }),
    index('gateway_event_received_at').on(table.receivedAt),
  ],
);

/** Per cent off a top-up or a subscription (rule M8). */
export const coupons = pgTable(
  'coupon',
  {
    id: id('id').primaryKey(),
    /** In capital letters. */
    code: key('code').notNull(),
    /** Null takes off both. */
    type: text('type', { enum: ['top-up', 'subscription'] }),
    percentOff: integer('percent_off').notNull(),
    expiresAt: time('expires_at'),
    /** Null where it is not limited. */
    totalUses: integer('total_uses'),
    usesPerPerson: integer('uses_per_person'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [uniqueIndex('coupon_code').on(table.code)],
);

/** Uses of coupons: kept for a payment that is under way, used once it is paid. */
export const couponUses = pgTable(
  'coupon_use',
  {
    id: id('id').primaryKey(),
    couponId: id('coupon_id')
      .notNull()
      .references(() => coupons.id),
    userId: id('user_id').notNull(),
    /** The payment or charge that it lowers. */
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
    /** As the gateway says; `won` and `lost` are final. */
    status: text('status', { enum: ['open', 'won', 'lost'] }).notNull(),
    /** What the ledger knows of. */
    postedStatus: text('posted_status', { enum: ['none', 'open', 'won', 'lost'] }).notNull(),
    /** Of what the card paid. */
    amount: hundredths('amount').notNull(),
    /** The part of it that was not gone already when the ledger heard of it. */
    postedAmount: hundredths('posted_amount').notNull().default(0),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('dispute_at_gateway').on(table.gateway, table.gatewayDisputeId),
    index('dispute_payment').on(table.paymentId),
  ],
);

/** Whose money a dispute touches: unspent tokens, and earnings that the spent ones became. */
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
    /** What was not there to be frozen: owed when the dispute is lost. */
    missing: hundredths('missing').notNull(),
    commission: hundredths('commission').notNull(),
  },
  (table) => [index('dispute_share_dispute').on(table.disputeId)],
);
