import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, key, time } from './columns.ts';

/** The mails that demo mode stores instead of sending them (rule P5). */
export const developmentMails = pgTable(
  'development_mail',
  {
    id: id('id').primaryKey(),
    to: text('to').notNull(),
    toKey: key('to_key').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    link: text('link'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('development_mail_to').on(table.toKey, table.id.desc())],
);
