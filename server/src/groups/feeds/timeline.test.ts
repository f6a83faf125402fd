import { api } from '@fanlight/sdk';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { feeds, subscriptions, userBlocks } from '../../db/schema/index.ts';
import { createFan, createPerformer, createTestEngine, type Person } from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

it('the timeline lists and counts the posts of followed and subscribed performers', async () => {
  const engine = await createTestEngine();
  const { db } = engine.ports.database;
  const noor = await createFan(engine, 'noor.fan');
  const [mara, ines, otto, unfollowed] = [
    await createPerformer(engine, 'mara.clay'),
    await createPerformer(engine, 'ines.wood'),
    await createPerformer(engine, 'otto.chess'),
    await createPerformer(engine, 'nobody.follows'),
  ];
  for (const { id } of [mara, ines]) await noor.client.call(api.followPerformer, { params: { id } });
  const now = engine.clock.now();
  await db.insert(subscriptions).values({
    ...{ id: 'e'.repeat(24), userId: noor.id, performerId: otto.id, type: 'monthly', status: 'active', price: 995 },
    ...{ provider: 'wallet', startedAt: now, paidThroughAt: new Date(now.getTime() + 60_000_000) },
    ...{ createdAt: now, updatedAt: now },
  });
  const post = async ({ client }: Person, text: string) => {
    engine.clock.advance(1000);
    return (await client.call(api.createFeed, { body: { text, audience: 'public' } }))._id;
  };
  const ids: string[] = [];
  for (let number = 0; number < 9; number += 1) {
    ids.push(await post([mara, ines, otto][number === 8 ? 0 : Math.min(number, 2)] ?? mara, `Number ${number}`));
    await post(unfollowed, 'Not for the timeline');
  }
  const read = async (query = {}) => noor.client.call(api.listFeeds, { query });
  const readAll = async (sort: 'asc' | 'desc') => {
    const listedIds: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await read({ limit: 2, sort, ...(cursor && { cursor }) });
      expect(page.total).toBe(9);
      listedIds.push(...page.data.map(({ _id }) => _id));
      cursor = page.cursor;
    } while (cursor);
    return listedIds;
  };
  expect(await readAll('desc')).toEqual(ids.toReversed());
  expect(await readAll('asc')).toEqual(ids);
  expect((await read({ limit: 3, offset: 4 })).data.map(({ _id }) => _id)).toEqual(ids.toReversed().slice(4, 7));
  expect(await read({ offset: 20 })).toMatchObject({ data: [], total: 9 });
  // Numbers 2 to 7 are posts of Otto, the only performer to whom the fan is subscribed.
  const subscribedIds = ids.slice(2, 8).toReversed();
  const subscribed = await read({ isSubscribed: true, limit: 4 });
  expect(subscribed).toMatchObject({ total: 6, isMore: true });
  const subscribedRest = await read({ isSubscribed: true, limit: 4, cursor: subscribed.cursor });
  expect([...subscribed.data, ...subscribedRest.data].map(({ _id }) => _id)).toEqual(subscribedIds);
  expect((await read({ isSubscribed: false })).total).toBe(9);

  await db
    .update(feeds)
    .set({ hiddenAt: now })
    .where(eq(feeds.id, ids[3] ?? ''));
  await db.insert(userBlocks).values({ id: 'f'.repeat(24), blockerId: ines.id, userId: noor.id, createdAt: now });
  const withoutHidden = await read();
  expect(withoutHidden.data.map(({ _id }) => _id)).toEqual(
    ids.filter((_, number) => number !== 1 && number !== 3).toReversed(),
  );
  expect(withoutHidden.total).toBe(7);
  // The subscription to Otto ends.
  engine.clock.advance(60_000_000);
  expect((await read()).data.map(({ _id }) => _id)).toEqual([ids[8], ids[0]]);
  expect(await read({ isSubscribed: true })).toMatchObject({ data: [], total: 0 });
  await stopCleanly(engine);
});
