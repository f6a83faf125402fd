import { api } from '@fanlight/sdk';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFan, createPerformer, createTestEngine, type Person, type TestEngine } from '../testing/index.ts';
import { stopCleanly } from '../testing/stop-cleanly.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;

beforeEach(async () => {
  engine = await createTestEngine();
  mara = await createPerformer(engine, 'mara.clay');
  noor = await createFan(engine, 'noor.fan');
});

// The tests insert rows by SQL, which does not change counters, so these counters are not checked.
afterEach(() => stopCleanly(engine, ['performer.total_feeds', 'gallery.total_photos']));

const execute = async <Row>(statement: ReturnType<typeof sql>): Promise<Row[]> =>
  ((await engine.ports.database.db.execute(statement)) as unknown as { rows: Row[] }).rows;

/** Inserts an item of a kind, whose title or text contains the words. */
const insertItem = (kind: 'video' | 'reel' | 'gallery' | 'photo' | 'product', words: string) => {
  const now = sql`${engine.clock.now().toISOString()}::timestamptz`;
  const common = sql`${`${kind}-1`}, ${mara.id}, ${words}, ${now}, ${now}`;
  const columns = sql.raw('id, performer_id');
  const times = sql.raw('created_at, updated_at');
  return {
    video: sql`insert into video (${columns}, title, ${times}, audience, file_id, ready_at) values (${common}, 'public', 'file-1', ${now})`,
    reel: sql`insert into reel (${columns}, text, ${times}, audience, file_id, ready_at) values (${common}, 'public', 'file-2', ${now})`,
    gallery: sql`insert into gallery (${columns}, title, ${times}, audience, total_photos) values (${common}, 'public', 1)`,
    photo: sql`insert into photo (${columns}, text, ${times}, audience, file_id) values (${common}, 'public', 'file-3')`,
    product: sql`insert into product (${columns}, title, ${times}, type, price, stock) values (${common}, 'physical', 500, 3)`,
  }[kind];
};

const insertFiles = () =>
  execute(sql`insert into file (id, owner_id, purpose, kind, mime, width, height, display_bytes, thumbnail_bytes, preview, attached_at, created_at)
    select 'file-' || n, ${mara.id}, 'video', 'video', 'video/mp4', 640, 360, 1, 1, '', now(), now() from generate_series(1, 3) n`);

/** Inserts posts with numbered ids, because requests could not create as many. */
const insertPosts = (total: number, text: ReturnType<typeof sql>) =>
  execute(sql`insert into feed (id, performer_id, published_id, text, audience, hashtags, created_at, updated_at)
    select 'p' || lpad(n::text, 6, '0'), ${mara.id}, 'p' || lpad(n::text, 6, '0'), ${text}, 'public', '{}', now(), now()
    from generate_series(1, ${sql.raw(String(total))}) n`);

describe('a search', () => {
  it('finds every kind of item by prefixes of words and by misspelled words', async () => {
    await insertFiles();
    const post = await mara.client.call(api.createFeed, { body: { text: 'A kiln at dawn', audience: 'public' } });
    for (const kind of ['video', 'reel', 'gallery', 'photo', 'product'] as const)
      await execute(insertItem(kind, 'A kiln at dawn'));
    for (const q of ['kiln', 'kil', 'kilm', 'klin', 'KILN dawn', 'kilm daw']) {
      const query = { q };
      const found = [
        await noor.client.call(api.listFeeds, { query }),
        await noor.client.call(api.listVideos, { query }),
        await noor.client.call(api.listReels, { query }),
        await noor.client.call(api.listGalleries, { query }),
        await noor.client.call(api.listPhotos, { query }),
        await noor.client.call(api.listProducts, { query }),
      ].map(({ data }) => data.map(({ _id }) => _id));
      expect(found, q).toEqual([[post._id], ['video-1'], ['reel-1'], ['gallery-1'], ['photo-1'], ['product-1']]);
    }
    for (const q of ['king', 'kilims', 'dune']) {
      const { data } = await noor.client.call(api.listProducts, { query: { q } });
      expect(data, q).toEqual([]);
    }
    const none = await noor.client.call(api.listProducts, { query: { q: 'kiln zeppelin' } });
    expect(none).toMatchObject({ data: [], total: 0, isMore: false });
  });

  it('finds performers by prefixes, parts and misspellings of their names', async () => {
    for (const q of ['mara', 'clay', 'lay', 'maraa', 'mara clay']) {
      const { data } = await noor.client.call(api.searchPerformers, { query: { q } });
      expect(
        data.map(({ _id }) => _id),
        q,
      ).toEqual([mara.id]);
    }
    expect((await noor.client.call(api.searchPerformers, { query: { q: 'zeppelin' } })).data).toEqual([]);
  });

  it('sorts posts by relevance, or by the requested key and direction', async () => {
    const post = async (text: string) => {
      engine.clock.advance(1000);
      return (await mara.client.call(api.createFeed, { body: { text, audience: 'public' } })).text;
    };
    const best = await post('raku raku raku');
    const older = await post('raku with many other words around it');
    const newer = await post('about raku and other things in a longer text');
    for (const operation of [api.listFeeds, api.listMyFeeds]) {
      const list = async (query: { sort?: 'asc' | 'desc'; sortBy?: 'createdAt' }) =>
        (await mara.client.call(operation, { query: { q: 'raku', ...query } })).data.map(({ text }) => text);
      expect((await list({}))[0]).toBe(best);
      expect(await list({ sort: 'asc' })).toEqual([best, older, newer]);
      expect(await list({ sort: 'desc' })).toEqual([newer, older, best]);
      expect(await list({ sortBy: 'createdAt' })).toEqual([newer, older, best]);
    }
  });

  it('sorts performers by relevance, or by followers if only the direction is given (rule W1)', async () => {
    const best = await createPerformer(engine, 'raku');
    const followed = await createPerformer(engine, 'raku.glazes.and.more');
    const other = await createPerformer(engine, 'the.raku.people');
    await best.client.call(api.updateMyPerformer, { body: { bio: 'raku, raku and raku' } });
    for (const performer of [followed, other]) {
      await noor.client.call(api.followPerformer, { params: { id: performer.id } });
    }
    await mara.client.call(api.followPerformer, { params: { id: followed.id } });
    const list = async (query: { sort?: 'asc' | 'desc'; sortBy?: 'popular' }) =>
      (await noor.client.call(api.searchPerformers, { query: { q: 'raku', ...query } })).data.map(({ _id }) => _id);
    const byFollowers = [followed.id, other.id, best.id];
    expect((await list({}))[0]).toBe(best.id);
    expect(await list({ sortBy: 'popular' })).toEqual(byFollowers);
    expect(await list({ sort: 'desc' })).toEqual(byFollowers);
    expect(await list({ sort: 'asc' })).toEqual(byFollowers.toReversed());
  });

  it('finds unpublished items only for their performer', async () => {
    await mara.client.call(api.createFeed, { body: { text: 'a raku draft', audience: 'public', status: 'draft' } });
    expect((await mara.client.call(api.listMyFeeds, { query: { q: 'raku' } })).data).toHaveLength(1);
    expect((await noor.client.call(api.listFeeds, { query: { q: 'raku' } })).data).toEqual([]);
  });
});

describe('a search with more matches than fit into one window of results', () => {
  it.each([{}, { sort: 'desc' }, { sort: 'asc' }] as const)(
    'returns each match once while posts are added, with the order %o',
    async (order) => {
      await insertPosts(450, sql`'raku ' || repeat('raku ', n % 3)`);
      const seen: string[] = [];
      let cursor: string | undefined;
      let total = 0;
      do {
        const query = { q: 'raku', limit: 90, ...order, ...(cursor && { cursor }) };
        const page = await noor.client.call(api.listFeeds, { query });
        expect(page.isMore).toBe(page.cursor !== undefined);
        if (!cursor) expect(page).toMatchObject({ total: 200, totalIsCapped: true });
        seen.push(...page.data.map(({ _id }) => _id));
        total += 1;
        engine.clock.advance(1000);
        await mara.client.call(api.createFeed, { body: { text: 'raku as well', audience: 'public' } });
        cursor = page.cursor;
      } while (cursor && total < 20);
      const numbered = seen.filter((id) => id.startsWith('p'));
      expect(numbered).toHaveLength(450);
      expect(new Set(seen).size).toBe(seen.length);
    },
  );

  it('is refused with a cursor of another list', async () => {
    await insertPosts(3, sql`'raku'`);
    const { cursor } = await noor.client.call(api.searchPerformers, { query: { limit: 1 } });
    const other = cursor ?? 'MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy';
    await expect(noor.client.call(api.listFeeds, { query: { q: 'raku', cursor: other } })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });
});

describe('the vocabulary', () => {
  const words = () =>
    execute<{ word: string; documents: number }>(
      sql`select word, documents from search_word where kind = 'feed' order by word`,
    );

  it('counts the posts that contain a word, and is updated after changes and deletions', async () => {
    const one = await mara.client.call(api.createFeed, { body: { text: 'raku raku clay', audience: 'public' } });
    const two = await mara.client.call(api.createFeed, { body: { text: 'raku', audience: 'public' } });
    await engine.runDue();
    expect(await words()).toEqual([
      { word: 'clay', documents: 1 },
      { word: 'raku', documents: 2 },
    ]);
    await mara.client.call(api.updateFeed, { params: { id: one._id }, body: { text: 'clay body' } });
    await engine.runDue();
    expect(await words()).toEqual([
      { word: 'body', documents: 1 },
      { word: 'clay', documents: 1 },
      { word: 'raku', documents: 1 },
    ]);
    await mara.client.call(api.deleteFeed, { params: { id: one._id } });
    await mara.client.call(api.deleteFeed, { params: { id: two._id } });
    await engine.runDue();
    expect(await words()).toEqual([]);
    expect(await execute(sql`select 1 from search_word_change`)).toEqual([]);
  });

  it('is not changed by likes, views and other changes that keep the words', async () => {
    const { _id } = await mara.client.call(api.createFeed, { body: { text: 'raku', audience: 'public' } });
    await engine.runDue();
    await noor.client.call(api.createReaction, { body: { action: 'like', objectType: 'feed', objectId: _id } });
    await mara.client.call(api.updateFeed, { params: { id: _id }, body: { audience: 'followers' } });
    expect(await execute(sql`select 1 from search_word_change`)).toEqual([]);
  });

  it('lets a search find a new word both before and after the vocabulary is updated', async () => {
    await mara.client.call(api.createFeed, { body: { text: 'wollastonite', audience: 'public' } });
    const find = async (q: string) => (await noor.client.call(api.listFeeds, { query: { q } })).data.length;
    expect([await find('wolla'), await find('wolastonite')]).toEqual([1, 1]);
    await engine.runDue();
    expect([await find('wolla'), await find('wolastonite')]).toEqual([1, 1]);
  });

  it('lets a search find a frequent word by its prefix if more words have the prefix than are compared', async () => {
    await mara.client.call(api.createFeed, { body: { text: 'rakuware', audience: 'public' } });
    await engine.runDue();
    await execute(sql`update search_word set documents = 100 where word = 'rakuware'`);
    await execute(sql`insert into search_word (kind, word, documents)
      select 'feed', 'raku' || n, 1 from generate_series(1, 1200) n`);
    expect((await noor.client.call(api.listFeeds, { query: { q: 'raku' } })).data).toHaveLength(1);
  });

  it('is updated once by concurrent workers', async () => {
    await insertPosts(1200, sql`'raku ' || n % 7`);
    await Promise.all([engine.runDue(), engine.runDue()]);
    expect((await words()).find(({ word }) => word === 'raku')).toEqual({ word: 'raku', documents: 1200 });
  });
});
