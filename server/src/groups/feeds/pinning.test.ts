import { api } from '@fanlight/sdk';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { feeds } from '../../db/schema/index.ts';
import { giveTokens, type Person, type TestEngine } from '../../testing/index.ts';
import { createEngineWithPeople, publishPost } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;
/** Five posts, from the oldest. */
let ids: string[];

beforeEach(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople());
  ids = [];
  for (const text of ['One', 'Two', 'Three', 'Four', 'Five']) ids.push(await publishPost(mara, { text }));
});

afterEach(() => stopCleanly(engine));

const at = (...positions: number[]) => positions.map((position) => ids[position]);
const pin = async (position: number) => {
  engine.clock.advance(1000);
  return mara.client.call(api.pinFeed, { params: { id: ids[position] ?? '' } });
};
const list = (query = {}, { client } = noor) =>
  client.call(api.listPerformerFeeds, { params: { username: 'mara.clay' }, query });
const listIds = async (query = {}, person = noor) => (await list(query, person)).data.map(({ _id }) => _id);

describe('pinned posts', () => {
  it('come first on the profile, the latest pinned first', async () => {
    await pin(1);
    await pin(0);
    const page = await list();
    expect(page.data.map(({ _id }) => _id)).toEqual(at(0, 1, 4, 3, 2));
    expect(page.data.map(({ isPinned }) => isPinned)).toEqual([true, true, false, false, false]);
    expect(page).toMatchObject({ total: 5, isMore: false });
    expect(await listIds({}, mara)).toEqual(at(0, 1, 4, 3, 2));
  });

  it('are listed at their times if an order is requested, and in the timeline', async () => {
    await pin(1);
    expect(await listIds({ sort: 'asc' })).toEqual(ids);
    expect(await listIds({ sortBy: 'createdAt' })).toEqual(ids.toReversed());
    await noor.client.call(api.followPerformer, { params: { id: mara.id } });
    const { data } = await noor.client.call(api.listFeeds, { query: {} });
    expect(data.map(({ _id }) => _id)).toEqual(ids.toReversed());
  });

  it.each([1, 2, 3, 4])('occur once in pages of %i posts, by cursor and by offset', async (limit) => {
    for (const position of [0, 4, 2]) await pin(position);
    const expectedIds = at(2, 4, 0, 3, 1);
    const byCursor: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ limit, ...(cursor && { cursor }) });
      expect(page.total).toBe(5);
      byCursor.push(...page.data.map(({ _id }) => _id));
      expect(page.isMore).toBe(byCursor.length < 5);
      cursor = page.cursor;
    } while (cursor);
    expect(byCursor).toEqual(expectedIds);
    const byOffset: string[] = [];
    for (let offset = 0; offset < 5; offset += limit) byOffset.push(...(await listIds({ limit, offset })));
    expect(byOffset).toEqual(expectedIds);
  });

  it('are at most three, also after concurrent calls', async () => {
    const results = await Promise.allSettled(ids.map((id) => mara.client.call(api.pinFeed, { params: { id } })));
    const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(failures).toMatchObject([
      { code: 'STATUS_CONFLICT', reason: 'TOO_MANY_PINNED', params: { max: 3 } },
      { code: 'STATUS_CONFLICT', reason: 'TOO_MANY_PINNED', params: { max: 3 } },
    ]);
    const pinned = (await list()).data.filter(({ isPinned }) => isPinned);
    expect(pinned).toHaveLength(3);
    await mara.client.call(api.unpinFeed, { params: { id: pinned[0]?._id ?? '' } });
    const free = ids.find((id) => pinned.every(({ _id }) => _id !== id)) ?? '';
    expect(await mara.client.call(api.pinFeed, { params: { id: free } })).toMatchObject({ isPinned: true });
  });

  it('keep their place if they are pinned again, and are not marked as edited', async () => {
    await pin(0);
    await pin(1);
    const again = await pin(0);
    expect(again.updatedAt).toBe(again.createdAt);
    expect((await listIds()).slice(0, 2)).toEqual(at(1, 0));
  });

  it('are unpinned, which is idempotent', async () => {
    await pin(0);
    for (const _ of [1, 2])
      expect(await mara.client.call(api.unpinFeed, { params: { id: ids[0] ?? '' } })).toMatchObject({
        isPinned: false,
      });
    expect(await listIds()).toEqual(ids.toReversed());
  });

  it('are published posts', async () => {
    const id = await publishPost(mara, { status: 'draft' });
    await expect(mara.client.call(api.pinFeed, { params: { id } })).rejects.toMatchObject({
      code: 'STATUS_CONFLICT',
      reason: 'POST_NOT_PUBLISHED',
    });
  });

  it('stop being pinned when they are deleted, also if buyers keep them (rule M4)', async () => {
    const sold = await publishPost(mara, { audience: 'subscribers', price: 5 });
    await giveTokens(engine, noor.id, 10_00);
    await noor.client.call(api.buyFeed, { params: { id: sold }, body: {} });
    for (const id of [sold, ...at(0, 1)]) await mara.client.call(api.pinFeed, { params: { id: id ?? '' } });
    await mara.client.call(api.deleteFeed, { params: { id: sold } });
    await mara.client.call(api.deleteFeed, { params: { id: ids[0] ?? '' } });
    expect(await noor.client.call(api.getFeed, { params: { id: sold } })).toMatchObject({ isPinned: false });
    await pin(2);
    await pin(3);
    expect(await listIds()).toEqual(at(3, 2, 1, 4));
  });

  it('are hidden from others if a report hides them, and stay in the list of their performer (rule R1)', async () => {
    await pin(0);
    const { db } = engine.ports.database;
    await db
      .update(feeds)
      .set({ hiddenAt: engine.clock.now() })
      .where(eq(feeds.id, ids[0] ?? ''));
    expect(await listIds()).toEqual(at(4, 3, 2, 1));
    expect(await listIds({}, mara)).toEqual(at(0, 4, 3, 2, 1));
  });
});
