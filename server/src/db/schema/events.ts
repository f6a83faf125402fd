import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { key, time } from './columns.ts';

/**
 * Channels, whose events are numbered. A lock of the row ensures that the numbers follow the order of the commits (rule
 * W6).
 */
export const channels = pgTable('channel', {
  name: key('name').primaryKey(),
  lastNo: bigint('last_no', { mode: 'number' }).notNull(),
});

/** The id of the user who has caused the notification in an event. */
export const actorOfNotification = sql`(data #>> '{notification,actor,_id}')`;

/** Stored events, which clients can read later. */
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
    // For the removal of a deleted account from the notifications of other users (`removeFromEvents`).
    index('event_actor').on(actorOfNotification).where(sql`name = 'notification/created'`),
  ],
);
