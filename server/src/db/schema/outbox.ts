import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';

/**
 * The account to which an effect belongs, for the deletion of the account (`outbox/account-deletion.ts`): the e-mail
 * address of a mail or of a requested link, the channel of an event, or the payer of a tip.
 */
export const accountKeyOfEffect = sql`(case topic
  when 'mail' then lower(payload ->> 'to')
  when 'event' then payload ->> 'channel'
  when 'domain' then coalesce(lower(payload #>> '{event,email}'), payload #>> '{event,payerId}') end)`;

/** Effects to be performed after commit, at least once; consumers are idempotent. */
export const outbox = pgTable(
  'outbox',
  {
    id: id('id').primaryKey(),
    topic: text('topic').notNull(),
    payload: jsonb('payload').notNull(),
    /** Number of attempts that have begun since the effect was created, or since the last batch of a fan-out. */
    attempts: integer('attempts').notNull().default(0),
    /** The error of the latest failure. */
    error: text('error'),
    /** The progress of a fan-out (`outbox/fan-out.ts`). */
    cursor: text('cursor'),
    /** End of the lease of the process that performs the effect, or of the delay after a failure. */
    availableAt: time('available_at').notNull(),
    /** The time at which the effect became a dead letter, which is not retried (`outbox/dead-letters.ts`). */
    deadAt: time('dead_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('outbox_available').on(table.availableAt, table.id).where(sql`dead_at is null`),
    index('outbox_account').on(accountKeyOfEffect),
    index('outbox_dead').on(table.id).where(sql`dead_at is not null`),
  ],
);
