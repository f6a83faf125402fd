import { type SQL, sql } from 'drizzle-orm';

/**
 * The condition that a subquery returns a row. For each row of the query, the subquery uses an index. Without the
 * offset, which does not change the result, PostgreSQL might first read whole tables into a hash.
 */
export const existsPerRow = (query: SQL): SQL<boolean> => sql<boolean>`exists (${query} offset 0)`;
