import { api } from '@fanlight/sdk';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFan, createPerformer, createTestEngine, type Person, type TestEngine } from '../testing/index.ts';
import { stopCleanly } from '../testing/stop-cleanly.ts';
import { readPeriods } from './facets.ts';

let engine: TestEngine;
let mara: Person;
let ines: Person;
let noor: Person;

const day = 24 * 60 * 60 * 1000;
const firstMs = Date.parse('2024-05-21T12:00:00.000Z');

beforeEach(async () => {
  engine = await createTestEngine();
  mara = await createPerformer(engine, 'mara.clay');
  ines = await createPerformer(engine, 'ines.glaze');
  noor = await createFan(engine, 'noor.fan');
});

// The tests insert rows by SQL, which does not change counters, so these counters are not checked.
afterEach(() => stopCleanly(engine, ['performer.total_feeds', 'gallery.total_photos']));

const execute = async <Row>(statement: ReturnType<typeof sql>): Promise<Row[]> =>
  ((await engine.ports.database.db.execute(statement)) as unknown as { rows: Row[] }).rows;

const idAt = (ms: number) => `${ms.toString(16).padStart(12, '0')}aaaaaaaaaaaa`;

/** Inserts posts at equal time intervals. Their ids are like those of real posts that were created at these times. */
async function insertPosts(total: number, text: string, { fromMs, stepMs }: { fromMs: number; stepMs: number }) {
  const ids = Array.from({ length: total }, (_, n) => idAt(fromMs + n * stepMs));
  await execute(sql`insert into feed (id, performer_id, published_id, text, audience, hashtags, created_at, updated_at)
    select id, ${mara.id}, id, ${text}, 'public', '{}', now(), now() from unnest(${`{${ids.join(',')}}`}::text[]) as id`);
  return ids;
}

/** Sets how many documents contain a word, as the vocabulary stores it. A test cannot insert that many documents. */
const setDocuments = (word: string, documents: number) =>
  execute(sql`insert into search_word (kind, word, documents) values ('feed', ${word}, ${documents})
    on conflict (kind, word) do update set documents = excluded.documents`);

async function readAll(query: { q: string; sort?: 'asc' | 'desc' }): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await noor.client.call(api.listFeeds, { query: { ...query, limit: 90, ...(cursor && { cursor }) } });
    seen.push(...page.data.map(({ _id }) => _id));
    cursor = page.cursor;
  } while (cursor);
  return seen;
}

describe('a search for a word that many posts contain', () => {
  beforeEach(() => setDocuments('raku', 5000));

  it('returns each post once in the requested order if posts are unevenly distributed over time', async () => {
    const ids = [
      ...(await insertPosts(150, 'raku', { fromMs: firstMs, stepMs: 4 * day })),
      ...(await insertPosts(450, 'raku', { fromMs: firstMs + 610 * day, stepMs: day / 20 })),
      ...(await insertPosts(40, 'raku', { fromMs: firstMs + 660 * day, stepMs: day })),
    ];
    expect(await readAll({ q: 'raku', sort: 'desc' })).toEqual(ids.toReversed());
    expect(await readAll({ q: 'raku', sort: 'asc' })).toEqual(ids);
    expect((await readAll({ q: 'raku' })).toSorted()).toEqual(ids);
  });

  it('finds posts that are older than the periods that the search reads first', async () => {
    const ids = await insertPosts(30, 'raku', { fromMs: firstMs, stepMs: day });
    await insertPosts(100, 'clay', { fromMs: firstMs + 30 * day, stepMs: 7 * day });
    expect((await readAll({ q: 'raku' })).toSorted()).toEqual(ids);
  });

  it('excludes drafts, deleted and hidden posts, and posts of a performer who blocked the viewer (rules A4 and R1)', async () => {
    await insertPosts(10, 'clay', { fromMs: firstMs, stepMs: 60 * day });
    const ids = await insertPosts(400, 'raku', { fromMs: firstMs + 640 * day, stepMs: day / 20 });
    const [draft, deleted, hidden, ...shown] = ids.toReversed();
    await execute(sql`update feed set status = 'draft' where id = ${draft}`);
    await execute(sql`update feed set deleted_at = now() where id = ${deleted}`);
    await execute(sql`update feed set hidden_at = now() where id = ${hidden}`);
    expect(await readAll({ q: 'raku', sort: 'desc' })).toEqual(shown);
    await mara.client.call(api.blockUser, { body: { userId: noor.id } });
    expect(await readAll({ q: 'raku' })).toEqual([]);
  });
});

describe('readPeriods', () => {
  const read = (share: number, sort: 'asc' | 'desc' = 'desc') =>
    readPeriods(engine.ports.database.db, {
      table: sql`feed`,
      rows: { key: 'every post', values: {}, where: () => sql`true` },
      column: sql`published_id`,
      sort,
      share,
    });

  it('reads the newest or the oldest periods, and one more because the newest period has not ended', async () => {
    const ids = await insertPosts(60, 'raku', { fromMs: firstMs, stepMs: 10 * day });
    const [earliest, latest] = [ids[0]?.slice(0, 5), ids.at(-1)?.slice(0, 5)];
    const newest = await read(0.05);
    expect(newest?.length).toBeGreaterThan(8);
    expect(newest?.length).toBeLessThan(13);
    expect(newest?.at(-1)).toBe(latest);
    expect((await read(0.05, 'asc'))?.[0]).toBe(earliest);
  });

  it('returns undefined for too few or too many periods, and for an id that contains no time', async () => {
    expect(await read(0.05)).toBeUndefined();
    const [id] = await insertPosts(3, 'raku', { fromMs: firstMs, stepMs: day });
    expect(await read(0.05)).toBeUndefined();
    await insertPosts(1, 'raku', { fromMs: firstMs + 20 * 365 * day, stepMs: day });
    expect(await read(0.05)).toHaveLength(119);
    expect(await read(0.2)).toBeUndefined();
    await execute(sql`update feed set published_id = 'welcome' where id = ${id}`);
    expect(await read(0.05)).toBeUndefined();
  });
});

describe('a search in the items of one performer', () => {
  it('finds only the posts and products of the performer', async () => {
    const postOfMara = await mara.client.call(api.createFeed, { body: { text: 'raku', audience: 'public' } });
    const draft = await mara.client.call(api.createFeed, {
      body: { text: 'raku', audience: 'public', status: 'draft' },
    });
    await ines.client.call(api.createFeed, { body: { text: 'raku', audience: 'public' } });
    const ownPosts = await mara.client.call(api.listMyFeeds, { query: { q: 'raku' } });
    expect(ownPosts.data.map(({ _id }) => _id).toSorted()).toEqual([postOfMara._id, draft._id].toSorted());
    for (const { id } of [mara, ines])
      await execute(sql`insert into product (id, performer_id, title, created_at, updated_at, type, price, stock)
        values (${`product-${id}`}, ${id}, 'raku', now(), now(), 'physical', 500, 3)`);
    const products = await noor.client.call(api.listProducts, { query: { q: 'raku', performerId: mara.id } });
    expect(products.data.map(({ _id }) => _id)).toEqual([`product-${mara.id}`]);
  });
});
