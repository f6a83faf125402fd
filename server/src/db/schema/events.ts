import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { key, time } from './columns.ts';

/** Numbered lines of events; the row's lock gives the next number in the order of commits (rule W6). */
export const channels = pgTable('channel', {
  name: key('name').primaryKey(),
  lastNo: bigint('last_no', { mode: 'number' }).notNull(),
});

/** The person that a row of `event` with a notification names. */
export const actorOfNotification = sql`(data #>> '{notification,actor,_id}')`;

/** Events that must not be lost. */
export const events = pgTable(
  'event',
  {
    channel: key('channel').notNull(),
    no: bigint('no', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    data: jsonb('data').notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.channel, table.no] }),
    index('event_at').on(table.at),
    // Who deletes their account is taken out of what others were told (`forgetAccount` in events/store.ts).
    index('event_actor').on(actorOfNotification).where(sql`name = 'notification/created'`),
  ],
);
