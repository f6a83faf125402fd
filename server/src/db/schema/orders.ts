import type { OrderAddress } from '@fanlight/sdk/models';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { hundredths, id, time } from './columns.ts';

/**
 * Orders of products (rule M10). The ids of users are not foreign keys, because orders are kept when an account is
 * deleted, as the ledger is.
 */
export const orders = pgTable(
  'product_order',
  {
    id: id('id').primaryKey(),
    /**
     * The number of the order, which users see. Numbers ascend and have gaps, because a purchase that is rolled back
     * uses up a number.
     */
    no: integer('no').generatedAlwaysAsIdentity({ startWith: 10_001 }).notNull(),
    chargeId: id('charge_id').notNull(),
    buyerId: id('buyer_id').notNull(),
    performerId: id('performer_id').notNull(),
    productId: id('product_id').notNull(),
    type: text('type', { enum: ['physical', 'digital'] }).notNull(),
    status: text('status', { enum: ['paid', 'processing', 'shipped', 'delivered', 'refunded'] }).notNull(),
    /** The title that the product had at the time of the purchase. */
    title: text('title').notNull(),
    quantity: integer('quantity').notNull(),
    unitPrice: hundredths('unit_price').notNull(),
    amount: hundredths('amount').notNull(),
    commission: hundredths('commission').notNull(),
    note: text('note'),
    /**
     * The address to which the order is delivered: the one at the time of the order, or the latest change. Null for a
     * digital product.
     */
    deliveryAddress: jsonb('delivery_address').$type<OrderAddress>(),
    carrier: text('carrier'),
    trackingNumber: text('tracking_number'),
    trackingUrl: text('tracking_url'),
    processingAt: time('processing_at'),
    shippedAt: time('shipped_at'),
    deliveredAt: time('delivered_at'),
    refundedAt: time('refunded_at'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('product_order_no').on(table.no),
    uniqueIndex('product_order_charge').on(table.chargeId),
    index('product_order_buyer').on(table.buyerId, table.id.desc()),
    index('product_order_performer').on(table.performerId, table.id.desc()),
    index('product_order_product').on(table.productId),
    // The few orders that a seller has yet to ship, among all that were ever received.
    index('product_order_to_ship')
      .on(table.performerId, table.id)
      .where(sql`type = 'physical' and status in ('paid', 'processing')`),
  ],
);
