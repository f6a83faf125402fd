import { api } from '@fanlight/sdk';
import { eq, or } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { charges, fans, payments } from '../../db/schema/index.ts';
import {
  addTestCard,
  codeOf,
  createFan,
  createPerformer,
  giveTokens,
  type Person,
  password,
  type TestEngine,
} from '../../testing/index.ts';
import { createEngineWithPeople } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;

beforeEach(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople({ tokens: 200_00, prices: { monthlyPrice: 9.95 } }));
  await follow(noor);
});

afterEach(() => stopCleanly(engine));

const db = () => engine.ports.database.db;
const follow = ({ client }: Person, { id } = mara) => client.call(api.followPerformer, { params: { id } });
type Changes = { isVip?: boolean; isMuted?: boolean; note?: string | null };
const update = (body: Changes, { id } = noor, { client } = mara) =>
  client.call(api.updateFan, { params: { id }, body });
const listFollowers = async (query = {}, { client } = mara) => (await client.call(api.listFollowers, { query })).data;
const listSubscribers = async (query = {}) => (await mara.client.call(api.listSubscribers, { query })).data;
const tip = ({ client }: Person, amount: number, { id } = mara) =>
  client.call(api.tipPerformer, { params: { id }, body: { amount } });
const subscribe = ({ client }: Person, source: 'wallet' | 'card' = 'wallet') =>
  client.call(api.subscribePerformer, { body: { performerId: mara.id, source } });

describe('a note and lists', () => {
  it('are empty at first, and only the given values change', async () => {
    expect((await listFollowers())[0]?.fan).toEqual({ isVip: false, isMuted: false, note: null, spent: 0 });
    expect(await update({ isVip: true })).toEqual({ isVip: true, isMuted: false, note: null, spent: 0 });
    await update({ note: '  Collects the blue bowls. ' });
    await update({ isMuted: true, isVip: false });
    expect((await listFollowers())[0]?.fan).toEqual({
      isVip: false,
      isMuted: true,
      note: 'Collects the blue bowls.',
      spent: 0,
    });
    await subscribe(noor);
    expect((await listSubscribers())[0]?.fan).toMatchObject({ isMuted: true, note: 'Collects the blue bowls.' });
  });

  it('leave no row when nothing is left', async () => {
    await update({ isVip: true, note: 'Blue bowls.' });
    expect(await update({ isVip: false, note: ' ' })).toEqual({ isVip: false, isMuted: false, note: null, spent: 0 });
    expect(await db().select().from(fans)).toEqual([]);
  });

  it('keep all values of concurrent changes', async () => {
    await Promise.all([update({ isVip: true }), update({ isMuted: true }), update({ note: 'Blue bowls.' })]);
    expect(await update({ isVip: true })).toEqual({ isVip: true, isMuted: true, note: 'Blue bowls.', spent: 0 });
  });

  it('are seen only by the performer who wrote them', async () => {
    const { subscription } = await subscribe(noor);
    await update({ isVip: true, note: 'Blue bowls.' });
    expect(subscription.fan).toBeNull();
    const { data: following } = await noor.client.call(api.listFollowing);
    const { data: subscriptions } = await noor.client.call(api.listSubscriptions);
    expect([following[0]?.fan, subscriptions[0]?.fan]).toEqual([null, null]);
    const ines = await createPerformer(engine, 'ines');
    await follow(noor, ines);
    expect((await listFollowers({}, ines))[0]?.fan).toEqual({ isVip: false, isMuted: false, note: null, spent: 0 });
  });

  it('are refused for fans as writers, for oneself and for unknown users', async () => {
    expect(await codeOf(update({ isVip: true }, mara, noor))).toBe('FORBIDDEN');
    expect(await codeOf(update({ isVip: true }, mara))).toBe('NOT_FOUND');
    expect(await codeOf(update({ isVip: true }, { ...noor, id: 'f'.repeat(24) }))).toBe('NOT_FOUND');
    expect(await codeOf(update({ note: 'a'.repeat(1001) }))).toBe('VALIDATION_FAILED');
    expect(await codeOf(update({}))).toBe('VALIDATION_FAILED');
  });

  it('filter both lists and their totals', async () => {
    const ida = await createFan(engine, 'ida');
    await follow(ida);
    await giveTokens(engine, ida.id, 20_00);
    for (const person of [noor, ida]) await subscribe(person);
    await update({ isVip: true }, ida);
    await update({ isMuted: true });
    const namesIn = async (list: 'vip' | 'muted') => {
      const followers = await mara.client.call(api.listFollowers, { query: { list } });
      const subscribers = await mara.client.call(api.listSubscribers, { query: { list } });
      const names = [...followers.data, ...subscribers.data].map(({ user }) => user.name);
      return [...names, followers.total, subscribers.total];
    };
    expect(await namesIn('vip')).toEqual(['ida', 'ida', 1, 1]);
    expect(await namesIn('muted')).toEqual(['noor', 'noor', 1, 1]);
  });

  it('are deleted with the account of the fan or of the performer (rule P8)', async () => {
    const ida = await createFan(engine, 'ida');
    const ines = await createPerformer(engine, 'ines');
    await update({ note: 'Blue bowls.' });
    await update({ note: 'Green cups.' }, ida);
    await update({ note: 'Red plates.' }, ida, ines);
    await noor.client.call(api.deleteUser, { params: { id: noor.id }, body: { password } });
    await engine.settle();
    expect((await db().select().from(fans)).map(({ note }) => note).toSorted()).toEqual(['Green cups.', 'Red plates.']);
    expect(await codeOf(update({ isVip: true }))).toBe('NOT_FOUND');
    await mara.client.call(api.deletePerformer, { params: { id: mara.id }, body: { password } });
    await engine.settle();
    const left = await db()
      .select()
      .from(fans)
      .where(or(eq(fans.performerId, mara.id), eq(fans.userId, ida.id)));
    expect(left.map(({ note }) => note)).toEqual(['Red plates.']);
  });
});

describe('what a fan has spent', () => {
  const spent = async () => (await listFollowers())[0]?.fan?.spent;

  it('is the sum of all charges by this performer, without those that were refunded', async () => {
    const ines = await createPerformer(engine, 'ines');
    await tip(noor, 10);
    await tip(noor, 25.5);
    await tip(noor, 40, ines);
    await subscribe(noor);
    expect(await spent()).toBe(45.45);
    expect((await listSubscribers())[0]?.fan?.spent).toBe(45.45);
    await db().update(charges).set({ status: 'refunded' }).where(eq(charges.amount, 25_50));
    expect(await spent()).toBe(19.95);
  });

  it('includes subscriptions that were paid by card, without the refunded part', async () => {
    const paymentMethodId = await addTestCard(noor);
    await noor.client.call(api.subscribePerformer, {
      body: { performerId: mara.id, source: 'card', paymentMethodId },
    });
    await tip(noor, 10);
    expect(await spent()).toBe(19.95);
    await db().update(payments).set({ refundedAmount: 4_00 });
    expect(await spent()).toBe(15.95);
  });
});
