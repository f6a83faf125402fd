import type { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPglite } from './pglite.ts';

let client: PGlite;

beforeAll(async () => {
  client = await openPglite({});
});
afterAll(() => client.close());
beforeEach(async () => {
  await client.exec('create table pairs (id int primary key, word text)');
  await client.exec(`insert into pairs values (1, 'one'), (2, 'two')`);
});
afterEach(async () => {
  await client.exec('drop table pairs');
});

const find = async (id: number) => (await client.query('select * from pairs where id = $1', [id])).rows;
const totalPrepared = async () =>
  (await client.query<{ total: number }>('select count(*)::int as total from pg_prepared_statements')).rows[0]?.total;

describe('a repeated statement', () => {
  it('calls PGlite once for each repetition', async () => {
    await find(1);
    const calls = vi.spyOn(client, 'execProtocolRawSync');
    expect(await find(2)).toEqual([{ id: 2, word: 'two' }]);
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it('returns the same rows, fields and number of affected rows as the first time', async () => {
    const update = () => client.query('update pairs set word = $2 where id = $1 returning word', [1, null]);
    expect(await update()).toEqual(await update());
    expect(await update()).toMatchObject({ rows: [{ word: null }], affectedRows: 1 });
  });

  it('returns the new columns of its table after the schema has changed', async () => {
    await find(1);
    await client.exec('alter table pairs add column size int default 3');
    expect(await find(1)).toEqual([{ id: 1, word: 'one', size: 3 }]);
    await client.query('alter table pairs drop column word');
    expect(await find(1)).toEqual([{ id: 1, size: 3 }]);
  });
});

it('PGlite runs a prepared statement again after it failed', async () => {
  const insert = (id: unknown) => client.query('insert into pairs values ($1)', [id]);
  await insert(3);
  await expect(insert(3)).rejects.toMatchObject({ code: '23505' });
  await expect(insert('no number')).rejects.toMatchObject({ code: '22P02' });
  await expect(client.query('select nothing from pairs')).rejects.toMatchObject({ code: '42703' });
  await insert(4);
  expect(await find(4)).toHaveLength(1);
});

it('PGlite rolls back a transaction in which a prepared statement fails', async () => {
  const insert = (tx: Pick<PGlite, 'query'>, id: number) => tx.query('insert into pairs values ($1, $2)', [id, 'word']);
  await insert(client, 5);
  const failed = client.transaction(async (tx) => {
    await insert(tx, 6);
    await insert(tx, 5);
  });
  await expect(failed).rejects.toMatchObject({ code: '23505' });
  expect(await find(6)).toEqual([]);
  await client.transaction((tx) => insert(tx, 6));
  expect(await find(6)).toHaveLength(1);
});

it('PGlite returns the right rows to each of several concurrent queries', async () => {
  const found = await Promise.all([1, 2, 1, 2].map(find));
  expect(found.map((rows) => (rows[0] as { id: number }).id)).toEqual([1, 2, 1, 2]);
});

it('PGlite keeps at most 300 statements prepared', async () => {
  for (let at = 0; at < 310; at++) await client.query(`select $1::int + ${at}`, [at]);
  expect(await totalPrepared()).toBeLessThanOrEqual(300);
  expect(await find(1)).toHaveLength(1);
});
