import type { ChargeType } from '@fanlight/sdk/models';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { hundredths, id, time } from './columns.ts';

/** Charges, by which users spend tokens. */
export const charges = pgTable(
  'charge',
  {
    id: id('id').primaryKey(),
    payerId: id('payer_id').notNull(),
    performerId: id('performer_id').notNull(),
    type: text('type').$type<ChargeType>().notNull(),
    /** `held` until a personalised request is delivered, and then `paid` or `refunded`. */
    status: text('status', { enum: ['held', 'paid', 'refunded'] })
      .notNull()
      .default('paid'),
    /** The id of the item that was paid; its kind is in `type`. Null for a tip. */
    objectId: id('object_id'),
    /** The order, if the item is a product. */
    orderId: id('order_id'),
    /** The title that the item had at the time of the charge; null for a tip. */
    title: text('title'),
    /** Whether a user can pay for the item again, as for a physical product or a period of a subscription (rule M4). */
    isRepeatable: boolean('is_repeatable').notNull().default(false),
    amount: hundredths('amount').notNull(),
    commission: hundredths('commission').notNull(),
    message: text('message'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('charge_payer').on(table.payerId, table.id.desc()),
    index('charge_performer').on(table.performerId, table.id.desc()),
    // Contains the amount, so that the sum of what a fan has spent reads only the index.
    index('charge_fan').on(table.performerId, table.payerId, table.amount).where(sql`status = 'paid'`),
    uniqueIndex('charge_once')
      .on(table.payerId, table.type, table.objectId)
      .where(sql`not is_repeatable and status <> 'refunded'`),
    index('charge_object').on(table.objectId, table.payerId),
  ],
);
