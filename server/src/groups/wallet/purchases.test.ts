import { api } from '@fanlight/sdk';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { charges, events, feeds, galleries, photos, receivables, videos } from '../../db/schema/index.ts';
import {
  codeOf,
  createFan,
  createPerformer,
  giveTokens,
  makePhoto,
  type Person,
  type TestEngine,
} from '../../testing/index.ts';
import { createEngineWithPeople } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;
let feedId: string;

beforeEach(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople());
  feedId = await publish('Every glaze that failed, and why.', 1250);
});

afterEach(() => stopCleanly(engine));

async function publish(text: string, price: number | null, audience: 'subscribers' | 'public' = 'subscribers') {
  const { _id } = await mara.client.call(api.createFeed, { body: { text, audience } });
  await engine.ports.database.db.update(feeds).set({ price }).where(eq(feeds.id, _id));
  return _id;
}

const buy = ({ client }: Person, id = feedId, body: { expectedPrice?: number } = {}, idempotencyKey?: string) =>
  client.call(api.buyFeed, { params: { id }, body, ...(idempotencyKey && { idempotencyKey }) });
const balanceOf = async ({ client }: Person) => (await client.call(api.getMe)).balance;
const read = ({ client }: Person, id = feedId) => client.call(api.getFeed, { params: { id } });

describe('buying a post', () => {
  it('unlocks the post permanently, and pays its performer the price less the commission (rules M1, M2, M5, A1)', async () => {
    await giveTokens(engine, noor.id, 100_00);
    expect(await read(noor)).toMatchObject({ access: { isAllowed: false, requiredAction: 'buy', price: 12.5 } });
    const receipt = await buy(noor, feedId, { expectedPrice: 12.5 });
    expect(receipt).toMatchObject({
      balanceBefore: 100,
      balance: 87.5,
      charge: {
        type: 'feed',
        status: 'paid',
        amount: 12.5,
        objectId: feedId,
        orderId: null,
        performer: { _id: mara.id },
      },
    });
    expect(await read(noor)).toMatchObject({ access: { isAllowed: true, reason: 'bought' }, isTeaser: false });
    expect([await balanceOf(noor), await balanceOf(mara)]).toEqual([87.5, 10]);
  });

  it('is offered together with the subscription, the cheaper one first (rule A1)', async () => {
    expect((await read(noor)).access.alternative).toBeNull();
    await mara.client.call(api.updateMyPerformer, { body: { monthlyPrice: 9.95 } });
    expect((await read(noor)).access).toMatchObject({
      requiredAction: 'subscribe',
      price: 9.95,
      alternative: { action: 'buy', price: 12.5 },
    });
    await giveTokens(engine, noor.id, 100_00);
    await buy(noor);
    expect((await read(noor)).access).toMatchObject({ isAllowed: true, alternative: null });
  });

  it('is refused and charges nothing if the fan has already bought the post (rule M4)', async () => {
    await giveTokens(engine, noor.id, 100_00);
    await buy(noor);
    expect(await codeOf(buy(noor))).toBe('ALREADY_PURCHASED');
    expect(await balanceOf(noor)).toBe(87.5);
  });

  it('charges once for 20 concurrent requests, with one key or with many (rules M4, W4)', async () => {
    await giveTokens(engine, noor.id, 1000_00);
    const results = await Promise.all(Array.from({ length: 20 }, () => codeOf(buy(noor))));
    expect(results.toSorted()).toEqual([...Array.from({ length: 19 }, () => 'ALREADY_PURCHASED'), 'none']);
    const other = await publish('Ash glaze.', 300);
    const same = await Promise.all(Array.from({ length: 20 }, () => buy(noor, other, {}, 'one-key-for-all')));
    expect(same).toEqual(Array.from({ length: 20 }, () => same[0]));
    expect([await balanceOf(noor), await engine.ports.database.db.$count(charges)]).toEqual([984.5, 2]);
  });

  it('succeeds once if the balance covers one of five concurrent purchases (rule M1)', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, (_, n) => publish(`Firing ${n}.`, 1000)));
    await giveTokens(engine, noor.id, 15_00);
    const codes = await Promise.all(ids.map((id) => codeOf(buy(noor, id))));
    expect(codes.toSorted()).toEqual([...Array.from({ length: 4 }, () => 'INSUFFICIENT_BALANCE'), 'none']);
    expect(await balanceOf(noor)).toBe(5);
  });

  it('is refused if the price has changed (rule M2)', async () => {
    await giveTokens(engine, noor.id, 100_00);
    expect(await codeOf(buy(noor, feedId, { expectedPrice: 12 }))).toBe('PRICE_CHANGED');
    expect(await balanceOf(noor)).toBe(100);
  });

  it('is refused to the performer of the post, and for posts that are public or not for sale (rules M3, A1)', async () => {
    await giveTokens(engine, mara.id, 100_00);
    await giveTokens(engine, noor.id, 100_00);
    expect(await codeOf(buy(mara))).toBe('OWN_ACCOUNT');
    expect(await codeOf(buy(noor, await publish('Open to all.', 500, 'public')))).toBe('STATUS_CONFLICT');
    expect(await codeOf(buy(noor, await publish('Subscribers alone.', null)))).toBe('STATUS_CONFLICT');
    expect(await engine.ports.database.db.$count(charges)).toBe(0);
  });

  it('is refused to blocked fans, who keep the posts that they bought before (rule A4)', async () => {
    await giveTokens(engine, noor.id, 100_00);
    const other = await publish('The second one.', 300);
    await buy(noor);
    await mara.client.call(api.blockUser, { body: { userId: noor.id } });
    expect(await codeOf(buy(noor, other))).toBe('NOT_FOUND');
    expect(await read(noor)).toMatchObject({ access: { isAllowed: true } });
    const { data } = await noor.client.call(api.listPurchases);
    expect(data).toMatchObject([{ objectId: feedId, isReachable: true, isDownloadable: false }]);
  });

  it('deducts a receivable from the performer’s earnings, and emits the new balances to payer and performer (rules M12, W6)', async () => {
    const { db } = engine.ports.database;
    const debt = { id: engine.ports.ids.next(), ownerId: mara.id, paymentId: engine.ports.ids.next(), amount: 6_00 };
    await db.insert(receivables).values({ ...debt, createdAt: engine.clock.now() });
    await giveTokens(engine, noor.id, 20_00);
    await buy(noor);
    const emitted = await db.select().from(events).where(eq(events.name, 'wallet/balance-updated'));
    const balances = Object.fromEntries(emitted.map(({ channel, data }) => [channel, data]));
    expect(balances).toEqual({ [`user:${noor.id}`]: { balance: 7.5 }, [`user:${mara.id}`]: { balance: 4 } });
    expect(await balanceOf(mara)).toBe(4);
  });

  it('notifies the performer of the post (rule N1)', async () => {
    await giveTokens(engine, noor.id, 100_00);
    await buy(noor);
    await engine.settle();
    const { data } = await mara.client.call(api.listNotifications);
    expect(data).toMatchObject([
      { type: 'sale', objectType: 'feed', objectId: feedId, amount: 12.5, actor: { _id: noor.id } },
    ]);
  });
});

describe('buying a gallery or a video', () => {
  const common = { audience: 'followers' as const, price: 400 };

  it('charges the price of the item once (rules M2, M4)', async () => {
    const { db } = engine.ports.database;
    const times = { createdAt: engine.clock.now(), updatedAt: engine.clock.now() };
    const { _id: galleryId } = await mara.client.call(api.createGallery, {
      body: { title: 'Kiln', audience: 'followers', price: 4 },
    });
    const body = { photo: await makePhoto(), audience: 'public' as const, galleryId };
    await mara.client.call(api.uploadPhoto, { body });
    const videoId = engine.ports.ids.next();
    await db
      .insert(videos)
      .values({ id: videoId, performerId: mara.id, title: 'Wheel', readyAt: engine.clock.now(), ...common, ...times });
    await giveTokens(engine, noor.id, 8_00);
    const gallery = await noor.client.call(api.buyGallery, { params: { id: galleryId }, body: {} });
    const video = await noor.client.call(api.buyVideo, { params: { id: videoId }, body: { expectedPrice: 4 } });
    expect([gallery.charge.title, video.charge.title, video.balance]).toEqual(['Kiln', 'Wheel', 0]);
    expect(await codeOf(noor.client.call(api.buyVideo, { params: { id: videoId }, body: {} }))).toBe(
      'ALREADY_PURCHASED',
    );
  });

  it('is refused while the gallery is empty (rule A1)', async () => {
    const id = engine.ports.ids.next();
    const times = { createdAt: engine.clock.now(), updatedAt: engine.clock.now() };
    await engine.ports.database.db
      .insert(galleries)
      .values({ id, performerId: mara.id, title: 'Empty', ...common, ...times });
    expect(await codeOf(noor.client.call(api.buyGallery, { params: { id }, body: {} }))).toBe('NOT_FOUND');
  });
});

describe('purchases', () => {
  it('can be filtered by kind, performer and time, and sorted by price', async () => {
    await giveTokens(engine, noor.id, 100_00);
    const tomas = await createPerformer(engine, 'tomas');
    await noor.client.call(api.tipPerformer, { params: { id: tomas.id }, body: { amount: 10 } });
    await buy(noor);
    engine.clock.advance(60_000);
    const later = engine.clock.now().toISOString();
    const second = await publish('Ash glaze.', 300);
    await buy(noor, second);
    const list = async (query: object) =>
      (await noor.client.call(api.listPurchases, { query })).data.map(({ objectId }) => objectId);
    expect(await list({})).toEqual([second, feedId]);
    expect(await list({ sortBy: 'price' })).toEqual([feedId, second]);
    expect(await list({ q: 'ash' })).toEqual([second]);
    expect(await list({ from: later })).toEqual([second]);
    expect(await list({ to: later, type: 'feed' })).toEqual([feedId]);
    expect(await list({ performerId: tomas.id })).toEqual([]);
    const first = await noor.client.call(api.listPurchases, { query: { limit: 1, sortBy: 'price' } });
    const next = { limit: 1, sortBy: 'price', cursor: first.cursor ?? '' } as const;
    expect([first.isMore, await list(next)]).toEqual([true, [second]]);
    const kinds = async (query: object) =>
      (await noor.client.call(api.listCharges, { query })).data.map(({ type }) => type);
    expect(await kinds({})).toEqual(['feed', 'feed', 'tip']);
    expect(await kinds({ type: 'tip' })).toEqual(['tip']);
    expect(await kinds({ performerId: mara.id, from: later })).toEqual(['feed']);
  });

  it('stay visible only to their buyers after the performer deletes the item (rules A4, M4)', async () => {
    await giveTokens(engine, noor.id, 100_00);
    const ines = await createFan(engine, 'ines');
    await buy(noor);
    await noor.client.call(api.createReaction, { body: { action: 'like', objectType: 'feed', objectId: feedId } });
    await mara.client.call(api.deleteFeed, { params: { id: feedId } });
    expect(await read(noor)).toMatchObject({
      text: 'Every glaze that failed, and why.',
      totalLikes: 0,
      isLiked: false,
    });
    expect((await noor.client.call(api.listPurchases)).data).toMatchObject([{ objectId: feedId, isReachable: true }]);
    for (const person of [mara, ines]) expect(await codeOf(read(person))).toBe('NOT_FOUND');
    expect(await codeOf(mara.client.call(api.deleteFeed, { params: { id: feedId } }))).toBe('NOT_FOUND');
    expect(await codeOf(mara.client.call(api.updateFeed, { params: { id: feedId }, body: { text: 'Gone.' } }))).toBe(
      'NOT_FOUND',
    );
    expect((await mara.client.call(api.listMyFeeds)).data).toEqual([]);
    expect((await mara.client.call(api.listFeeds)).data).toEqual([]);
    expect((await ines.client.call(api.listFeeds, { query: { q: 'glaze' } })).data).toEqual([]);
    expect(await mara.client.call(api.getPerformer, { params: { id: mara.id } })).toMatchObject({
      totalFeeds: 0,
      totalLikes: 0,
    });
  });

  it('are listed, like bookmarks, without a picture that an urgent report has hidden (rule R1)', async () => {
    const { db } = engine.ports.database;
    const photoIds: string[] = [];
    for (const colour of ['#c86432', '#3264c8']) {
      const body = { photo: await makePhoto(colour), audience: 'public' as const };
      photoIds.push((await mara.client.call(api.uploadPhoto, { body }))._id);
    }
    const body = { title: 'Kiln day', audience: 'subscribers' as const, price: 4, photoIds };
    const gallery = await mara.client.call(api.createGallery, { body });
    await giveTokens(engine, noor.id, 4_00);
    await noor.client.call(api.buyGallery, { params: { id: gallery._id }, body: {} });
    const reaction = { action: 'bookmark' as const, objectType: 'gallery' as const, objectId: gallery._id };
    await noor.client.call(api.createReaction, { body: reaction });
    const pictures = async () => {
      const [purchase] = (await noor.client.call(api.listPurchases)).data;
      const [bookmark] = (await noor.client.call(api.listBookmarks, { params: { type: 'all' } })).data;
      return [purchase?.thumbnailUrl ?? null, bookmark?.thumbnail?.thumbnailUrl ?? null];
    };
    const hide = (id = '') => db.update(photos).set({ hiddenAt: engine.clock.now() }).where(eq(photos.id, id));
    const before = await pictures();
    await hide(photoIds[0]);
    const after = await pictures();
    expect([...before, ...after].every((url) => url !== null)).toBe(true);
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    await hide(photoIds[1]);
    expect(await pictures()).toEqual([null, null]);
  });

  it('are listed as unreachable after a takedown', async () => {
    await giveTokens(engine, noor.id, 100_00);
    await buy(noor);
    await engine.ports.database.db.update(feeds).set({ hiddenAt: engine.clock.now() }).where(eq(feeds.id, feedId));
    const { data } = await noor.client.call(api.listPurchases);
    expect(data).toMatchObject([
      { title: 'Every glaze that failed, and why.', isReachable: false, thumbnailUrl: null },
    ]);
  });
});
