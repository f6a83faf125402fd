import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, key, time } from './columns.ts';

/** Pages of the operator. They override built-in pages with the same slug and language. */
export const sitePages = pgTable(
  'site_page',
  {
    id: id('id').primaryKey(),
    slug: key('slug').notNull(),
    locale: text('locale').notNull(),
    title: text('title').notNull(),
    /** The HTML as the operator wrote it. Each read sanitises it. */
    html: text('html').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [uniqueIndex('site_page_slug').on(table.slug, table.locale)],
);
