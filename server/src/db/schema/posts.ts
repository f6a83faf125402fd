import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, key, time } from './columns.ts';

/** Text pages of the operator. They replace the built-in pages with the same slug and language. */
export const sitePages = pgTable(
  'site_page',
  {
    id: id('id').primaryKey(),
    slug: key('slug').notNull(),
    locale: text('locale').notNull(),
    title: text('title').notNull(),
    /** The HTML as the operator has written it. It is sanitised when it is read. */
    html: text('html').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [uniqueIndex('site_page_slug').on(table.slug, table.locale)],
);
