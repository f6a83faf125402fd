import { defineConfig } from 'drizzle-kit';

/** `npm run migration -w server`: writes the SQL that takes the schema from the last migration to the present one. */
export default defineConfig({ dialect: 'postgresql', schema: './src/db/schema/index.ts', out: './src/db/migrations' });
