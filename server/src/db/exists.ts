import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether a subquery has a row, looked up for each row of the query by an index. Without the offset, which changes no
 * result, PostgreSQL may read all rows that match for any row into a hash first: whole tables, at many rows.
 */
export const existsPerRow = (query: SQL): SQL<boolean> => sql<boolean>`exists (${query} offset 0)`;
