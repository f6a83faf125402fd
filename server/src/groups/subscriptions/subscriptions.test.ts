import { api, login } from '@fanlight/sdk';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { charges, performers, settings, subscriptionPeriods, subscriptions } from '../../db/schema/index.ts';
import {
  codeOf,
  createFan,
  createPerformer,
  giveTokens,
  type Person,
  password,
  type TestEngine,
} from '../../testing/index.ts';
import { addTestCard } from '../../testing/money.ts';
import { createEngineWithPeople } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;
const day = 24 * 60 * 60 * 1000;

beforeEach(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople());
  await logInForAYear();
  await mara.client.call(api.updateMyPerformer, { body: { monthlyPrice: 9.95, yearlyPrice: 99 } });
});

afterEach(() => stopCleanly(engine));

/** Logs in both users for a year. */
async function logInForAYear() {
  await login(mara.client, { credentials: 'mara.clay', password, remember: true });
  await login(noor.client, { credentials: 'noor', password, remember: true });
}

const db = () => engine.ports.database.db;
const balanceOf = async ({ client }: Person) => (await client.call(api.getMe)).balance;
const profile = ({ client }: Person) => client.call(api.getPerformer, { params: { id: mara.id } });

type SubscribeOptions = { type?: 'free' | 'monthly' | 'yearly'; expectedPrice?: number; idempotencyKey?: string };
function subscribe({ client }: Person, { idempotencyKey, ...options }: SubscribeOptions = {}, performer = mara) {
  const body = { performerId: performer.id, source: 'wallet' as const, ...options };
  return client.call(api.subscribePerformer, { body, ...(idempotencyKey && { idempotencyKey }) });
}
const cancel = ({ client }: Person, id: string) =>
  client.call(api.cancelSubscription, { params: { provider: 'wallet', id }, body: { reason: 'time-is-short' } });
const listSubscriptions = async ({ client }: Person) => (await client.call(api.listSubscriptions)).data;

/** Advances the clock by one day at a time, and runs the due jobs on each day, as the host's timer does. */
async function pass(days: number) {
  for (let passed = 0; passed < days; passed += 1) {
    engine.clock.advance(day);
    await engine.runDue();
  }
  await engine.settle();
}

describe('a new subscription (rule M7)', () => {
  it('makes the fan follow the performer, who gets only one notification', async () => {
    await giveTokens(engine, noor.id, 20_00);
    await subscribe(noor);
    await engine.settle();
    expect(await profile(noor)).toMatchObject({ isFollowed: true, totalFollowers: 1 });
    const { data } = await mara.client.call(api.listNotifications);
    expect(data.map(({ type }) => type)).toEqual(['subscription']);
  });

  it('does not make the fan follow the performer again when it is renewed', async () => {
    await giveTokens(engine, noor.id, 100_00);
    await subscribe(noor);
    await engine.settle();
    await noor.client.call(api.unfollowPerformer, { params: { id: mara.id } });
    await pass(32);
    expect((await listSubscriptions(noor))[0]?.status).toBe('active');
    expect((await profile(noor)).isFollowed).toBe(false);
  });
});

describe('subscribing with tokens (rules M1, M2, M7)', () => {
  it('charges the performer’s price and gives access to the same day of the next month', async () => {
    await giveTokens(engine, noor.id, 20_00);
    const { subscription, charge, payment, balance } = await subscribe(noor, { expectedPrice: 9.95 });
    expect(subscription).toMatchObject({
      type: 'monthly',
      status: 'active',
      price: 9.95,
      provider: 'wallet',
      isRenewing: true,
      paidThroughAt: '2026-06-21T12:00:00.000Z',
      renewsAt: '2026-06-21T12:00:00.000Z',
      performer: { _id: mara.id },
    });
    expect([charge?.amount, charge?.type, charge?.objectId]).toEqual([9.95, 'subscription', subscription._id]);
    expect([payment, balance, await balanceOf(noor)]).toEqual([null, 10.05, 10.05]);
    expect(await balanceOf(mara)).toBe(7.96);
    expect(await profile(noor)).toMatchObject({
      isSubscribed: true,
      subscribedUntil: '2026-06-21T12:00:00.000Z',
      isRenewing: true,
    });
  });

  it('creates one subscription and one charge for 50 concurrent requests', async () => {
    await giveTokens(engine, noor.id, 1000_00);
    const codes = await Promise.all(Array.from({ length: 50 }, () => codeOf(subscribe(noor))));
    expect(codes.filter((each) => each === 'none')).toHaveLength(1);
    expect(codes.filter((each) => each === 'ALREADY_SUBSCRIBED')).toHaveLength(49);
    expect(await balanceOf(noor)).toBe(990.05);
    expect([await db().$count(subscriptions), await db().$count(charges)]).toEqual([1, 1]);
  });

  it('returns the same response to 20 concurrent requests with one key (rule W4)', async () => {
    await giveTokens(engine, noor.id, 1000_00);
    const key = { idempotencyKey: 'one-subscription' };
    const responses = await Promise.all(Array.from({ length: 20 }, () => subscribe(noor, key)));
    expect(responses).toEqual(Array.from({ length: 20 }, () => responses[0]));
    expect([await balanceOf(noor), await db().$count(charges)]).toEqual([990.05, 1]);
  });

  it('is refused without a charge for a low balance, another price, a type without price, or an existing subscription', async () => {
    expect(await codeOf(subscribe(noor))).toBe('INSUFFICIENT_BALANCE');
    await giveTokens(engine, noor.id, 50_00);
    expect(await codeOf(subscribe(noor, { expectedPrice: 7.95 }))).toBe('PRICE_CHANGED');
    expect(await codeOf(subscribe(mara))).toBe('OWN_ACCOUNT');
    await mara.client.call(api.updateMyPerformer, { body: { yearlyPrice: null } });
    expect(await codeOf(subscribe(noor, { type: 'yearly' }))).toBe('STATUS_CONFLICT');
    await subscribe(noor);
    expect(await codeOf(subscribe(noor))).toBe('ALREADY_SUBSCRIBED');
    expect([await balanceOf(noor), await db().$count(charges)]).toEqual([40.05, 1]);
  });

  it('unlocks items for subscribers, and notifies the performer (rules A1, N1)', async () => {
    const body = { text: 'A glaze test for the inner circle', audience: 'subscribers' as const, files: [] };
    const { _id: id } = await mara.client.call(api.createFeed, { body });
    const read = async () => (await noor.client.call(api.getFeed, { params: { id } })).access;
    expect(await read()).toMatchObject({ isAllowed: false, requiredAction: 'subscribe', price: 9.95 });
    await giveTokens(engine, noor.id, 50_00);
    await subscribe(noor);
    expect(await read()).toMatchObject({ isAllowed: true, reason: 'subscriber' });
    await engine.settle();
    const { data } = await mara.client.call(api.listNotifications, { query: { type: 'subscription' } });
    expect(data).toMatchObject([{ actor: { _id: noor.id }, objectType: 'subscription', amount: 9.95 }]);
  });
});

describe('the free subscription (rule M7)', () => {
  it('lasts one day, can be used once per fan and performer, and never becomes a paid subscription', async () => {
    expect(await profile(noor)).toMatchObject({ isFreeOffered: true, isSubscribed: false, isRenewing: false });
    const { subscription, charge } = await subscribe(noor, { type: 'free' });
    expect(subscription).toMatchObject({ price: 0, isRenewing: false, paidThroughAt: '2026-05-22T12:00:00.000Z' });
    expect(charge).toBeNull();
    expect(await profile(noor)).toMatchObject({ isFreeOffered: false, isSubscribed: true, isRenewing: false });
    await giveTokens(engine, noor.id, 50_00);
    await pass(40);
    expect(await balanceOf(noor)).toBe(50);
    expect(await listSubscriptions(noor)).toMatchObject([{ status: 'ended', endedAt: '2026-05-22T12:00:00.000Z' }]);
    expect(await profile(noor)).toMatchObject({ isFreeOffered: false, isSubscribed: false, subscribedUntil: null });
    expect(await codeOf(subscribe(noor, { type: 'free' }))).toBe('FREE_SUBSCRIPTION_USED');
    await subscribe(noor);
    expect(await listSubscriptions(noor)).toHaveLength(2);
  });

  it.each(['wallet', 'card'] as const)(
    'is replaced by a paid subscription if its subscriber subscribes by %s',
    async (source) => {
      await subscribe(noor, { type: 'free' });
      expect(await profile(noor)).toMatchObject({ isSubscribed: true, subscriptionType: 'free' });
      if (source === 'wallet') await giveTokens(engine, noor.id, 50_00);
      const card = source === 'card' && { paymentMethodId: await addTestCard(noor) };
      const body = { performerId: mara.id, type: 'monthly' as const, source, ...card };
      const { subscription } = await noor.client.call(api.subscribePerformer, { body });
      expect(subscription).toMatchObject({
        type: 'monthly',
        status: 'active',
        paidThroughAt: '2026-06-21T12:00:00.000Z',
      });
      expect(await listSubscriptions(noor)).toMatchObject([
        { type: 'monthly', status: 'active' },
        { type: 'free', status: 'ended' },
      ]);
      expect(await profile(noor)).toMatchObject({
        isSubscribed: true,
        subscriptionType: 'monthly',
        isFreeOffered: false,
      });
    },
  );

  it('is replaced by one paid subscription with one charge when 20 requests to subscribe are concurrent', async () => {
    await subscribe(noor, { type: 'free' });
    await giveTokens(engine, noor.id, 500_00);
    const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(subscribe(noor))));
    expect(codes.filter((each) => each === 'none')).toHaveLength(1);
    expect(await balanceOf(noor)).toBe(490.05);
  });

  it('continues until its end if the payment for a paid subscription fails', async () => {
    await subscribe(noor, { type: 'free' });
    expect(await codeOf(subscribe(noor))).toBe('INSUFFICIENT_BALANCE');
    expect(await listSubscriptions(noor)).toMatchObject([{ type: 'free', status: 'active' }]);
    expect(
      await codeOf(noor.client.call(api.subscribePerformer, { body: { performerId: mara.id, source: 'card' } })),
    ).not.toBe('none');
    expect(await profile(noor)).toMatchObject({ isSubscribed: true, subscriptionType: 'free' });
  });

  it('starts once for 20 concurrent requests, and is not offered in searches afterwards', async () => {
    const offered = async () =>
      (await noor.client.call(api.searchPerformers, { query: { isFree: true } })).data.map(({ _id }) => _id);
    expect(await offered()).toEqual([mara.id]);
    const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(subscribe(noor, { type: 'free' }))));
    expect(codes.filter((each) => each === 'none')).toHaveLength(1);
    expect(await offered()).toEqual([]);
  });

  it('is refused if the settings disable it, or the performer has no price', async () => {
    await mara.client.call(api.updateMyPerformer, { body: { monthlyPrice: null, yearlyPrice: null } });
    expect(await codeOf(subscribe(noor, { type: 'free' }))).toBe('STATUS_CONFLICT');
    await mara.client.call(api.updateMyPerformer, { body: { monthlyPrice: 5 } });
    await db().insert(settings).values({ key: 'freeSubscriptionEnabled', value: false });
    expect(await codeOf(subscribe(noor, { type: 'free' }))).toBe('STATUS_CONFLICT');
  });
});

describe('cancelling (rule M7)', () => {
  it('keeps access to the end of the period, charges nothing more, and is idempotent', async () => {
    await giveTokens(engine, noor.id, 50_00);
    const { subscription } = await subscribe(noor);
    const cancelled = await cancel(noor, subscription._id);
    expect(cancelled).toMatchObject({ status: 'cancelled', isRenewing: false, renewsAt: null });
    expect(await cancel(noor, subscription._id)).toEqual(cancelled);
    expect(await profile(noor)).toMatchObject({
      isSubscribed: true,
      subscribedUntil: '2026-06-21T12:00:00.000Z',
      isRenewing: false,
    });
    await pass(32);
    expect(await profile(noor)).toMatchObject({ isSubscribed: false, isRenewing: false });
    expect(await listSubscriptions(noor)).toMatchObject([{ status: 'ended', endedAt: '2026-06-21T12:00:00.000Z' }]);
    expect(await codeOf(cancel(noor, subscription._id))).toBe('STATUS_CONFLICT');
    expect(await balanceOf(noor)).toBe(40.05);
  });

  it('can be undone without a charge before the subscription ends, and the subscription then renews', async () => {
    await giveTokens(engine, noor.id, 50_00);
    const { subscription } = await subscribe(noor);
    await cancel(noor, subscription._id);
    const secondReceipt = await subscribe(noor);
    expect(secondReceipt).toMatchObject({ charge: null, balance: 40.05, subscription: { _id: subscription._id } });
    expect(await profile(noor)).toMatchObject({ isSubscribed: true, isRenewing: true });
    await pass(31);
    expect(await balanceOf(noor)).toBe(30.1);
  });

  it('is refused if another user requests it, or if the request names a payment provider that the subscription does not use', async () => {
    await giveTokens(engine, noor.id, 50_00);
    const { subscription } = await subscribe(noor);
    expect(await codeOf(cancel(mara, subscription._id))).toBe('FORBIDDEN');
    const otherProvider = { params: { provider: 'stripe' as const, id: subscription._id }, body: {} };
    expect(await codeOf(noor.client.call(api.cancelSubscription, otherProvider))).toBe('NOT_FOUND');
  });
});

describe('renewal (rules M1, M7)', () => {
  it('charges once per period, on the start day of the subscription or on the last day of a shorter month', async () => {
    engine.clock.set(new Date('2028-01-31T12:00:00.000Z'));
    await logInForAYear();
    await giveTokens(engine, noor.id, 200_00);
    await subscribe(noor);
    for (let passed = 0; passed < 30; passed += 1) {
      engine.clock.advance(4 * day);
      await Promise.all([engine.runDue(), engine.runDue()]);
    }
    const periods = await db().select().from(subscriptionPeriods).orderBy(subscriptionPeriods.no);
    expect(periods.map(({ startsAt }) => startsAt.toISOString().slice(0, 10))).toEqual([
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
    ]);
    expect(await balanceOf(noor)).toBe(160.2);
  });

  it('is retried 1, 3 and 5 days after a failure, without access meanwhile, and finally ends the subscription', async () => {
    await giveTokens(engine, noor.id, 9_95);
    await subscribe(noor);
    await pass(31);
    expect(await listSubscriptions(noor)).toMatchObject([
      { status: 'past-due', totalFailures: 1, failureCode: 'insufficient_funds', renewsAt: '2026-06-22T12:00:00.000Z' },
    ]);
    expect(await profile(noor)).toMatchObject({ isSubscribed: false });
    await pass(1);
    expect(await listSubscriptions(noor)).toMatchObject([{ totalFailures: 2, renewsAt: '2026-06-24T12:00:00.000Z' }]);
    await pass(2);
    expect(await listSubscriptions(noor)).toMatchObject([{ totalFailures: 3, renewsAt: '2026-06-26T12:00:00.000Z' }]);
    await pass(2);
    expect(await listSubscriptions(noor)).toMatchObject([{ status: 'ended', totalFailures: 4, renewsAt: null }]);
    expect(await db().$count(charges)).toBe(1);
    const mails = (await noor.client.call(api.listDevelopmentMails)).data.map(({ subject }) => subject);
    expect(mails.filter((subject) => subject.includes('could not be renewed'))).toHaveLength(3);
    expect(mails.filter((subject) => subject.includes('has ended'))).toHaveLength(1);
  });

  it('succeeds at a later attempt, without moving the dates of the periods', async () => {
    await giveTokens(engine, noor.id, 9_95);
    await subscribe(noor);
    await pass(32);
    await giveTokens(engine, noor.id, 30_00);
    await pass(2);
    expect(await listSubscriptions(noor)).toMatchObject([
      { status: 'active', totalFailures: 0, failureCode: null, paidThroughAt: '2026-07-21T12:00:00.000Z' },
    ]);
    expect(await balanceOf(noor)).toBe(20.05);
  });

  it('is not attempted again if the fan starts a new subscription after a failure', async () => {
    await giveTokens(engine, noor.id, 9_95);
    await subscribe(noor);
    await pass(32);
    await giveTokens(engine, noor.id, 30_00);
    await subscribe(noor);
    expect((await listSubscriptions(noor)).map(({ status }) => status)).toEqual(['active', 'ended']);
    expect(await balanceOf(noor)).toBe(20.05);
  });

  it('does not charge for periods that passed while no server ran', async () => {
    await giveTokens(engine, noor.id, 100_00);
    await subscribe(noor);
    engine.clock.set(new Date('2026-09-25T12:00:00.000Z'));
    await engine.runDue();
    expect(await listSubscriptions(noor)).toMatchObject([
      { status: 'active', paidThroughAt: '2026-10-21T12:00:00.000Z' },
    ]);
    expect(await balanceOf(noor)).toBe(80.1);
  });

  it('is not charged after a block or while the performer is hidden, but the paid period continues (rule A4)', async () => {
    const ida = await createFan(engine, 'ida');
    for (const { id } of [noor, ida]) await giveTokens(engine, id, 100_00);
    await subscribe(noor);
    await subscribe(ida);
    await mara.client.call(api.blockUser, { body: { userId: noor.id } });
    await pass(30);
    expect(await listSubscriptions(noor)).toMatchObject([{ status: 'active' }]);
    await pass(1);
    expect(await listSubscriptions(noor)).toMatchObject([{ status: 'ended' }]);
    await db().update(performers).set({ hiddenAt: engine.clock.now() }).where(eq(performers.userId, mara.id));
    await pass(30);
    const [row] = await db().select().from(subscriptions).where(eq(subscriptions.userId, ida.id));
    expect(row?.status).toBe('ended');
    expect([await balanceOf(noor), await db().$count(charges)]).toEqual([90.05, 3]);
  });
});

describe('lists of subscriptions', () => {
  it('can be filtered by status, type and name, sorted by price and read page by page, for fans and performers', async () => {
    const tomas = await createPerformer(engine, 'tomas');
    await tomas.client.call(api.updateMyPerformer, { body: { monthlyPrice: 5 } });
    await giveTokens(engine, noor.id, 200_00);
    const { subscription } = await subscribe(noor, { type: 'yearly' });
    await subscribe(noor, {}, tomas);
    await cancel(noor, subscription._id);
    const list = (query: object) => noor.client.call(api.listSubscriptions, { query });
    expect((await list({ status: 'cancelled' })).data).toHaveLength(1);
    expect((await list({ q: 'TOM' })).data).toMatchObject([{ performer: { _id: tomas.id } }]);
    const first = await list({ sortBy: 'price', sort: 'asc', limit: 1 });
    expect(first).toMatchObject({ total: 2, isMore: true, data: [{ price: 5 }] });
    const second = await list({ sortBy: 'price', sort: 'asc', limit: 1, cursor: first.cursor });
    expect(second).toMatchObject({ isMore: false, data: [{ performer: { _id: mara.id } }] });
    const subscribers = await mara.client.call(api.listSubscribers, { query: { type: 'yearly' } });
    expect(subscribers.data).toMatchObject([{ user: { _id: noor.id }, card: null, failureCode: null }]);
  });

  it('hide a subscriber from the performer while there is a block, but not the subscription from the fan (rule A4)', async () => {
    const ida = await createFan(engine, 'ida');
    for (const { id } of [noor, ida]) await giveTokens(engine, id, 20_00);
    await subscribe(noor);
    await subscribe(ida);
    const listSubscribers = (query = {}) => mara.client.call(api.listSubscribers, { query });
    await mara.client.call(api.blockUser, { body: { userId: noor.id } });
    await ida.client.call(api.blockUser, { body: { userId: mara.id } });
    for (const list of [await listSubscribers(), await listSubscribers({ status: 'active' })])
      expect(list).toMatchObject({ data: [], total: 0 });
    expect(await listSubscriptions(noor)).toMatchObject([{ status: 'active' }]);
    await mara.client.call(api.unblockUser, { params: { id: noor.id } });
    expect(await listSubscribers()).toMatchObject({ total: 1, data: [{ user: { _id: noor.id } }] });
  });
});
