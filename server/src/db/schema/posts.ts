import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, key, time } from './columns.ts';

/** Pages that the operator wrote; they stand before the built-in ones of the same short name and language. */
export const sitePages = pgTable(
  'site_page',
  {
    id: id('id').primaryKey(),
    slug: key('slug').notNull(),
    locale: text('locale').notNull(),
    title: text('title').notNull(),
    /** As it was written; it is sanitised whenever it is read. */
    html: text('html').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [uniqueIndex('site_page_slug').on(table.slug, table.locale)],
);
