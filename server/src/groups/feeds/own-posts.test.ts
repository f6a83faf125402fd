import { api } from '@fanlight/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFan, createPerformer, giveTokens, type Person, type TestEngine } from '../../testing/index.ts';
import { createEngineWithPeople } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;
const ids: Record<'first' | 'sold' | 'last', string> = { first: '', sold: '', last: '' };

beforeAll(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople());
  const publish = async (body: { text: string; audience: 'public' | 'subscribers'; price?: number }) =>
    (await mara.client.call(api.createFeed, { body }))._id;
  ids.first = await publish({ text: 'First', audience: 'public' });
  ids.sold = await publish({ text: 'For sale', audience: 'subscribers', price: 12.5 });
  ids.last = await publish({ text: 'Last', audience: 'public' });
  await giveTokens(engine, noor.id, 100_00);
});

afterAll(() => stopCleanly(engine));

const like = ({ client }: Person, objectId: string) =>
  client.call(api.createReaction, { body: { action: 'like', objectType: 'feed', objectId } });
const listIds = async (query: { sortBy?: 'popular'; sort?: 'asc'; limit?: number; cursor?: string }) => {
  const { data, cursor } = await mara.client.call(api.listMyFeeds, { query });
  return { ids: data.map(({ _id }) => _id), cursor };
};

describe('the list of own posts', () => {
  it('has the sales of each post, after commission, for its performer alone (rules M2, M5)', async () => {
    const fan = await createFan(engine, 'tomas');
    await giveTokens(engine, fan.id, 100_00);
    for (const { client } of [noor, fan]) await client.call(api.buyFeed, { params: { id: ids.sold }, body: {} });
    const { data } = await mara.client.call(api.listMyFeeds);
    expect(data.map(({ _id, sales }) => [_id, sales])).toEqual([
      [ids.last, { total: 0, net: 0 }],
      [ids.sold, { total: 2, net: 20 }],
      [ids.first, { total: 0, net: 0 }],
    ]);
    const read = await noor.client.call(api.getFeed, { params: { id: ids.sold } });
    const list = await noor.client.call(api.listPerformerFeeds, { params: { username: 'mara.clay' } });
    for (const feed of [read, ...list.data]) expect(feed).not.toHaveProperty('sales');
  });

  it('has no sales that another performer made', async () => {
    const other = await createPerformer(engine, 'otherhouse');
    await other.client.call(api.createFeed, { body: { text: 'Other', audience: 'public' } });
    const { data } = await other.client.call(api.listMyFeeds);
    expect(data.map(({ sales }) => sales)).toEqual([{ total: 0, net: 0 }]);
  });

  it('can start with the most liked post, page by page', async () => {
    await like(noor, ids.first);
    expect((await listIds({})).ids).toEqual([ids.last, ids.sold, ids.first]);
    const page = await listIds({ sortBy: 'popular', limit: 1 });
    expect(page.ids).toEqual([ids.first]);
    const cursor = page.cursor ?? '';
    expect((await listIds({ sortBy: 'popular', cursor })).ids).toEqual([ids.last, ids.sold]);
    expect((await listIds({ sortBy: 'popular', sort: 'asc' })).ids).toEqual([ids.sold, ids.last, ids.first]);
  });
});
