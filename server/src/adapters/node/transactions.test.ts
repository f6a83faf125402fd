import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Database, DatabaseUnavailable } from '../../ports/index.ts';
import { needsPostgres } from '../../testing/index.ts';
import { createPostgresTestDatabase } from '../../testing/postgres.ts';
import { createPostgresDatabase } from './postgres.ts';

/** Counts the round trips of connections while work runs. */
async function countRoundTrips(work: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const total = spy.mock.calls.length;
  spy.mockRestore();
  return total;
}

describe('transactions on PostgreSQL', needsPostgres, () => {
  let database: Database;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const testDatabase = await createPostgresTestDatabase(process.env.FANLIGHT_TEST_DATABASE_URL ?? '');
    ({ drop } = testDatabase);
    database = createPostgresDatabase(testDatabase.url, { poolSize: 1 });
    await database.execute('create table thing (id integer primary key, size integer not null)');
    // The first transaction on a connection prepares `begin` and `commit`.
    await insert(1);
  });

  afterAll(async () => {
    await database.close();
    await drop();
  });

  const insertion = (id: number, size: number | null = 0) => sql`insert into thing values (${id}, ${size})`;
  const insert = (id: number) => database.transaction((tx) => tx.execute(insertion(id)));
  const idsFrom = async (id: number) => {
    const { rows } = (await database.db.execute(
      sql`select id from thing where id >= ${id} order by id`,
    )) as unknown as {
      rows: { id: number }[];
    };
    return rows.map((row) => row.id);
  };

  it('opens a transaction with its first statement and commits it with the last, in one round trip each', async () => {
    const results: unknown[] = [];
    const total = await countRoundTrips(() =>
      database.transaction(async (tx, commitWith) => {
        results.push((await tx.execute(sql`select ${1}::int as one`)) as unknown);
        await tx.execute(insertion(10));
        results.push(
          (await commitWith(() => tx.execute(sql`insert into thing values (${11}, 0) returning id`))) as unknown,
        );
      }),
    );
    expect(total).toBe(3);
    expect(results).toMatchObject([{ rows: [{ one: 1 }] }, { rows: [{ id: 11 }] }]);
    expect(await idsFrom(10)).toEqual([10, 11]);
  });

  it('commits separately if no statement is marked as the last', async () => {
    expect(await countRoundTrips(() => insert(20))).toBe(2);
    expect(await idsFrom(20)).toEqual([20]);
  });

  it('sends nothing for a transaction without statements', async () => {
    expect(await countRoundTrips(() => database.transaction(async () => undefined))).toBe(0);
  });

  it('commits nothing if the last statement fails', async () => {
    const failing = database.transaction(async (tx, commitWith) => {
      await tx.execute(insertion(30));
      await commitWith(() => tx.execute(insertion(31, null)));
    });
    await expect(failing).rejects.toMatchObject({ cause: { code: '23502' } });
    expect(await idsFrom(30)).toEqual([]);
  });

  it('rolls back if the first statement fails', async () => {
    await expect(database.transaction((tx) => tx.execute(insertion(40, null)))).rejects.toThrow();
    await insert(41);
    expect(await idsFrom(40)).toEqual([41]);
    await database.db.execute(sql`delete from thing where id = ${41}`);
  });

  it('retries a transaction whose last statement has a serialization failure, and commits it once', async () => {
    await database.execute(`create sequence attempts; create function fail_once() returns integer as $$ begin
      if nextval('attempts') = 1 then raise exception using errcode = '40001'; end if; return 1; end $$ language plpgsql`);
    await database.transaction(async (tx, commitWith) => {
      await tx.execute(insertion(32));
      await commitWith(() => tx.execute(sql`insert into thing select ${33}, fail_once()`));
    });
    expect(await idsFrom(32)).toEqual([32, 33]);
  });

  it('fails if the commit that is sent with the last statement fails', async () => {
    await database.execute(
      'alter table thing add column parent integer references thing deferrable initially deferred',
    );
    const orphan = sql`insert into thing values (${35}, 0, ${999})`;
    const failing = database.transaction(async (tx, commitWith) => {
      await tx.execute(insertion(34));
      await commitWith(() => tx.execute(orphan));
    });
    await expect(failing).rejects.toMatchObject({ cause: { code: '23503' } });
    await insert(36);
    expect(await idsFrom(34)).toEqual([36]);
  });

  it('commits nothing if the last statement reaches its time limit', async () => {
    const slow = database.transaction(async (tx, commitWith) => {
      await tx.execute(insertion(37));
      await tx.execute(sql`select set_config('statement_timeout', ${'50'}, true)`);
      await commitWith(() => tx.execute(sql`insert into thing select ${38}, 0 from pg_sleep(5)`));
    });
    await expect(slow).rejects.toMatchObject({ cause: expect.any(DatabaseUnavailable) });
    expect(await idsFrom(37)).toEqual([]);
  });

  it.each(['first', 'last'])('fails if the connection is lost during the %s statement', async (turn) => {
    const kill = sql`select pg_terminate_backend(pg_backend_pid()), ${1}`;
    const lost = database.transaction(async (tx, commitWith) => {
      if (turn === 'last') await tx.execute(insertion(39));
      await commitWith(() => tx.execute(kill));
    });
    await expect(lost).rejects.toThrow(DatabaseUnavailable);
    // This transaction has a new connection, and prepares `begin` and `commit` again.
    await insert(45);
    await database.db.execute(sql`delete from thing where id = ${45}`);
    expect(await idsFrom(39)).toEqual([]);
  });

  it('fails at the commit if the error of a statement was ignored', async () => {
    const ignoring = database.transaction(async (tx) => {
      await tx.execute(insertion(39));
      await tx.execute(insertion(39, null)).catch(() => undefined);
    });
    await expect(ignoring).rejects.toThrow('The transaction failed before it was committed.');
    expect(await idsFrom(39)).toEqual([]);
  });

  it('refuses a further statement after the statement that is marked as the last', async () => {
    const wrong = database.transaction(async (tx, commitWith) => {
      await tx.execute(insertion(50));
      await commitWith(() => tx.execute(insertion(51)));
      await tx.execute(insertion(52));
    });
    await expect(wrong).rejects.toMatchObject({ cause: new Error('The transaction is over.') });
    expect(await idsFrom(50)).toEqual([50, 51]);
  });

  it('can begin with a statement without parameters', async () => {
    await database.transaction(async (tx, commitWith) => {
      await tx.execute(sql`insert into thing values (60, 0)`);
      await commitWith(() => tx.execute(sql`insert into thing values (61, 0)`));
    });
    await expect(
      database.transaction(async (tx) => {
        await tx.execute(sql`insert into thing values (62, 0)`);
        throw new Error('Stop.');
      }),
    ).rejects.toThrow('Stop.');
    expect(await idsFrom(60)).toEqual([60, 61]);
  });
});
