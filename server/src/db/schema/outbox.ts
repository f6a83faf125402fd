import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';

/** Effects to be performed after commit, at least once; consumers are idempotent. */
export const outbox = pgTable(
  'outbox',
  {
    id: id('id').primaryKey(),
    topic: text('topic').notNull(),
    payload: jsonb('payload').notNull(),
    /** How often it failed. */
    attempts: integer('attempts').notNull().default(0),
    /** What it failed with the last time. */
    error: text('error'),
    /** How far a fan-out has come (`outbox/fan-out.ts`). */
    cursor: text('cursor'),
    /** End of the lease of whoever performs it, or of the wait after a failure. */
    availableAt: time('available_at').notNull(),
    /** When it became a dead letter, which is not tried any more (`outbox/dead-letters.ts`). */
    deadAt: time('dead_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('outbox_available').on(table.availableAt, table.id).where(sql`dead_at is null`),
    index('outbox_dead').on(table.id).where(sql`dead_at is not null`),
  ],
);
