import { api } from '@fanlight/sdk';
import { describe, expect, it } from 'vitest';
import { charges, feeds, subscriptions, userBlocks } from '../db/schema/index.ts';
import { createFan, createPerformer, createTestEngine } from '../testing/index.ts';
import { findContent } from './index.ts';

const day = 24 * 60 * 60 * 1000;

async function setUp() {
  const engine = await createTestEngine();
  const performer = await createPerformer(engine, 'mara');
  const fan = await createFan(engine, 'noor');
  const feed = await performer.client.call(api.createFeed, {
    body: { text: 'Kiln notes', audience: 'subscribers' },
  });
  const { database, clock } = engine.ports;
  const { db } = database;
  const read = (userId: string | null = fan.id) => findContent(db, 'feed', feed._id, { userId, now: clock.now() });
  const buy = (mark = 'f') =>
    db.insert(charges).values({
      id: mark.repeat(24),
      payerId: fan.id,
      performerId: performer.id,
      type: 'feed',
      objectId: feed._id,
      amount: 800,
      commission: 160,
      createdAt: clock.now(),
    });
  const block = () =>
    db
      .insert(userBlocks)
      .values({ id: 'c'.repeat(24), blockerId: performer.id, userId: fan.id, createdAt: clock.now() });
  return { engine, performer, fan, feed, db, clock, read, buy, block };
}

describe('findContent', () => {
  it('gives a subscriber access exactly until the paid period ends (rules A1, M7)', async () => {
    const { engine, performer, fan, db, clock, read } = await setUp();
    expect((await read())?.access).toMatchObject({ isAllowed: false });
    const now = clock.now();
    await db.insert(subscriptions).values({
      id: 'e'.repeat(24),
      userId: fan.id,
      performerId: performer.id,
      type: 'monthly',
      status: 'cancelled',
      price: 995,
      provider: 'wallet',
      startedAt: now,
      paidThroughAt: new Date(now.getTime() + day),
      createdAt: now,
      updatedAt: now,
    });
    expect((await read())?.access).toMatchObject({ isAllowed: true, reason: 'subscriber' });
    expect((await read(null))?.access).toMatchObject({ isAllowed: false, requiredAction: 'login' });
    engine.clock.advance(day - 1);
    expect((await read())?.access.isAllowed).toBe(true);
    engine.clock.advance(1);
    expect((await read())?.access.isAllowed).toBe(false);
    await engine.stop();
  });

  it('hides an item from a blocked user, unless the user bought it (rules A4, M4)', async () => {
    const { engine, read, buy, block, db, clock } = await setUp();
    await block();
    expect(await read()).toBeUndefined();
    await buy();
    expect((await read())?.access).toMatchObject({ isAllowed: true, reason: 'bought' });
    await db.update(charges).set({ status: 'refunded' });
    expect(await read()).toBeUndefined();
    await db.update(charges).set({ status: 'paid' });
    await db.update(feeds).set({ hiddenAt: clock.now() });
    expect(await read()).toBeUndefined();
    await engine.stop();
  });

  it('shows a draft only to its performer (rule A1)', async () => {
    const { engine, performer, db, read } = await setUp();
    await db.update(feeds).set({ status: 'draft' });
    expect(await read()).toBeUndefined();
    expect((await read(performer.id))?.access).toMatchObject({ isAllowed: true, reason: 'owner' });
    await engine.stop();
  });
});

it('refuses an item that the user has bought, unless it was refunded (rule M4)', async () => {
  const { engine, buy, db } = await setUp();
  await buy();
  await expect(buy('a')).rejects.toThrow();
  await db.update(charges).set({ status: 'refunded' });
  await buy('b');
  expect(await db.select().from(charges)).toHaveLength(2);
  await engine.stop();
});
