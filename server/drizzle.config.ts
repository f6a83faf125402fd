import { defineConfig } from 'drizzle-kit';

/** `npm run migration -w server` writes the SQL that changes the schema of the last migration to the current schema. */
export default defineConfig({ dialect: 'postgresql', schema: './src/db/schema/index.ts', out: './src/db/migrations' });
