import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether a subquery has a row, looked up by an index for each row of the query. Without the offset, which does not
 * change the result, PostgreSQL may read whole tables into a hash first.
 */
export const existsPerRow = (query: SQL): SQL<boolean> => sql<boolean>`exists (${query} offset 0)`;
