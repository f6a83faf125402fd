import { api } from '@fanlight/sdk';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, createFan, createTestEngine, type Person, password, type TestEngine } from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let noor: Person;

beforeEach(async () => {
  engine = await createTestEngine();
  noor = await createFan(engine, 'noor');
});

afterEach(() => stopCleanly(engine));

const execute = async <Row>(statement: ReturnType<typeof sql>): Promise<Row[]> =>
  ((await engine.ports.database.db.execute(statement)) as unknown as { rows: Row[] }).rows;

/** Inserts confirmed accounts with the given names and usernames. */
async function insertPeople(people: { name: string; username: string }[], firstNumber = 1) {
  const names = JSON.stringify(people);
  await execute(sql`insert into "user" (id, name, name_key, username, username_key, email, email_key, email_verified_at, password_hash, created_at, updated_at)
    select 'aaaaaaaa' || lpad(to_hex(row_number() over () + ${firstNumber - 1}), 16, '0'), name, lower(name), username, username, username || '@example.com', username || '@example.com', now(), '', now(), now()
    from jsonb_to_recordset(${names}::jsonb) as people (name text, username text)`);
}

/** Inserts accounts with the same name and numbered usernames. */
const insertNumbered = (total: number, name: string) =>
  insertPeople(Array.from({ length: total }, (_, n) => ({ name, username: `clay.${String(n + 1).padStart(5, '0')}` })));

type Query = NonNullable<Parameters<typeof search>[0]>;
const search = (query: { q?: string; sortBy?: 'name' | 'createdAt'; sort?: 'asc' | 'desc'; isPerformer?: boolean }) =>
  noor.client.call(api.searchUsers, { query });
const usernames = async (query: Query) => (await search(query)).data.map(({ username }) => username);

async function readAll(query: Query) {
  const seen: (string | null | undefined)[] = [];
  let cursor: string | undefined;
  do {
    const page = await noor.client.call(api.searchUsers, {
      query: { ...query, limit: 100, ...(cursor && { cursor }) },
    });
    expect(page.isMore).toBe(page.cursor !== undefined);
    seen.push(...page.data.map(({ username }) => username));
    cursor = page.cursor;
  } while (cursor);
  return seen;
}

describe('a search of users', () => {
  it('matches the start of the username and of each word of the name, ordered by the matching term', async () => {
    await insertPeople([
      { name: 'Zoe Anna Clay', username: 'potter' },
      { name: 'Clara', username: 'clara.b' },
      { name: 'Ines', username: 'clay' },
      { name: 'Barclay', username: 'bar' },
    ]);
    expect(await usernames({ q: 'cla' })).toEqual(['clara.b', 'potter', 'clay']);
    expect(await usernames({ q: 'cla', sort: 'desc' })).toEqual(['clay', 'potter', 'clara.b']);
    expect(await usernames({ q: 'cla', sortBy: 'name' })).toEqual(['clara.b', 'clay', 'potter']);
    expect(await usernames({ q: 'cla', sortBy: 'createdAt' })).toEqual(['clay', 'clara.b', 'potter']);
    expect(await usernames({ q: '@CLAY' })).toEqual(['potter', 'clay']);
    for (const q of ['clay zoe', 'zoe cl', 'an clay z', 'anna clay', 'po zo'])
      expect(await usernames({ q })).toEqual(['potter']);
    for (const q of ['lay', 'clay.', 'zoe barclay', '%', 'cla_']) expect(await usernames({ q })).toEqual([]);
  });

  it('reflects changes of name and username, and finds no deleted account (rule P8)', async () => {
    const ines = await createFan(engine, 'ines');
    await execute(
      sql`update "user" set name = 'Ines Wheel', name_key = 'ines wheel', username_key = 'kiln.ines' where id = ${ines.id}`,
    );
    expect([await usernames({ q: 'wheel' }), await usernames({ q: 'kiln' })]).toEqual([['ines'], ['ines']]);
    await ines.client.call(api.deleteUser, { params: { id: ines.id }, body: { password } });
    expect([await usernames({ q: 'wheel' }), await usernames({ q: 'kiln' })]).toEqual([[], []]);
    expect(await execute(sql`select term from user_term where term like 'kiln%' or term like '%wheel%'`)).toEqual([]);
  });

  it.each(['asc', 'desc'] as const)('returns each of more than 1,000 users once, sorted %s', async (sort) => {
    await insertNumbered(1020, 'Clay Potter');
    const all = Array.from({ length: 1020 }, (_, n) => `clay.${String(n + 1).padStart(5, '0')}`);
    expect(await search({ q: 'cl', sort })).toMatchObject({ total: 200, totalIsCapped: true, isMore: true });
    expect((await readAll({ q: 'cl', sort })).toSorted()).toEqual(all);
  });

  it('finds a user although the usernames of 1,200 earlier users have the same beginning', async () => {
    await insertNumbered(1200, 'Ines');
    await insertPeople([{ name: 'Wheel', username: 'clay.99999' }], 1201);
    expect(await readAll({ q: 'clay wheel' })).toEqual(['clay.99999']);
    expect(await readAll({ q: 'wheel clay' })).toEqual(['clay.99999']);
    await execute(sql`update "user" set is_performer = true where username_key = 'clay.01150'`);
    await execute(
      sql`insert into performer (user_id, status, created_at) select id, 'approved', now() from "user" where username_key = 'clay.01150'`,
    );
    expect(await readAll({ q: 'clay', isPerformer: true })).toEqual(['clay.01150']);
    expect(await search({ q: 'clay', isPerformer: true })).toMatchObject({
      data: [],
      totalIsCapped: true,
      isMore: true,
    });
  });

  it('finds users by several words that many names contain', async () => {
    await insertNumbered(1000, 'Clay Potter');
    const page = await search({ q: 'clay pot' });
    expect(page.data).toHaveLength(20);
    expect(page).toMatchObject({ total: 200, totalIsCapped: true, isMore: true });
  });

  it('is refused with a cursor of another list', async () => {
    await insertNumbered(3, 'Ines');
    const { cursor } = await noor.client.call(api.searchUsers, { query: { limit: 1 } });
    expect(cursor).toBeDefined();
    const other = noor.client.call(api.searchUsers, { query: { q: 'clay', cursor: cursor ?? '' } });
    expect(await codeOf(other)).toBe('VALIDATION_FAILED');
  });
});
