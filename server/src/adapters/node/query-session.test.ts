import { and, eq, gt, sql } from 'drizzle-orm';
import { drizzle, NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { performers, sessions, users } from '../../db/schema/index.ts';
import { QueryDialect } from './query-dialect.ts';
import { QuerySession } from './query-session.ts';

/** A pool that returns the same rows for every statement. */
function createPool(rows: unknown[]): pg.Pool {
  const pool = new pg.Pool();
  return Object.assign(pool, { query: async () => ({ rows }) });
}

function openBoth(rows: unknown[]) {
  const pool = createPool(rows);
  const session = new QuerySession(pool, new QueryDialect(), undefined, { logQuery: () => undefined });
  return {
    drizzles: drizzle({ client: pool }),
    ours: new NodePgDatabase(new QueryDialect(), session as never, undefined),
  };
}

const at = '2026-05-21 12:00:00+00';

it('the query session decodes times, numbers, aliases and nested objects as drizzle does', async () => {
  const { drizzles, ours } = openBoth([
    ['a', at, '12', at, true, ['x']],
    ['b', null, null, at, false, []],
  ]);
  const read = (db: NodePgDatabase) =>
    db
      .select({
        id: users.id,
        times: { createdAt: users.createdAt, used: sql<Date>`coalesce(1)`.mapWith(sessions.createdAt) },
        total: sql<number>`count(*)`.mapWith(Number).as('total'),
        isPerformer: users.isPerformer,
        languages: performers.languages,
      })
      .from(users)
      .innerJoin(performers, eq(performers.userId, users.id));
  expect(await read(ours)).toEqual(await read(drizzles));
});

it('the query session returns null for an object of an outer join without a row, as drizzle does', async () => {
  const { drizzles, ours } = openBoth([
    ['a', 'a', 'approved', null],
    ['b', null, null, null],
  ]);
  const read = (db: NodePgDatabase) =>
    db
      .select({
        user: { id: users.id },
        performer: { id: performers.userId, status: performers.status },
        more: { bio: performers.bio },
      })
      .from(users)
      .leftJoin(performers, eq(performers.userId, users.id));
  const found = await read(ours);
  expect(found).toEqual(await read(drizzles));
  expect(found[1]?.performer).toBeNull();
});

it('the query session runs a prepared statement several times with different values, encoded by their columns', async () => {
  const pool = createPool([]);
  const run = vi.spyOn(pool, 'query');
  const session = new QuerySession(pool, new QueryDialect(), undefined, { logQuery: () => undefined });
  const statement = new NodePgDatabase(new QueryDialect(), session as never, undefined)
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, sql.placeholder('id')),
        gt(users.createdAt, sql.param(sql.placeholder('from'), users.createdAt)),
        eq(users.name, 'a'),
      ),
    )
    .prepare('people');
  await statement.execute({ id: 'x', from: new Date('2026-05-21T12:00:00.000Z') });
  await statement.execute({ id: 'y', from: new Date('2026-05-22T12:00:00.000Z') });
  expect(run.mock.calls.map(([, values]) => values)).toEqual([
    ['x', '2026-05-21T12:00:00.000Z', 'a'],
    ['y', '2026-05-22T12:00:00.000Z', 'a'],
  ]);
});

it('the query session returns the same result as drizzle for a statement without a table', async () => {
  const { drizzles, ours } = openBoth([{ total: '3' }]);
  const statement = sql`select count(*) as total from ${users}`;
  expect(await ours.execute(statement)).toEqual(await drizzles.execute(statement));
});
