import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';

/**
 * The first responses to calls that move money, by user and key (rule W4). The name of the table is older than the term
 * `idempotent response`.
 */
export const idempotentResponses = pgTable(
  'idempotent_answer',
  {
    userId: id('user_id').notNull(),
    key: text('key').notNull(),
    operation: text('operation').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** The id of the object that the first call has created, such as a payment. */
    referenceId: id('reference_id'),
    status: integer('status').notNull(),
    body: text('body').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('idempotent_answer_key').on(table.userId, table.key),
    index('idempotent_answer_age').on(table.createdAt),
  ],
);
