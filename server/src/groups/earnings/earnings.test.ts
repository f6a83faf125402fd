import { api, type CallOptions, login } from '@fanlight/sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, createPerformer, type Person, password, type TestEngine } from '../../testing/index.ts';
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

describe('the statistics of earnings', () => {
  const stats = (query: CallOptions<'getEarningStats'>['query'] = {}, { client } = mara) =>
    client.call(api.getEarningStats, { query });
  const dayOf = (days: number) => new Date(engine.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);

  it('sum the last 30 days by type and by day, before and after commission (rules M3, M5)', async () => {
    await tip(25);
    const postId = await publishPost(mara, { text: 'Glaze notes', audience: 'subscribers', price: 4 });
    await noor.client.call(api.buyFeed, { params: { id: postId }, body: {} });
    engine.clock.advance(dayMs - 60_000);
    await tip(10);
    const sums = { gross: 39, commission: 7.8, net: 31.2, totalSales: 3 };
    const result = await stats();
    expect(result).toMatchObject({
      ...{ from: dayOf(-29), to: dayOf(0), interval: 'day', ...sums, held: 31.2, payable: 0, frozen: 0 },
      types: [
        { type: 'tip', gross: 35, net: 28, totalSales: 2 },
        { type: 'feed', gross: 4, net: 3.2, totalSales: 1 },
      ],
    });
    expect(result.points).toHaveLength(30);
    expect(result.points.slice(-2)).toEqual([
      { date: dayOf(-1), gross: 29, net: 23.2, totalSales: 2 },
      { date: dayOf(0), gross: 10, net: 8, totalSales: 1 },
    ]);
    expect(await stats({ type: 'feed' })).toMatchObject({ gross: 4, totalSales: 1 });
    expect(await stats({ to: dayOf(-1) })).toMatchObject({ gross: 29, totalSales: 2 });
    expect((await stats({ interval: 'month' })).points.reduce((sum, { net }) => sum + net, 0)).toBeCloseTo(31.2);
  });

  it('equal the list of the same days and the wallet', async () => {
    for (const amount of [11, 12.5, 13]) await tip(amount);
    engine.clock.advance(8 * dayMs);
    await login(mara.client, { credentials: 'mara.clay', password });
    const { data } = await list();
    const { net, payable, held } = await stats();
    expect(net).toBe(data.reduce((sum, earning) => sum + earning.net, 0));
    const wallet = await mara.client.call(api.getWallet);
    expect({ payable, held }).toEqual({ payable: wallet.payableEarnings, held: 0 });
  });

  it('leave out the sales of other performers, and are for performers only', async () => {
    const vera = await createPerformer(engine, 'vera');
    await tip(25);
    expect(await stats({}, vera)).toMatchObject({ gross: 0, totalSales: 0, types: [] });
    expect(await codeOf(stats({}, noor))).toBe('FORBIDDEN');
    expect(await codeOf(stats({ from: dayOf(0), to: dayOf(-1) }))).toBe('VALIDATION_FAILED');
  });
});
