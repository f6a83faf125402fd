import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** What the operator set; what is missing has its default in code. */
export const settings = pgTable('setting', { key: text('key').primaryKey(), value: jsonb('value').notNull() });
