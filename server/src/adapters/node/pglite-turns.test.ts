import { readFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { snapshotFile } from '../../built-files.ts';
import { openPglite } from '../pglite.ts';
import { yieldBetweenQueries } from './pglite-turns.ts';

let client: PGlite;
beforeAll(async () => {
  const snapshot = await readFile(snapshotFile);
  client = await openPglite({ loadDataDir: new Blob([snapshot]) });
});
afterAll(() => client.close());

/** Counts the iterations of the event loop while `work` runs. */
async function countTurns(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await work();
  isOver = true;
  return turns;
}

it('PGlite yields to the event loop between queries that wait for each other', async () => {
  const shared = yieldBetweenQueries(client, 0);
  const queries = () =>
    Promise.all(Array.from({ length: 20 }, (_, n) => shared.query<{ n: number }>('select $1::int as n', [n])));
  expect(await countTurns(queries)).toBeGreaterThanOrEqual(20);
  expect((await queries()).map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: 20 }, (_, n) => n));
});

it('PGlite yields to the event loop between the queries of a transaction', async () => {
  const shared = yieldBetweenQueries(client, 0);
  const work = () =>
    shared.transaction(async (tx) => {
      for (let n = 0; n < 20; n += 1) await tx.query('select $1::int as n', [n]);
    });
  expect(await countTurns(work)).toBeGreaterThanOrEqual(20);
});

it('PGlite runs the next query after a failed query', async () => {
  const shared = yieldBetweenQueries(client, 0);
  const [failed, next] = await Promise.allSettled([shared.query('select nothing'), shared.query('select 1 as n')]);
  expect(failed.status).toBe('rejected');
  expect(next).toMatchObject({ status: 'fulfilled', value: { rows: [{ n: 1 }] } });
});
