import { boolean, index, pgTable } from 'drizzle-orm/pg-core';
import { key, time } from './columns.ts';

/**
 * Attempts that are limited for all processes together, by kind and hashed key (`adapters/database-rate-limits.ts`).
 */
export const rateLimits = pgTable(
  'rate_limit',
  {
    key: key('key').primaryKey(),
    /** The times of the attempts, in the order in which they were counted. */
    times: time('times').array().notNull(),
    /** Whether the latest attempt was refused. The statement that counts an attempt returns this value. */
    isRefused: boolean('is_refused').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('rate_limit_expires_at').on(table.expiresAt)],
);
