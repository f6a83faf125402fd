import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { hundredths, id, time } from './columns.ts';
import { counters, performerId, times } from './content-columns.ts';
import { files } from './files.ts';

/** Products for sale (rule M10). */
export const products = pgTable(
  'product',
  {
    id: id('id').primaryKey(),
    performerId: performerId(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    type: text('type', { enum: ['digital', 'physical'] }).notNull(),
    price: hundredths('price').notNull(),
    /**
     * The number of pieces of a physical product that are left, which is never negative. Null for a digital product.
     */
    stock: integer('stock'),
    imageFileId: id('image_file_id').references(() => files.id),
    imageAlt: text('image_alt').notNull().default(''),
    /** The file that buyers of a digital product download. */
    fileId: id('file_id').references(() => files.id),
    /** The previous file, which buyers can download until the new file is ready (rule A4). */
    previousFileId: id('previous_file_id').references(() => files.id),
    ...counters(),
    ...times(),
    /** The time at which the performer deleted the product. Its buyers keep it. */
    deletedAt: time('deleted_at'),
  },
  (table) => [
    index('product_performer').on(table.performerId, table.id.desc()),
    index('product_kept').on(table.performerId).where(sql`deleted_at is null`),
    // A list reads published items and items that only their performer sees with separate statements (`partsOf` in content/list.ts).
    index('product_listed').on(table.performerId, table.id.desc()).where(sql`hidden_at is null and deleted_at is null`),
    index('product_unlisted').on(table.performerId).where(sql`hidden_at is not null and deleted_at is null`),
    index('product_popular')
      .on(table.totalLikes.desc(), table.id.desc())
      .where(sql`hidden_at is null and deleted_at is null`),
    index('product_price_order')
      .on(table.price.desc(), table.id.desc())
      .where(sql`hidden_at is null and deleted_at is null`),
    // For searches that return the newest products first.
    index('product_recent').on(table.id.desc()).where(sql`hidden_at is null and deleted_at is null`),
    index('product_image_file').on(table.imageFileId).where(sql`image_file_id is not null`),
    index('product_file').on(table.fileId).where(sql`file_id is not null`),
    index('product_previous_file').on(table.previousFileId).where(sql`previous_file_id is not null`),
  ],
);
