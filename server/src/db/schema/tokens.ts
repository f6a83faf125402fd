import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { hundredths, id, time } from './columns.ts';

/** Packages of tokens that users can buy. */
export const tokenPackages = pgTable('token_package', {
  id: id('id').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  price: hundredths('price').notNull(),
  /** The tokens that are added free of charge. They are reduced if they exceed the limit of rule M3. */
  bonus: hundredths('bonus').notNull().default(0),
  isRecommended: boolean('is_recommended').notNull().default(false),
  isOffered: boolean('is_offered').notNull().default(true),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
});
