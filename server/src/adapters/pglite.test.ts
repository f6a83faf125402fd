import { readFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createPgliteDatabase, openPglite } from './pglite.ts';

let client: PGlite;
beforeAll(async () => {
  const snapshot = await readFile(new URL('../../dist/snapshot.tar.gz', import.meta.url));
  client = await openPglite({ loadDataDir: new Blob([snapshot]) });
});
afterAll(() => client.close());

const moments = sql`select '2026-05-21 12:00:00.5+00'::timestamptz as at, array['2026-05-21'::date] as dates, 7 as count`;
const rows = [{ at: '2026-05-21 12:00:00.5+00', dates: '{2026-05-21}', count: 7 }];

it('the adapter returns timestamps and dates from PGlite as PostgreSQL formats them, inside and outside of a transaction', async () => {
  const database = createPgliteDatabase(client);
  expect(await database.db.execute(moments)).toMatchObject({ rows });
  expect(await database.transaction((tx) => tx.execute(moments))).toMatchObject({ rows });
});

it('the adapter passes no parsers to PGlite with a query, because PGlite would then copy all of its parsers', async () => {
  const database = createPgliteDatabase(client);
  const query = vi.spyOn(client, 'query');
  await database.db.execute(moments);
  expect(query.mock.calls.map(([, , options]) => options)).toEqual([{ rowMode: 'object' }]);
});
