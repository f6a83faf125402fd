import { api } from '@fanlight/sdk';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { charges, performers, videos } from '../../db/schema/index.ts';
import { lockBalances } from '../../ledger/ledger.ts';
import type { Tx } from '../../ports/index.ts';
import {
  codeOf,
  isOnPostgres,
  makePhoto,
  needsPostgres,
  type Person,
  password,
  type TestEngine,
} from '../../testing/index.ts';
import { untilWaitingForLocks } from '../../testing/lock-waits.ts';
import { createEngineWithPeople } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Requests run concurrently only on PostgreSQL, so the race is repeated only there. */
const rounds = isOnPostgres ? 25 : 1;

let engine: TestEngine;
let mara: Person;
let noor: Person;

beforeEach(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople({ tokens: 1000_00 }));
});

afterEach(() => stopCleanly(engine));

const sold = { audience: 'subscribers' as const, price: 5 };

/** Functions that create an item for sale, by the kind of the item. */
const createItem = {
  async feed() {
    const { _id: id } = await mara.client.call(api.createFeed, { body: { text: 'Ash glaze.', ...sold } });
    return id;
  },
  async gallery() {
    const photo = await mara.client.call(api.uploadPhoto, { body: { photo: await makePhoto(), audience: 'public' } });
    const body = { title: 'Kiln day', photoIds: [photo._id], ...sold };
    return (await mara.client.call(api.createGallery, { body }))._id;
  },
  async video() {
    const { database, clock, ids } = engine.ports;
    const [id, now] = [ids.next(), clock.now()];
    // The test does not play the file, so a photo is sufficient.
    const file = await mara.client.call(api.uploadFeedPhoto, { body: { photo: await makePhoto() } });
    const fileFields = { fileId: file._id, readyAt: now, createdAt: now, updatedAt: now };
    await database.db
      .insert(videos)
      .values({ id, performerId: mara.id, title: 'Wheel', ...sold, price: 500, ...fileFields });
    return id;
  },
};
const operations = {
  feed: { buy: api.buyFeed, remove: api.deleteFeed, get: api.getFeed },
  gallery: { buy: api.buyGallery, remove: api.deleteGallery, get: api.getGallery },
  video: { buy: api.buyVideo, remove: api.deleteVideo, get: api.getVideo },
};

describe('the purchase of an item while its performer deletes the item (rule M4)', () => {
  it.each(['feed', 'gallery', 'video'] as const)('is refused, or the buyer keeps access to the %s', async (kind) => {
    for (let round = 0; round < rounds; round += 1) {
      const params = { id: await createItem[kind]() };
      const [bought, removed] = await Promise.all([
        codeOf(noor.client.call(operations[kind].buy, { params, body: {} })),
        codeOf(mara.client.call(operations[kind].remove, { params })),
      ]);
      const found = await codeOf(noor.client.call(operations[kind].get, { params }));
      expect([removed, bought, found]).toEqual(['none', found, found]);
      expect(['none', 'NOT_FOUND']).toContain(found);
      const paid = await engine.ports.database.db.$count(charges, eq(charges.objectId, params.id));
      expect(paid).toBe(found === 'none' ? 1 : 0);
    }
  });
});

/** Functions that prepare a payment of Noor to Mara, and return the function that pays. */
const payments = {
  async tip() {
    return () => noor.client.call(api.tipPerformer, { params: { id: mara.id }, body: { amount: 10 } });
  },
  async post() {
    const params = { id: await createItem.feed() };
    return () => noor.client.call(api.buyFeed, { params, body: {} });
  },
  async product() {
    const file = new File(['%PDF-1.7\n%%EOF'], 'recipes.pdf', { type: 'application/pdf' });
    const body = { title: 'Recipes', type: 'digital' as const, price: 8, file };
    const params = { id: (await mara.client.call(api.createProduct, { body }))._id };
    return () => noor.client.call(api.buyProduct, { params, body: {} });
  },
};

const deletePerformer = () => mara.client.call(api.deletePerformer, { params: { id: mara.id }, body: { password } });

describe('a payment to a performer who deletes the account at the same time (rules M1, P8)', needsPostgres, () => {
  beforeEach(async () => {
    // This tip creates the ledger accounts of both users, which the tests lock.
    await noor.client.call(api.tipPerformer, { params: { id: mara.id }, body: { amount: 10 } });
  });

  /**
   * Starts two calls. The first call waits for `lock`, and the second waits for the locks of the first. Returns the
   * error code of each call, or `none`.
   */
  async function callInOrder(
    lock: (tx: Tx) => Promise<unknown>,
    first: () => Promise<unknown>,
    second: () => Promise<unknown>,
  ) {
    const calls: Promise<string>[] = [];
    await engine.ports.database.transaction(async (tx) => {
      await lock(tx);
      calls.push(codeOf(first()));
      await untilWaitingForLocks(engine.ports.database.db, 1);
      calls.push(codeOf(second()));
      await untilWaitingForLocks(engine.ports.database.db, 2);
    });
    return Promise.all(calls);
  }

  const names = Object.keys(payments) as (keyof typeof payments)[];

  it.each(names)('is refused for a %s if the deletion comes first, and costs nothing', async (kind) => {
    const pay = await payments[kind]();
    const lockMara = (tx: Tx) => tx.select().from(performers).where(eq(performers.userId, mara.id)).for('update');
    expect(await callInOrder(lockMara, deletePerformer, pay)).toEqual(['none', 'NOT_FOUND']);
    expect((await noor.client.call(api.getMe)).balance).toBe(990);
  });

  it.each(names)('succeeds for a %s if the payment comes first, and the deletion waits', async (kind) => {
    const pay = await payments[kind]();
    const lockBalance = (tx: Tx) => lockBalances(tx, [noor.id], () => engine.ports.ids.next());
    expect(await callInOrder(lockBalance, pay, deletePerformer)).toEqual(['none', 'none']);
    expect((await noor.client.call(api.getMe)).balance).toBeLessThan(990);
  });
});
