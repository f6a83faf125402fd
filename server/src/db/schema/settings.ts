import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Settings of the operator. The code has defaults for missing settings. */
export const settings = pgTable('setting', { key: text('key').primaryKey(), value: jsonb('value').notNull() });
