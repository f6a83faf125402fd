import { integer, text } from 'drizzle-orm/pg-core';
import { hundredths, id, time } from './columns.ts';
import { users } from './users.ts';

export const performerId = () =>
  id('performer_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The users who can see the item without buying it (rule A1). */
export const audience = () => text('audience', { enum: ['public', 'followers', 'subscribers'] }).notNull();

/** The price of the item for users outside of its audience; null if the item is not for sale. */
export const price = () => hundredths('price');

export const counters = () => ({
  totalLikes: integer('total_likes').notNull().default(0),
  totalBookmarks: integer('total_bookmarks').notNull().default(0),
});

export const times = () => ({
  /** The time at which an urgent report hid the item from all users except its performer (rule R1). */
  hiddenAt: time('hidden_at'),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
});
