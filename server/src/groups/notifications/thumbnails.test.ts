import { api } from '@fanlight/sdk';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFan, makePhoto, type Person, type TestEngine } from '../../testing/index.ts';
import { createEngineWithPeople, publishPost } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';
import { openFile } from '../../testing/viewers.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;

beforeEach(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople({ tokens: 100_00 }));
});

afterEach(() => stopCleanly(engine));

async function publishPhoto(audience: 'public' | 'followers' = 'public'): Promise<string> {
  const photo = await mara.client.call(api.uploadFeedPhoto, { body: { photo: await makePhoto() } });
  const files = [{ fileId: photo._id, alt: 'A vase' }];
  return (await mara.client.call(api.createFeed, { body: { text: 'For @noor', audience, files } }))._id;
}

const like = ({ client }: Person, objectId: string) =>
  client.call(api.createReaction, { body: { action: 'like', objectType: 'feed', objectId } });

const list = async ({ client }: Person) => {
  await engine.settle();
  return (await client.call(api.listNotifications)).data;
};

it('a notification about a post with a photo has a thumbnail, which opens, also in its event', async () => {
  const objectId = await publishPhoto();
  await like(noor, objectId);
  const [notification] = await list(mara);
  expect(notification).toMatchObject({ type: 'reaction', objectId });
  const response = await openFile(engine, notification?.thumbnailUrl ?? '');
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, expect.stringMatching('^image/')]);
  const { data: events } = await mara.client.call(api.listEvents, { query: { channel: `user:${mara.id}` } });
  expect(events).toContainEqual(
    expect.objectContaining({ name: 'notification/created', data: { notification, totalUnread: 1 } }),
  );
});

it('a notification about an item without a picture, or about a tip, has no thumbnail', async () => {
  await like(noor, await publishPost(mara));
  await noor.client.call(api.tipPerformer, { params: { id: mara.id }, body: { amount: 10 } });
  expect((await list(mara)).map(({ thumbnailUrl }) => thumbnailUrl)).toEqual([null, null]);
});

it('a notification about a like of a story has the picture of the story', async () => {
  const { _id: fileId } = await mara.client.call(api.uploadStoryPhoto, { body: { photo: await makePhoto() } });
  const story = await mara.client.call(api.createStory, { body: { fileId, audience: 'public' } });
  await noor.client.call(api.createReaction, { body: { action: 'like', objectType: 'story', objectId: story._id } });
  expect(await list(mara)).toMatchObject([
    { objectType: 'story', thumbnailUrl: expect.stringContaining('/thumbnail?') },
  ]);
});

it('a notification about an order has the picture of the product', async () => {
  const image = new File([await makePhoto()], 'mug.jpg');
  const product = { title: 'Mug', type: 'physical' as const, price: 8, stock: 6, image };
  const { _id } = await mara.client.call(api.createProduct, { body: product });
  const place = { postalCode: '1200-202', city: 'Lisbon', countryCode: 'PT' };
  const address = { name: 'Noor Haddad', line1: 'Rua das Gaivotas 14', ...place };
  const { _id: addressId } = await noor.client.call(api.createAddress, { body: address });
  await noor.client.call(api.buyProduct, { params: { id: _id }, body: { addressId, quantity: 1 } });
  const [sale] = await list(mara);
  expect(sale).toMatchObject({ objectType: 'order', thumbnailUrl: expect.stringContaining('/thumbnail?') });
  await mara.client.call(api.updateOrder, { params: { id: sale?.objectId ?? '' }, body: { status: 'processing' } });
  expect(await list(noor)).toMatchObject([{ type: 'order', thumbnailUrl: expect.stringContaining('/thumbnail?') }]);
});

it('a thumbnail is shown only while the recipient can access the item (rules A2, A4)', async () => {
  const params = { id: mara.id };
  const read = async () => {
    const [mention] = (await list(noor)).filter(({ type }) => type === 'mention');
    return mention && mention.thumbnailUrl !== null;
  };
  await noor.client.call(api.followPerformer, { params });
  await publishPhoto('followers');
  expect(await read()).toBe(true);
  await noor.client.call(api.unfollowPerformer, { params });
  expect(await read()).toBe(false);
  await noor.client.call(api.followPerformer, { params });
  expect(await read()).toBe(true);
  await mara.client.call(api.blockUser, { body: { userId: noor.id } });
  expect(await read()).toBe(false);
});

it('the thumbnails of a page are read with one statement', async () => {
  const other = await createFan(engine, 'other');
  for (const objectId of [await publishPhoto(), await publishPhoto(), await publishPhoto()])
    for (const person of [noor, other]) {
      await like(person, objectId);
      const body = { objectType: 'feed' as const, objectId, content: 'Lovely.' };
      await person.client.call(api.createComment, { body });
    }
  expect((await list(mara)).length).toBe(9);
  let totalReads = 0;
  engine.watch.onStatement = (statement) => {
    if (statement.includes('thumbnail_bytes" > 0')) totalReads += 1;
  };
  const notifications = await list(mara);
  engine.watch.onStatement = undefined;
  expect(notifications.every(({ thumbnailUrl }) => thumbnailUrl)).toBe(true);
  expect(totalReads).toBe(1);
});
