import { api } from '@fanlight/sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { users } from '../../db/schema/index.ts';
import {
  codeOf,
  createFan,
  createPerformer,
  createTestEngine,
  createVisitor,
  giveTokens,
  makePhoto,
  type Person,
  password,
  type TestEngine,
} from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';
import { fileUrlsIn, openFile } from '../../testing/viewers.ts';

// The time limit is long, because processing pictures is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let engine: TestEngine;
let mara: Person;
let noor: Person;
let ines: Person;

beforeEach(async () => {
  engine = await createTestEngine();
  mara = await createPerformer(engine, 'mara.clay');
  noor = await createFan(engine, 'noor.of.lisbon');
  ines = await createFan(engine, 'ines');
  await giveTokens(engine, noor.id, 500_00);
});

afterEach(() => stopCleanly(engine));

/** Deletes the account of a fan, and waits until its data is deleted. */
async function remove({ id, client }: Person): Promise<void> {
  await client.call(api.deleteUser, { params: { id }, body: { password } });
  await engine.settle();
}

/** Deletes the account of a performer, and waits until its data is deleted. */
async function removePerformer({ id, client }: Person): Promise<void> {
  await client.call(api.deletePerformer, { params: { id }, body: { password } });
  await engine.settle();
}
const picture = async () => new File([await makePhoto()], 'mug.jpg');

describe('sold items of a performer who deletes the account (rules A4, M4, P8)', () => {
  /**
   * Sells a post with a poll, a gallery with two photos, and a download to Noor. Then removes a photo from the gallery.
   */
  async function sellAll() {
    const { client } = mara;
    const photo = await client.call(api.uploadFeedPhoto, { body: { photo: await picture() } });
    const files = [{ fileId: photo._id, alt: 'Bowls' }];
    const poll = await client.call(api.createFeedPoll, {
      body: { question: 'Ash or iron?', options: ['Ash', 'Iron'] },
    });
    const posted = { text: 'Bowls.', audience: 'subscribers' as const, price: 5, files, pollId: poll._id };
    const feed = await client.call(api.createFeed, { body: posted });
    const gallery = await client.call(api.createGallery, {
      body: { title: 'Kiln day', audience: 'subscribers', price: 5 },
    });
    const photoIds: string[] = [];
    for (let count = 0; count < 2; count += 1) {
      const body = { photo: await picture(), audience: 'public' as const, galleryId: gallery._id };
      photoIds.push((await client.call(api.uploadPhoto, { body }))._id);
    }
    const file = new File(['%PDF-1.7\n%%EOF'], 'recipes.pdf', { type: 'application/pdf' });
    const product = await client.call(api.createProduct, {
      body: { title: 'Recipes', type: 'digital', price: 8, file, image: await picture() },
    });
    await engine.settle();
    await noor.client.call(api.buyFeed, { params: { id: feed._id }, body: {} });
    await noor.client.call(api.buyGallery, { params: { id: gallery._id }, body: {} });
    await noor.client.call(api.buyProduct, { params: { id: product._id }, body: {} });
    const liked = [
      { objectType: 'feed' as const, objectId: feed._id },
      { objectType: 'gallery' as const, objectId: gallery._id },
      { objectType: 'photo' as const, objectId: photoIds[0] as string },
    ];
    for (const about of liked) await noor.client.call(api.createReaction, { body: { action: 'like', ...about } });
    await client.call(api.updatePhoto, { params: { id: photoIds[1] as string }, body: { galleryId: null } });
    return { feedId: feed._id, galleryId: gallery._id, productId: product._id };
  }

  it('stay with their buyers, without the performer’s name', async () => {
    const { feedId, galleryId, productId } = await sellAll();
    const content = 'A keeper.';
    await noor.client.call(api.createComment, { body: { objectType: 'feed', objectId: feedId, content } });
    const before = fileUrlsIn(await noor.client.call(api.getFeed, { params: { id: feedId } }));
    await removePerformer(mara);
    const feed = await noor.client.call(api.getFeed, { params: { id: feedId } });
    expect(feed).toMatchObject({ text: 'Bowls.', totalComments: 1, poll: { question: 'Ash or iron?' } });
    expect(feed.performer).toMatchObject({ name: 'Deleted account', username: null, avatar: null, isVerified: false });
    expect(feed.performer._id).not.toBe(mara.id);
    expect(fileUrlsIn(feed)).toEqual(before);
    const gallery = await noor.client.call(api.getGallery, { params: { id: galleryId } });
    expect(gallery.photos).toHaveLength(2);
    const link = await noor.client.call(api.getProductDownloadLink, { params: { id: productId } });
    for (const url of [...fileUrlsIn([feed, gallery]), link.url])
      expect((await openFile(engine, url)).status).toBe(200);
    const { data } = await noor.client.call(api.listPurchases);
    expect(data.map(({ isReachable }) => isReachable)).toEqual([true, true, true]);
    expect(data[0]?.performer).toMatchObject({ name: 'Deleted account', username: null });
  });

  it('are hidden from all users except their buyers, unlike unsold items, which are deleted', async () => {
    const { feedId, galleryId, productId } = await sellAll();
    const unsold = await mara.client.call(api.createFeed, { body: { text: 'Only here.', audience: 'public' } });
    const stored = () => new Set([...engine.storage.entries.keys()].map((key) => key.split('/')[2]));
    await mara.client.call(api.uploadPerformerAvatar, { body: { avatar: await picture() } });
    await mara.client.call(api.uploadPhoto, { body: { photo: await picture(), audience: 'public' } });
    expect(stored().size).toBe(7);
    await removePerformer(mara);
    // These are one file of the post, two of the gallery, the product's picture and its download.
    expect(stored().size).toBe(5);
    for (const { client } of [ines, { client: createVisitor(engine) }]) {
      for (const id of [feedId, unsold._id])
        expect(await codeOf(client.call(api.getFeed, { params: { id } }))).toBe('NOT_FOUND');
      expect(await codeOf(client.call(api.getGallery, { params: { id: galleryId } }))).toBe('NOT_FOUND');
      expect(await codeOf(client.call(api.getProduct, { params: { id: productId } }))).toBe('NOT_FOUND');
      expect((await client.call(api.listProducts)).data).toEqual([]);
      expect((await client.call(api.listPhotos)).data).toEqual([]);
    }
    expect(await codeOf(noor.client.call(api.getFeed, { params: { id: unsold._id } }))).toBe('NOT_FOUND');
  });

  it('belong to a placeholder account that users cannot find, follow or tip', async () => {
    const { feedId } = await sellAll();
    await removePerformer(mara);
    const { performer } = await noor.client.call(api.getFeed, { params: { id: feedId } });
    const params = { id: performer._id };
    expect(await codeOf(noor.client.call(api.getPerformer, { params }))).toBe('NOT_FOUND');
    expect(await codeOf(noor.client.call(api.getUser, { params }))).toBe('NOT_FOUND');
    expect(await codeOf(noor.client.call(api.followPerformer, { params }))).toBe('NOT_FOUND');
    expect(await codeOf(noor.client.call(api.tipPerformer, { params, body: { amount: 10 } }))).toBe('NOT_FOUND');
    expect((await noor.client.call(api.searchUsers, { query: { q: 'Deleted' } })).data).toEqual([]);
    const rows = await engine.ports.database.db.select().from(users);
    expect(rows.filter(({ email }) => email.endsWith('.invalid'))).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('mara.clay');
  });

  it('leave no placeholder account if all buyers have deleted their accounts', async () => {
    await sellAll();
    await remove(noor);
    await removePerformer(mara);
    expect((await engine.ports.database.db.select().from(users)).map(({ id }) => id)).toEqual([ines.id]);
    expect(engine.storage.entries.size).toBe(0);
  });
});

describe('orders of a buyer (rule P8)', () => {
  async function order(type: 'physical' | 'digital') {
    const file = new File(['%PDF-1.7\n%%EOF'], 'recipes.pdf', { type: 'application/pdf' });
    const kind = type === 'physical' ? { type, stock: 6 } : { type, file };
    const { _id: id } = await mara.client.call(api.createProduct, { body: { title: 'Mug', price: 8, ...kind } });
    const street = { name: 'Noor Haddad', line1: 'Rua das Gaivotas 14', postalCode: '1200-202' };
    const address = await noor.client.call(api.createAddress, {
      body: { ...street, city: 'Lisbon', countryCode: 'PT' },
    });
    const body = { note: 'For Noor', ...(type === 'physical' && { addressId: address._id }) };
    return (await noor.client.call(api.buyProduct, { params: { id }, body })).order._id;
  }
  const read = (id: string) => mara.client.call(api.getOrder, { params: { id } });
  const move = (id: string, status: 'shipped' | 'delivered') =>
    mara.client.call(api.updateOrder, { params: { id }, body: { status, trackingNumber: 'PT-1' } });
  const removedFields = { deliveryAddress: null, note: null, trackingNumber: null, trackingUrl: null };

  it('lose their delivery address and note when the buyer deletes the account, or at delivery if they are already shipped', async () => {
    const [arrived, underway, digital] = [await order('physical'), await order('physical'), await order('digital')];
    await engine.settle();
    await move(arrived, 'delivered');
    await move(underway, 'shipped');
    await remove(noor);
    for (const id of [arrived, digital])
      expect(await read(id)).toMatchObject({ ...removedFields, user: { name: 'Deleted account' } });
    expect(await read(underway)).toMatchObject({ note: 'For Noor', deliveryAddress: { name: 'Noor Haddad' } });
    expect(await move(underway, 'delivered')).toMatchObject(removedFields);
    expect(await read(underway)).toMatchObject({ status: 'delivered', ...removedFields });
  });

  it('that are not shipped prevent the performer from deleting the account (rule M10)', async () => {
    const [first, second] = [await order('physical'), await order('physical')];
    expect(await codeOf(removePerformer(mara))).toBe('ORDERS_OPEN');
    await move(first, 'shipped');
    expect(await codeOf(removePerformer(mara))).toBe('ORDERS_OPEN');
    expect(await mara.client.call(api.getMe)).toMatchObject({ username: 'mara.clay', balance: 12.8 });
    await move(second, 'delivered');
    await removePerformer(mara);
    expect(await noor.client.call(api.getOrder, { params: { id: first } })).toMatchObject({ status: 'shipped' });
  });

  it('keep their delivery address and note after delivery as long as the buyer has the account', async () => {
    const id = await order('physical');
    expect(await move(id, 'delivered')).toMatchObject({ deliveryAddress: { name: 'Noor Haddad' }, note: 'For Noor' });
  });
});
