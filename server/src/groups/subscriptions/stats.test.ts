import { api, login } from '@fanlight/sdk';
import type { SubscriptionStatus, SubscriptionType } from '@fanlight/sdk/models';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { subscriptions } from '../../db/schema/index.ts';
import { createFan, createPerformer, giveTokens, type Person, password, type TestEngine } from '../../testing/index.ts';
import { createEngineWithPeople } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;
const day = 24 * 60 * 60 * 1000;

beforeEach(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople({ tokens: 500_00 }));
  await mara.client.call(api.updateMyPerformer, { body: { monthlyPrice: 9.95, yearlyPrice: 99 } });
});

afterEach(() => stopCleanly(engine));

const readStats = ({ client }: Person) => client.call(api.getSubscriptionStats);

function subscribe({ client }: Person, performer: Person, type: SubscriptionType = 'monthly') {
  return client.call(api.subscribePerformer, { body: { performerId: performer.id, source: 'wallet', type } });
}

const cancel = ({ client }: Person, id: string) =>
  client.call(api.cancelSubscription, { params: { provider: 'wallet', id }, body: {} });

/** Inserts a subscription of a fan to a performer that does not exist. The price is in hundredths. */
async function insert(fan: Person, type: SubscriptionType, price: number, status: SubscriptionStatus = 'active') {
  const { ids, clock, database } = engine.ports;
  const [id, performerId, at] = [ids.next(), ids.next(), clock.now()];
  const renewsAt = type !== 'free' && status === 'active' ? new Date(at.getTime() + 30 * day) : null;
  const times = { startedAt: at, paidThroughAt: at, createdAt: at, updatedAt: at, renewsAt };
  const row = { id, userId: fan.id, performerId, type, status, price, provider: 'wallet' as const, ...times };
  await database.db.insert(subscriptions).values(row);
  return id;
}

describe('the monthly cost of the viewer’s subscriptions (rule M7)', () => {
  it('is 0 without subscriptions', async () => {
    expect(await readStats(noor)).toEqual({ monthlyCost: 0, totalRenewing: 0 });
  });

  it('adds the prices per month and a twelfth of each price per year, and leaves out other fans', async () => {
    const [ines, kofi, ida] = await Promise.all([
      createPerformer(engine, 'ines'),
      createPerformer(engine, 'kofi'),
      createFan(engine, 'ida'),
    ]);
    await ines.client.call(api.updateMyPerformer, { body: { monthlyPrice: 6.7 } });
    await kofi.client.call(api.updateMyPerformer, { body: { yearlyPrice: 99 } });
    await giveTokens(engine, ida.id, 100_00);
    await subscribe(ida, mara);
    await subscribe(noor, mara);
    await subscribe(noor, ines);
    await subscribe(noor, kofi, 'yearly');
    expect(await readStats(noor)).toEqual({ monthlyCost: 24.9, totalRenewing: 3 });
    expect(await readStats(ida)).toEqual({ monthlyCost: 9.95, totalRenewing: 1 });
  });

  it('rounds the sum of the twelfths once, to cents', async () => {
    // A twelfth of 100.00 is 8.333…; two of them are 16.67, and not twice 8.33.
    await insert(noor, 'yearly', 100_00);
    await insert(noor, 'yearly', 100_00);
    expect(await readStats(noor)).toEqual({ monthlyCost: 16.67, totalRenewing: 2 });
  });

  it('includes subscriptions beyond the first page of the list', async () => {
    for (let count = 0; count < 25; count += 1) await insert(noor, 'monthly', 4_99);
    const { data, isMore } = await noor.client.call(api.listSubscriptions, { query: { limit: 20 } });
    expect([data.length, isMore]).toEqual([20, true]);
    expect(await readStats(noor)).toEqual({ monthlyCost: 124.75, totalRenewing: 25 });
  });

  it('leaves out free, cancelled and ended subscriptions, and includes a resumed one', async () => {
    await insert(noor, 'free', 0);
    await insert(noor, 'monthly', 5_00, 'ended');
    const { subscription } = await subscribe(noor, mara);
    await cancel(noor, subscription._id);
    expect(await readStats(noor)).toEqual({ monthlyCost: 0, totalRenewing: 0 });
    await subscribe(noor, mara);
    expect(await readStats(noor)).toEqual({ monthlyCost: 9.95, totalRenewing: 1 });
  });

  it('leaves out a subscription that the performer no longer offers', async () => {
    await subscribe(noor, mara);
    await mara.client.call(api.updateMyPerformer, { body: { monthlyPrice: null } });
    await engine.settle();
    expect(await readStats(noor)).toEqual({ monthlyCost: 0, totalRenewing: 0 });
  });

  it('leaves out a subscription that ends with its period unless the fan consents to a higher price', async () => {
    await login(noor.client, { credentials: 'noor', password, remember: true });
    const { subscription } = await subscribe(noor, mara);
    await mara.client.call(api.updateMyPerformer, { body: { monthlyPrice: 12.95 } });
    await engine.settle();
    expect(await readStats(noor)).toEqual({ monthlyCost: 0, totalRenewing: 0 });
    const params = { id: subscription._id };
    await noor.client.call(api.consentToSubscriptionPrice, { params, body: { price: 12.95 } });
    expect(await readStats(noor)).toEqual({ monthlyCost: 9.95, totalRenewing: 1 });
  });

  it('includes a failed renewal while it is retried, and leaves it out afterwards', async () => {
    const ida = await createFan(engine, 'ida');
    await giveTokens(engine, ida.id, 9_95);
    await login(ida.client, { credentials: 'ida', password, remember: true });
    await subscribe(ida, mara);
    const pass = async (days: number) => {
      for (let passed = 0; passed < days; passed += 1) {
        engine.clock.advance(day);
        await engine.runDue();
      }
    };
    await pass(31);
    expect(await readStats(ida)).toEqual({ monthlyCost: 9.95, totalRenewing: 1 });
    await pass(6);
    expect(await readStats(ida)).toEqual({ monthlyCost: 0, totalRenewing: 0 });
  });
});

describe('the list of subscriptions by status', () => {
  it('lists active ones first and ended ones last, the latest first within a status, over several pages', async () => {
    const statuses = ['ended', 'active', 'cancelled', 'past-due', 'pending', 'active', 'ended'] as const;
    const ids: string[] = [];
    for (const status of statuses) ids.push(await insert(noor, 'monthly', 5_00, status));
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { sortBy: 'status' as const, limit: 2, ...(cursor && { cursor }) };
      const page = await noor.client.call(api.listSubscriptions, { query });
      found.push(...page.data.map(({ _id }) => _id));
      cursor = page.cursor;
    } while (cursor);
    expect(found).toEqual([5, 1, 4, 3, 2, 6, 0].map((index) => ids[index]));
  });
});
