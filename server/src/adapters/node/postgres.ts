import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { errorCodeOf } from '../../db/errors.ts';
import * as schema from '../../db/schema/index.ts';
import type { Database, Db, Tx } from '../../ports/index.ts';

/** Deadlock, and a serialisation conflict: PostgreSQL asks to try again. */
const repeatable = new Set(['40P01', '40001']);
const mostTries = 6;

/** The database port over a pool of PostgreSQL connections. */
export function createPostgresDatabase(url: string, poolSize = 20): Database {
  const pool = new pg.Pool({ connectionString: url, max: poolSize });
  // An idle connection that breaks is replaced; without a listener it would end the process.
  pool.on('error', () => undefined);
  const db = drizzle({ client: pool, schema });
  return {
    db: db as unknown as Db,
    async transaction(work) {
      for (let tried = 1; ; tried += 1) {
        try {
          return await db.transaction((tx) => work(tx as unknown as Tx));
        } catch (error) {
          if (tried >= mostTries || !repeatable.has(errorCodeOf(error) ?? '')) throw error;
          await new Promise((resolve) => setTimeout(resolve, 2 ** tried * 5));
        }
      }
    },
    execute: async (statements) => {
      await pool.query(statements);
    },
    close: () => pool.end(),
  };
}
