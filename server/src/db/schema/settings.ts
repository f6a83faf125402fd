import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** The settings that the operator has changed. The defaults of other settings are in the code. */
export const settings = pgTable('setting', { key: text('key').primaryKey(), value: jsonb('value').notNull() });
