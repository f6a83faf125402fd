import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';

/** Effects to be performed after commit, at least once; consumers are idempotent. */
export const outbox = pgTable(
  'outbox',
  {
    id: id('id').primaryKey(),
    topic: text('topic').notNull(),
    payload: jsonb('payload').notNull(),
    attempts: integer('attempts').notNull().default(0),
    availableAt: time('available_at').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('outbox_available').on(table.availableAt, table.id)],
);
