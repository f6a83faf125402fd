import { integer, text } from 'drizzle-orm/pg-core';
import { hundredths, id, time } from './columns.ts';
import { users } from './users.ts';

export const performerId = () =>
  id('performer_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Who sees it without paying (rule A1). */
export const audience = () => text('audience', { enum: ['public', 'followers', 'subscribers'] }).notNull();

/** What it costs those outside its audience; null where it is not sold. */
export const price = () => hundredths('price');

export const counters = () => ({
  totalLikes: integer('total_likes').notNull().default(0),
  totalBookmarks: integer('total_bookmarks').notNull().default(0),
});

export const times = () => ({
  /** Since an urgent report only its performer finds it (rule R1). */
  hiddenAt: time('hidden_at'),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
});
