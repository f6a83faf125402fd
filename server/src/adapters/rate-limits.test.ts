import { afterAll, beforeAll, expect, it } from 'vitest';
import { rateLimits } from '../db/schema/index.ts';
import { type Database, DatabaseUnavailable } from '../ports/index.ts';
import { createTestEngine, type TestEngine } from '../testing/index.ts';
import { stopCleanly } from '../testing/stop-cleanly.ts';
import { createRateLimits } from './rate-limits.ts';

let engine: TestEngine;

beforeAll(async () => {
  engine = await createTestEngine();
});

afterAll(() => stopCleanly(engine));

const limit = { points: 3, seconds: 60 };

/** Two kinds of keys. The first is counted in memory, and the second in the database. */
const kinds = ['call-account', 'link'];

it.each(kinds)(
  'a rate limit of kind %s allows only a number of attempts in every interval, and returns how many are left',
  async (kind) => {
    const limits = createRateLimits(engine.ports);
    const key = `${kind}:span`;
    expect(await limits.take(key, limit)).toEqual({ retryAfter: 0, remaining: 2, resetAfter: 60 });
    engine.clock.advance(40_000);
    expect(await limits.take(key, limit)).toEqual({ retryAfter: 0, remaining: 1, resetAfter: 20 });
    expect(await limits.take(key, limit)).toEqual({ retryAfter: 0, remaining: 0, resetAfter: 20 });
    const refused = { retryAfter: 20, remaining: 0, resetAfter: 20 };
    expect(await limits.take(key, limit)).toEqual(refused);
    // A refused attempt is not counted, and does not make the wait longer.
    expect(await limits.take(key, limit)).toEqual(refused);
    engine.clock.advance(20_000);
    expect(await limits.take(key, limit)).toEqual({ retryAfter: 0, remaining: 0, resetAfter: 40 });
    expect(await limits.take(key, limit)).toEqual({ retryAfter: 40, remaining: 0, resetAfter: 40 });
  },
);

it.each(kinds)(
  'a rate limit of kind %s can subtract an attempt from its count, which never falls below 0',
  async (kind) => {
    const limits = createRateLimits(engine.ports);
    const key = `${kind}:back`;
    await limits.uncount(key);
    for (let no = 0; no < 10; no += 1) {
      expect((await limits.take(key, limit)).remaining).toBe(2);
      await limits.uncount(key);
      await limits.uncount(key);
    }
  },
);

it.each(kinds)('a rate limit of kind %s counts each key separately', async (kind) => {
  const limits = createRateLimits(engine.ports);
  for (let no = 0; no < 3; no += 1) await limits.take(`${kind}:own`, limit);
  expect((await limits.take(`${kind}:own`, limit)).retryAfter).toBe(60);
  expect((await limits.take(`${kind}:foreign`, limit)).retryAfter).toBe(0);
});

it.each(kinds)('a rate limit of kind %s allows only 10 of 100 concurrent attempts if the limit is 10', async (kind) => {
  const limits = createRateLimits(engine.ports);
  const states = await Promise.all(
    Array.from({ length: 100 }, () => limits.take(`${kind}:crowd`, { points: 10, seconds: 60 })),
  );
  expect(states.filter(({ retryAfter }) => retryAfter === 0)).toHaveLength(10);
  expect(states.filter(({ retryAfter }) => retryAfter === 60)).toHaveLength(90);
});

it('rate limits store no user names or IP addresses in the database', async () => {
  const limits = createRateLimits(engine.ports);
  await limits.take('password-unknown:a password typed as a name', limit);
  const rows = await engine.ports.database.db.select().from(rateLimits);
  expect(JSON.stringify(rows)).toContain('password-unknown:');
  expect(JSON.stringify(rows)).not.toContain('typed as a name');
});

it('rate limits throw while the database is unavailable, except for attempts that are counted in memory', async () => {
  const execute = () => Promise.reject(new DatabaseUnavailable('away'));
  const database = { ...engine.ports.database, db: { execute } } as unknown as Database;
  const limits = createRateLimits({ ...engine.ports, database });
  await expect(limits.take('link:away', limit)).rejects.toBeInstanceOf(DatabaseUnavailable);
  await expect(limits.take('call-account:here', limit)).resolves.toMatchObject({ retryAfter: 0 });
});
