import { api, login } from '@fanlight/sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, giveTokens, type Person, password, type TestEngine } from '../../testing/index.ts';
import { addTestCard, makeCoupon } from '../../testing/money.ts';
import { createEngineWithPeople } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;
const day = 24 * 60 * 60 * 1000;

beforeEach(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople());
  for (const [{ client }, credentials] of [[mara, 'mara.clay'] as const, [noor, 'noor'] as const])
    await login(client, { credentials, password, remember: true });
  await setPrices({ monthlyPrice: 9.95, quarterlyPercentOff: 10, halfYearlyPercentOff: 15 });
});

afterEach(() => stopCleanly(engine));

type Prices = Partial<Record<'monthlyPrice' | 'quarterlyPercentOff' | 'halfYearlyPercentOff', number | null>>;
async function setPrices(body: Prices) {
  const performer = await mara.client.call(api.updateMyPerformer, { body });
  await engine.settle();
  return performer;
}

type Options = {
  type?: 'monthly' | 'quarterly' | 'half-yearly' | 'yearly';
  expectedPrice?: number;
  couponCode?: string;
};
const subscribe = (options: Options = {}) =>
  noor.client.call(api.subscribePerformer, {
    body: { performerId: mara.id, type: 'quarterly', source: 'wallet', ...options },
  });
const balanceOf = async ({ client }: Person) => (await client.call(api.getMe)).balance;
const profile = () => noor.client.call(api.getPerformer, { params: { id: mara.id } });
const listSubscriptions = async () => (await noor.client.call(api.listSubscriptions)).data;

/** Advances the clock by one day at a time, and runs the due jobs on each day, as the host's timer does. */
async function pass(days: number) {
  for (let passed = 0; passed < days; passed += 1) {
    engine.clock.advance(day);
    await engine.runDue();
  }
  await engine.settle();
}

describe('the bundles of a performer (rule M7)', () => {
  it('cost the months at the monthly price less the discount, rounded once to the cent', async () => {
    expect((await profile()).bundles).toEqual([
      { type: 'quarterly', months: 3, percentOff: 10, price: 26.87, saving: 2.98 },
      { type: 'half-yearly', months: 6, percentOff: 15, price: 50.75, saving: 8.95 },
    ]);
    const own = await mara.client.call(api.getMyPerformer);
    expect(own).toMatchObject({ quarterlyPercentOff: 10, halfYearlyPercentOff: 15, bundles: [{ price: 26.87 }, {}] });
  });

  it('are offered only while there are a monthly price and a discount', async () => {
    await setPrices({ halfYearlyPercentOff: null });
    expect((await profile()).bundles).toMatchObject([{ type: 'quarterly' }]);
    expect(await codeOf(subscribe({ type: 'half-yearly' }))).toBe('STATUS_CONFLICT');
    await setPrices({ monthlyPrice: null });
    expect((await profile()).bundles).toEqual([]);
    expect(await codeOf(subscribe())).toBe('STATUS_CONFLICT');
  });

  it('have a discount from 5 to 50 percent', async () => {
    for (const percent of [0, 4, 51, 10.5]) {
      expect(await codeOf(setPrices({ quarterlyPercentOff: percent }))).toBe('VALIDATION_FAILED');
      expect(await codeOf(setPrices({ halfYearlyPercentOff: percent }))).toBe('VALIDATION_FAILED');
    }
    await setPrices({ quarterlyPercentOff: 5, halfYearlyPercentOff: 50 });
    expect((await profile()).bundles).toMatchObject([{ percentOff: 5 }, { percentOff: 50, price: 29.85 }]);
  });
});

describe('a bundle that is bought (rules M2, M5, M7)', () => {
  it('is paid once from the wallet, and gives access for all its months', async () => {
    await giveTokens(engine, noor.id, 100_00);
    expect(await codeOf(subscribe({ expectedPrice: 29.85 }))).toBe('PRICE_CHANGED');
    const { subscription, balance, charge } = await subscribe({ expectedPrice: 26.87 });
    expect(subscription).toMatchObject({
      type: 'quarterly',
      price: 26.87,
      paidThroughAt: '2026-08-21T12:00:00.000Z',
      renewsAt: '2026-08-21T12:00:00.000Z',
      isRenewing: true,
    });
    expect([balance, charge?.amount]).toEqual([73.13, 26.87]);
    expect(await profile()).toMatchObject({
      isSubscribed: true,
      subscriptionType: 'quarterly',
      subscribedUntil: '2026-08-21T12:00:00.000Z',
    });
    // 26.87 less a commission of 20 %, which is 5.37.
    expect(await balanceOf(mara)).toBe(21.5);
    await pass(80);
    expect(await balanceOf(noor)).toBe(73.13);
    expect(await codeOf(subscribe({ type: 'half-yearly' }))).toBe('ALREADY_SUBSCRIBED');
  });

  it('is charged once for 20 concurrent requests', async () => {
    await giveTokens(engine, noor.id, 200_00);
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => subscribe()));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balanceOf(noor)).toBe(173.13);
    expect(await balanceOf(mara)).toBe(21.5);
  });

  it('renews at the same length and price', async () => {
    await giveTokens(engine, noor.id, 60_00);
    await subscribe();
    await pass(93);
    expect(await balanceOf(noor)).toBe(6.26);
    expect(await balanceOf(mara)).toBe(43);
    expect(await listSubscriptions()).toMatchObject([
      { status: 'active', type: 'quarterly', paidThroughAt: '2026-11-21T12:00:00.000Z' },
    ]);
  });

  it('renews at a price that was lowered by the monthly price or the discount', async () => {
    await giveTokens(engine, noor.id, 100_00);
    await subscribe();
    await setPrices({ monthlyPrice: 8 });
    expect(await listSubscriptions()).toMatchObject([{ price: 21.6, newPrice: null }]);
    await setPrices({ quarterlyPercentOff: 50 });
    await pass(93);
    expect(await balanceOf(noor)).toBe(61.13);
  });

  it('needs consent to a smaller discount', async () => {
    await giveTokens(engine, noor.id, 100_00);
    const { subscription } = await subscribe();
    await setPrices({ quarterlyPercentOff: 5 });
    expect(await listSubscriptions()).toMatchObject([
      { price: 26.87, newPrice: 28.36, newPriceAt: '2026-08-21T12:00:00.000Z', isRenewing: false },
    ]);
    await noor.client.call(api.consentToSubscriptionPrice, {
      params: { id: subscription._id },
      body: { price: 28.36 },
    });
    await pass(93);
    expect(await balanceOf(noor)).toBe(44.77);
  });

  it('ends with its period if the performer stops offering it', async () => {
    await giveTokens(engine, noor.id, 100_00);
    await subscribe();
    await setPrices({ quarterlyPercentOff: null });
    expect(await listSubscriptions()).toMatchObject([{ isRenewing: false, renewsAt: null }]);
    await pass(91);
    expect((await profile()).isSubscribed).toBe(true);
    await pass(2);
    expect(await listSubscriptions()).toMatchObject([{ status: 'ended' }]);
    expect(await balanceOf(noor)).toBe(73.13);
  });

  it('keeps access until the end of its period after it is cancelled', async () => {
    await giveTokens(engine, noor.id, 100_00);
    const { subscription } = await subscribe();
    const params = { provider: 'wallet' as const, id: subscription._id };
    await noor.client.call(api.cancelSubscription, { params, body: {} });
    await pass(60);
    expect(await profile()).toMatchObject({ isSubscribed: true, isRenewing: false });
    await pass(33);
    expect((await profile()).isSubscribed).toBe(false);
  });

  it('is paid by card, and renewed by card', async () => {
    const paymentMethodId = await addTestCard(noor);
    await noor.client.call(api.createPaymentCard, { params: { provider: 'sandbox' }, body: { paymentMethodId } });
    const { payment, subscription } = await noor.client.call(api.subscribePerformer, {
      body: { performerId: mara.id, type: 'half-yearly', source: 'card', paymentMethodId, expectedPrice: 50.75 },
    });
    expect(payment).toMatchObject({ amount: 50.75, status: 'succeeded' });
    expect(subscription).toMatchObject({ status: 'active', paidThroughAt: '2026-11-21T12:00:00.000Z' });
    // 50.75 less a commission of 20 %, which is 10.15.
    expect(await balanceOf(mara)).toBe(40.6);
    await pass(186);
    expect(await balanceOf(mara)).toBe(81.2);
  });

  it('can be paid with a coupon, which does not reduce the earnings', async () => {
    await makeCoupon(engine, { code: 'KILN', percentOff: 10 });
    const quote = await noor.client.call(api.applyCoupon, {
      params: { code: 'KILN' },
      body: { type: 'subscription', performerId: mara.id, subscriptionType: 'quarterly', source: 'wallet' },
    });
    expect(quote).toMatchObject({ amountBefore: 26.87, amount: 24.19 });
    await giveTokens(engine, noor.id, 100_00);
    expect((await subscribe({ couponCode: 'KILN' })).balance).toBe(75.81);
    expect(await balanceOf(mara)).toBe(21.5);
  });

  it('counts with a third or a sixth of its price in the costs per month', async () => {
    await giveTokens(engine, noor.id, 100_00);
    await subscribe({ type: 'half-yearly' });
    expect(await noor.client.call(api.getSubscriptionStats)).toEqual({ monthlyCost: 8.46, totalRenewing: 1 });
  });
});
