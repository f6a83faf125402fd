import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';

/**
 * Identifies the account to which an effect belongs, for the deletion of the account (`outbox/account-deletion.ts`). It
 * is the e-mail address of a mail or of a requested link, the channel of an event, or the payer of a tip.
 */
export const accountKeyOfEffect = sql`(case topic
  when 'mail' then lower(payload ->> 'to')
  when 'event' then payload ->> 'channel'
  when 'domain' then coalesce(lower(payload #>> '{event,email}'), payload #>> '{event,payerId}') end)`;

/** Effects that are performed after the commit, at least once. The code that performs them is idempotent. */
export const outbox = pgTable(
  'outbox',
  {
    id: id('id').primaryKey(),
    topic: text('topic').notNull(),
    payload: jsonb('payload').notNull(),
    /** The number of attempts that have begun. In a fan-out, the number since its last batch. */
    attempts: integer('attempts').notNull().default(0),
    /** The error of the latest failure. */
    error: text('error'),
    /** The progress of a fan-out (`outbox/fan-out.ts`). */
    cursor: text('cursor'),
    /** The end of the lease of the process that performs the effect, or of the delay after a failure. */
    availableAt: time('available_at').notNull(),
    /** The time at which the effect became a dead letter. Dead letters are not retried (`outbox/dead-letters.ts`). */
    deadAt: time('dead_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('outbox_available').on(table.availableAt, table.id).where(sql`dead_at is null`),
    index('outbox_account').on(accountKeyOfEffect),
    index('outbox_dead').on(table.id).where(sql`dead_at is not null`),
  ],
);
