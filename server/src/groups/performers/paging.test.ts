import { api, paginate } from '@fanlight/sdk';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFan, createTestEngine, type Person, type TestEngine } from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let noor: Person;

/** Inserts performers without followers. Their names have 50 characters, most of which are not ASCII. */
async function insertPerformers(first: number, last: number) {
  const { db } = engine.ports.database;
  const rows = sql.raw(`from generate_series(${first}, ${last}) n`);
  const id = sql.raw(`('aaaaaaaa' || lpad(to_hex(n), 16, '0'))`);
  const name = sql.raw(`repeat('ñ', 45) || lpad((n * 7 % 100)::text, 5, '0')`);
  await db.execute(sql`insert into "user" (id, name, name_key, username, username_key, email, email_key, email_verified_at, password_hash, is_performer, created_at, updated_at)
    select ${id}, ${name}, ${name}, 'p.' || n, 'p.' || n, n || '@example.com', n || '@example.com', now(), '', true, now(), now() ${rows}`);
  await db.execute(sql`insert into performer (user_id, status, created_at) select ${id}, 'approved', now() ${rows}`);
}

beforeEach(async () => {
  engine = await createTestEngine();
  noor = await createFan(engine, 'noor');
  await insertPerformers(1, 12);
});

afterEach(() => stopCleanly(engine));

/**
 * Reads all pages of three rows, and inserts a performer after each page. Returns the listed ids of all performers that
 * {@link insertPerformers} has inserted.
 */
async function listIdsWhileInserting(
  readPage: (page: {
    limit: number;
    cursor?: string;
  }) => Promise<{ data: { _id: string }[]; cursor?: string; total: number }>,
) {
  const listedIds: string[] = [];
  let next = 13;
  let cursor: string | undefined;
  do {
    const page = await readPage({ limit: 3, ...(cursor && { cursor }) });
    listedIds.push(...page.data.map(({ _id }) => _id));
    cursor = page.cursor;
    await insertPerformers(next, next);
    next += 1;
  } while (cursor && next < 40);
  return listedIds.filter((id) => id.startsWith('aaaaaaaa'));
}

/** Expects each of the first twelve performers once, and no duplicates of the others. */
const expectComplete = (listedIds: string[]) => {
  expect(new Set(listedIds).size).toBe(listedIds.length);
  const initialIds = Array.from({ length: 12 }, (_, n) => `aaaaaaaa${(n + 1).toString(16).padStart(16, '0')}`);
  expect(initialIds.filter((id) => !listedIds.includes(id))).toEqual([]);
};

describe('paging by cursor while performers register (rule W1)', () => {
  it.each([{}, { sortBy: 'latest' }, { sortBy: 'name' }, { sortBy: 'name', sort: 'desc' }] as const)(
    'lists each performer once with searchPerformers and the query %o',
    async (query) => {
      const readPage = (page: object) => noor.client.call(api.searchPerformers, { query: { ...query, ...page } });
      expectComplete(await listIdsWhileInserting(readPage));
    },
  );

  it('lists each performer once with listTopPerformers', async () => {
    expectComplete(await listIdsWhileInserting((query) => noor.client.call(api.listTopPerformers, { query })));
  });

  it.each([{}, { sort: 'desc' }, { sortBy: 'createdAt' }, { q: 'p', sort: 'desc' }] as const)(
    'lists each user once with searchUsers and the query %o',
    async (query) => {
      const readPage = (page: object) => noor.client.call(api.searchUsers, { query: { ...query, ...page } });
      expectComplete(await listIdsWhileInserting(readPage));
    },
  );

  it('lists each performer once with `paginate` of the SDK', async () => {
    const cursors: unknown[] = [];
    const recordingClient: typeof noor.client = {
      ...noor.client,
      call: (operation, ...options) => {
        cursors.push((options[0] as { query?: { cursor?: string } } | undefined)?.query?.cursor);
        return noor.client.call(operation, ...options);
      },
    };
    const ids: string[] = [];
    for await (const { _id } of paginate(recordingClient, api.searchPerformers, { query: { limit: 5 } })) ids.push(_id);
    expectComplete(ids);
    expect(cursors.slice(1).every((cursor) => typeof cursor === 'string')).toBe(true);
  });

  it('refuses the cursor of another list', async () => {
    const { cursor = '' } = await noor.client.call(api.searchPerformers, { query: { limit: 1, sortBy: 'name' } });
    await expect(noor.client.call(api.listTopPerformers, { query: { cursor } })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });
});
