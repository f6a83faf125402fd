import { api } from '@fanlight/sdk';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { feeds, subscriptions, userBlocks } from '../../db/schema/index.ts';
import { createFan, createPerformer, createTestEngine, type Person, type TestEngine } from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let noor: Person;
let ines: Person;
/** The ids of nine posts, from the oldest: two of followed performers, six of a subscribed one, one of a followed one. */
let ids: string[];

beforeEach(async () => {
  engine = await createTestEngine();
  noor = await createFan(engine, 'noor.fan');
  ines = await createPerformer(engine, 'ines.wood');
  const [mara, otto, unfollowed] = [
    await createPerformer(engine, 'mara.clay'),
    await createPerformer(engine, 'otto.chess'),
    await createPerformer(engine, 'nobody.follows'),
  ];
  for (const { id } of [mara, ines]) await noor.client.call(api.followPerformer, { params: { id } });
  const now = engine.clock.now();
  await engine.ports.database.db.insert(subscriptions).values({
    ...{ id: 'e'.repeat(24), userId: noor.id, performerId: otto.id, type: 'monthly', status: 'active', price: 995 },
    ...{ provider: 'wallet', startedAt: now, paidThroughAt: new Date(now.getTime() + 60_000_000) },
    ...{ createdAt: now, updatedAt: now },
  });
  const post = async ({ client }: Person, text: string) => {
    engine.clock.advance(1000);
    return (await client.call(api.createFeed, { body: { text, audience: 'public' } }))._id;
  };
  ids = [];
  for (const [number, author] of [mara, ines, otto, otto, otto, otto, otto, otto, mara].entries())
    ids.push(await post(author, `Number ${number}`));
  await post(unfollowed, 'Not for the timeline');
});

afterEach(() => stopCleanly(engine));

const read = (query = {}) => noor.client.call(api.listFeeds, { query });
const readIds = async (query = {}) => (await read(query)).data.map(({ _id }) => _id);

describe('the timeline', () => {
  it.each(['asc', 'desc'] as const)(
    'lists the posts of followed and subscribed performers by cursor (%s)',
    async (sort) => {
      const listedIds: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await read({ limit: 2, sort, ...(cursor && { cursor }) });
        expect(page.total).toBe(9);
        listedIds.push(...page.data.map(({ _id }) => _id));
        cursor = page.cursor;
      } while (cursor);
      expect(listedIds).toEqual(sort === 'asc' ? ids : ids.toReversed());
    },
  );

  it('can be read from an offset', async () => {
    expect(await readIds({ limit: 3, offset: 4 })).toEqual(ids.toReversed().slice(4, 7));
    expect(await read({ offset: 20 })).toMatchObject({ data: [], total: 9 });
  });

  it('lists only the posts of subscribed performers on request', async () => {
    const first = await read({ isSubscribed: true, limit: 4 });
    expect(first).toMatchObject({ total: 6, isMore: true });
    const rest = await readIds({ isSubscribed: true, limit: 4, cursor: first.cursor });
    expect([...first.data.map(({ _id }) => _id), ...rest]).toEqual(ids.slice(2, 8).toReversed());
    expect((await read({ isSubscribed: false })).total).toBe(9);
  });

  it('leaves out hidden posts, posts of performers who block the user, and those of ended subscriptions', async () => {
    const { db } = engine.ports.database;
    const now = engine.clock.now();
    await db
      .update(feeds)
      .set({ hiddenAt: now })
      .where(eq(feeds.id, ids[3] ?? ''));
    await db.insert(userBlocks).values({ id: 'f'.repeat(24), blockerId: ines.id, userId: noor.id, createdAt: now });
    const shownIds = ids.filter((_, number) => number !== 1 && number !== 3);
    const page = await read();
    expect([page.data.map(({ _id }) => _id), page.total]).toEqual([shownIds.toReversed(), 7]);
    engine.clock.advance(60_000_000);
    expect(await readIds()).toEqual([ids[8], ids[0]]);
    expect(await read({ isSubscribed: true })).toMatchObject({ data: [], total: 0 });
  });
});
