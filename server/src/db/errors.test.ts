import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { DatabaseUnavailable } from '../ports/index.ts';
import { createTestEngine } from '../testing/index.ts';
import { findCause } from './errors.ts';

/** A statement that fails with the error code of a full disk. */
const fail = sql.raw(`do $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`);

it('the database throws DatabaseUnavailable if its disk is full, inside and outside of transactions', async () => {
  const engine = await createTestEngine();
  const { database } = engine.ports;
  const failures = [
    await Promise.resolve(database.db.execute(fail)).catch((error) => error),
    await database.transaction((tx) => tx.execute(fail)).catch((error) => error),
  ];
  for (const error of failures) expect(findCause(error, DatabaseUnavailable)).toBeInstanceOf(DatabaseUnavailable);
  const [row] = ((await database.db.execute(sql`select 1 as one`)) as unknown as { rows: unknown[] }).rows;
  expect(row).toEqual({ one: 1 });
  await engine.stop();
});
