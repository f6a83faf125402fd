import { api, type CallOptions } from '@fanlight/sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, createPerformer, type Person, type TestEngine } from '../../testing/index.ts';
import { createEngineWithPeople, publishPost } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

const dayMs = 24 * 60 * 60 * 1000;

let engine: TestEngine;
let mara: Person;
let noor: Person;

beforeEach(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople({ tokens: 1000_00, prices: { monthlyPrice: 9.95 } }));
});

afterEach(() => stopCleanly(engine));

const list = (query: CallOptions<'listEarnings'>['query'] = {}, { client } = mara) =>
  client.call(api.listEarnings, { query });
const tip = (amount: number, message?: string) =>
  noor.client.call(api.tipPerformer, { params: { id: mara.id }, body: { amount, ...(message && { message }) } });

describe('the earnings of a performer', () => {
  it('list tips, sales and subscriptions, latest first, with payer, commission and status (rules M3, M5)', async () => {
    await tip(25, 'For the next kiln.');
    const postId = await publishPost(mara, { text: 'Glaze notes', audience: 'subscribers', price: 4 });
    await noor.client.call(api.buyFeed, { params: { id: postId }, body: {} });
    const subscription = { performerId: mara.id, type: 'monthly', source: 'wallet' } as const;
    await noor.client.call(api.subscribePerformer, { body: subscription });
    const { data, total } = await list();
    expect(total).toBe(3);
    expect(data).toMatchObject([
      { type: 'subscription', objectId: null, gross: 9.95, commission: 1.99, net: 7.96, status: 'held' },
      { type: 'feed', objectId: postId, gross: 4, commission: 0.8, net: 3.2, payer: { username: 'noor' } },
      { type: 'tip', objectId: null, title: 'For the next kiln.', gross: 25, commission: 5, net: 20 },
    ]);
  });

  it('contain the tip that a notification is about, under its id', async () => {
    await tip(25);
    await engine.settle();
    const notifications = await mara.client.call(api.listNotifications);
    const { objectId } = notifications.data.find(({ type }) => type === 'tip') ?? {};
    expect((await list()).data).toMatchObject([{ _id: objectId }]);
  });

  it('are filtered by type, status and days, and sorted by their amount', async () => {
    await tip(10);
    await tip(30);
    await tip(20);
    const nets = async (query: CallOptions<'listEarnings'>['query']) => (await list(query)).data.map(({ net }) => net);
    expect(await nets({ sortBy: 'net' })).toEqual([24, 16, 8]);
    expect(await nets({ type: 'product' })).toEqual([]);
    expect(await nets({ status: 'held' })).toHaveLength(3);
    expect(await nets({ status: 'payable' })).toEqual([]);
    const day = (days: number) => new Date(engine.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);
    expect(await nets({ type: 'tip', from: day(0), to: day(0) })).toHaveLength(3);
    expect(await nets({ to: day(-1) })).toEqual([]);
    expect(await nets({ from: day(1) })).toEqual([]);
  });

  it('are listed page by page without a gap, also while new ones arrive', async () => {
    for (const amount of [11, 12, 13, 14]) await tip(amount);
    const first = await list({ limit: 2 });
    await tip(15);
    const second = await list({ limit: 2, ...(first.cursor && { cursor: first.cursor }) });
    expect([...first.data, ...second.data].map(({ gross }) => gross)).toEqual([14, 13, 12, 11]);
    expect(second.isMore).toBe(false);
  });

  it('are listed only for the performer who earned them', async () => {
    const vera = await createPerformer(engine, 'vera');
    await tip(25);
    expect(await list({}, vera)).toMatchObject({ data: [], total: 0 });
    expect(await codeOf(list({}, noor))).toBe('FORBIDDEN');
  });
});
