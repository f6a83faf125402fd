import { api } from '@fanlight/sdk';
import { type OperationId, operations } from '@fanlight/sdk/operations';
import { bindings } from '@fanlight/sdk/validators/bindings';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { files } from '../../db/schema/index.ts';
import { isPlannedOperation } from '../../planned-operations.ts';
import { captions, hasFfmpeg, makeClip, needsFfmpeg } from '../../testing/clips.ts';
import { addTestCard, createTestEngine, giveTokens, makePhoto, type TestEngine } from '../../testing/index.ts';
import { placesOf, shapeOf } from '../../testing/shapes.ts';
import {
  createTestViewers,
  fileIdOf,
  fileUrlsIn,
  openFile,
  type TestViewers,
  type Viewer,
  viewers,
} from '../../testing/viewers.ts';

// ffmpeg is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

/** Every read operation that returns JSON. The others return the bytes of files and flags. */
const reads = (Object.keys(operations) as OperationId[]).filter(
  (id) => operations[id].method === 'GET' && operations[id].answer !== 'binary' && !isPlannedOperation(id),
);

/** Values of path and query parameters by name; those of `id` also by the operation's group. */
type Values = Record<string, string[]>;

/** A kind of locked item: the operation by which its owner reads it, and whether its buyers may see it. */
interface Locked {
  owner: OperationId;
  isSold: boolean;
}

const locked: Locked[] = [
  { owner: 'getMyFeed', isSold: true },
  { owner: 'getMyGallery', isSold: true },
  { owner: 'getMyPhoto', isSold: false },
  { owner: 'getMyVideo', isSold: true },
  { owner: 'viewMyReel', isSold: false },
  { owner: 'getMyStory', isSold: false },
];

let engine: TestEngine;
let testViewers: TestViewers;
let values: Values;

const picture = async () => new File([await makePhoto('#3f8288')], 'vase.jpg');

/** Publishes an item of each kind that can be locked, for subscribers. */
async function publish(): Promise<Record<string, string>> {
  const { client } = testViewers.owner;
  const clip = await makeClip('mp4', { size: '64x36' });
  const audience = 'subscribers' as const;
  const photo = await client.call(api.uploadFeedPhoto, { body: { photo: await picture() } });
  const film = await client.call(api.uploadFeedVideo, { body: { video: clip, captions } });
  const files = [photo, film].map(({ _id: fileId }) => ({ fileId, alt: 'A vase' }));
  const feed = await client.call(api.createFeed, { body: { text: 'Kiln', audience, files, price: 8 } });
  const gallery = await client.call(api.createGallery, { body: { title: 'Kiln day', audience, price: 8 } });
  const inGallery = { photo: await picture(), audience: 'public' as const, galleryId: gallery._id };
  await client.call(api.uploadPhoto, { body: inGallery });
  const single = await client.call(api.uploadPhoto, { body: { photo: await picture(), audience } });
  const filmed = { audience, video: clip, captions };
  const video = await client.call(api.uploadVideo, { body: { ...filmed, title: 'Vase', price: 8 } });
  const reel = await client.call(api.uploadReel, { body: filmed });
  const { _id: fileId } = await client.call(api.uploadStoryVideo, { body: { video: clip } });
  const story = await client.call(api.createStory, { body: { fileId, audience } });
  const file = new File(['%PDF-1.7\n%%EOF'], 'recipes.pdf', { type: 'application/pdf' });
  const product = await client.call(api.createProduct, {
    body: { title: 'Recipes', type: 'digital', price: 8, file, image: await picture() },
  });
  for (const person of [testViewers.owner, testViewers.people['other performer']])
    await person.client.call(api.uploadPerformerAvatar, { body: { avatar: await picture() } });
  await client.call(api.uploadPerformerCover, { body: { cover: await picture() } });
  const made = { feed, gallery, photo: single, video, reel, story, product, upload: photo };
  return Object.fromEntries(Object.entries(made).map(([name, { _id }]) => [name, _id]));
}

/** Lets all users respond to the items, so that lists, notifications and events contain them. */
async function respond(ids: Record<string, string>): Promise<Values> {
  const { people, owner } = testViewers;
  const { client } = people.subscriber;
  const feed = { objectType: 'feed' as const, objectId: ids.feed as string };
  const content = viewers.map((name) => `@${name}`).join(' ');
  const said = await client.call(api.createComment, { body: { ...feed, content } });
  await client.call(api.updateComment, { params: { id: said._id }, body: { picture: await picture() } });
  await owner.client.call(api.createComment, { body: { ...feed, content, parentId: said._id } });
  for (const [name, person] of Object.entries(people)) {
    for (const objectType of ['feed', 'gallery', 'video', 'reel', 'product'] as const) {
      const objectId = ids[objectType] as string;
      for (const action of ['like', 'bookmark'] as const)
        await person.client.call(api.createReaction, { body: { action, objectType, objectId } }).catch(() => undefined);
    }
    if (name === 'owner') continue;
    await person.client
      .call(api.createReaction, { body: { action: 'bookmark', objectType: 'performer', objectId: owner.id } })
      .catch(() => undefined);
  }
  for (const kind of ['feed', 'gallery', 'video'] as const) await testViewers.buy(kind, ids[kind] as string);
  await giveTokens(engine, people.buyer.id, 50_00);
  await people.buyer.client.call(api.buyProduct, { params: { id: ids.product as string }, body: {} });
  await people.buyer.client.call(api.tipPerformer, { params: { id: owner.id }, body: { amount: 10 } });
  const paymentMethodId = await addTestCard(people.buyer);
  const { payment } = await people.buyer.client.call(api.topUpWallet, { body: { amount: 20, paymentMethodId } });
  const { _id: uploadId } = await owner.client.call(api.createUpload, {
    body: { kind: 'video', fileName: 'vase.mp4', size: 1000 },
  });
  const { data: orders } = await people.buyer.client.call(api.listOrders);
  return {
    comments: [said._id],
    // Download links belong to the group `orders`, but have the product's id.
    orders: [...orders.map(({ _id }) => _id), ids.product as string],
    payments: [payment._id],
    uploads: [uploadId],
  };
}

/** The values to try for a parameter of an operation. */
function valuesOf(id: OperationId, name: string, choices: unknown[] | undefined): string[] {
  const found = (name === 'id' && values[operations[id].group]) || values[name] || choices?.map(String);
  if (!found) throw new Error(`${id} takes ${name}: add its values to this test.`);
  return found;
}

/** The URLs to call for an operation. */
function addressesOf(id: OperationId): string[] {
  let addresses = [`/api${operations[id].path}`];
  const { params, query } = bindings[id] as { params?: never; query?: never };
  for (const { path, shape } of params ? placesOf(shapeOf(params)) : []) {
    const name = String(path[0]);
    addresses = valuesOf(id, name, shape.enum).flatMap((value) =>
      addresses.map((address) => address.replace(`{${name}}`, value)),
    );
  }
  const places = query ? placesOf(shapeOf(query)) : [];
  const asked = places.filter(({ isRequired, path }) => isRequired || ['channel', 'limit'].includes(String(path[0])));
  for (const { path, shape } of asked) {
    const name = String(path[0]);
    addresses = valuesOf(id, name, shape.enum).flatMap((value) =>
      addresses.map((address) => `${address}${address.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`),
    );
  }
  return addresses;
}

const tokenOf = (viewer: Viewer) => (viewer === 'visitor' ? '' : testViewers.people[viewer].token);

/** Returns the successful responses of an operation to a viewer. */
async function readAll(id: OperationId, viewer: Viewer): Promise<unknown[]> {
  const authorization = tokenOf(viewer);
  const headers: Record<string, string> = authorization ? { authorization } : {};
  const responses: unknown[] = [];
  for (const address of addressesOf(id)) {
    const response = await engine.fetch(new Request(`http://localhost${address}`, { headers }));
    if (response.ok) responses.push(await response.json());
  }
  return responses;
}

beforeAll(async () => {
  if (!hasFfmpeg) return;
  engine = await createTestEngine();
  testViewers = await createTestViewers(engine);
  const { feed, gallery, photo, video, reel, story, product, upload, ...rest } = await publish();
  expect(rest).toEqual({});
  const ids = { feed, gallery, photo, video, reel, story, product } as Record<string, string>;
  await engine.settle();
  const responses = await respond(ids);
  await engine.settle();
  const filmed = await testViewers.owner.client.call(api.getMyVideo, { params: { id: video as string } });
  values = {
    ...responses,
    feeds: [ids.feed],
    galleries: [ids.gallery],
    photos: [ids.photo],
    videos: [ids.video],
    reels: [ids.reel],
    stories: [ids.story],
    products: [ids.product],
    posts: ['terms'],
    performers: [testViewers.owner.id],
    users: [testViewers.owner.id, testViewers.people.subscriber.id],
    performerId: [testViewers.owner.id],
    username: ['mara'],
    fileId: [upload, ...fileUrlsIn(filmed).map(fileIdOf)],
    objectId: Object.values(ids),
    channel: Object.values(testViewers.people).map(({ id }) => `user:${id}`),
    country: ['PT'],
    state: ['11'],
    limit: ['100'],
  } as Values;
});

afterAll(async () => {
  expect(engine?.faults ?? []).toEqual([]);
  await engine?.stop();
});

describe('responses of all operations to all kinds of viewers (rules A2, A3, A4)', needsFfmpeg, () => {
  /** File URLs by viewer and operation. */
  const seen = {} as Record<Viewer, Map<OperationId, string[]>>;
  const successful = new Set<OperationId>();

  beforeAll(async () => {
    for (const viewer of viewers) {
      seen[viewer] = new Map();
      for (const id of reads) {
        const responses = await readAll(id, viewer);
        if (responses.length > 0) successful.add(id);
        seen[viewer].set(id, fileUrlsIn(responses));
      }
    }
  });

  it('include at least one successful response of each operation that reads', () => {
    expect(reads.filter((id) => !successful.has(id))).toEqual([]);
    expect(successful.size).toBeGreaterThan(90);
    // The owner and the subscriber receive many file URLs, so that a leak would be found.
    for (const viewer of ['owner', 'subscriber'] as const)
      expect([...seen[viewer].values()].filter((addresses) => addresses.length > 0).length).toBeGreaterThan(10);
  });

  it.each(viewers)('contain only file URLs that open, for %s', async (viewer) => {
    const closed: string[] = [];
    const tried = new Set<string>();
    for (const [id, addresses] of seen[viewer]) {
      for (const address of addresses.filter((one) => !tried.has(one))) {
        tried.add(address);
        const { status } = await openFile(engine, address);
        if (status !== 200 && status !== 206) closed.push(`${id}: ${address} (${status})`);
      }
    }
    expect(closed).toEqual([]);
    expect(tried.size).toBeGreaterThan(0);
  });

  it.each(viewers)('contain no file URL of an item that is locked for %s', (viewer) => {
    const isLocked = ({ isSold }: Locked) =>
      viewer !== 'owner' && viewer !== 'subscriber' && !(viewer === 'buyer' && isSold);
    const idsIn = (id: OperationId) => (seen.owner.get(id) ?? []).map(fileIdOf);
    // The owner's own pictures are public.
    const faces = new Set(idsIn('getMe'));
    const secret = new Set(locked.filter(isLocked).flatMap(({ owner }) => idsIn(owner).filter((id) => !faces.has(id))));
    if (viewer !== 'owner' && viewer !== 'buyer') {
      const downloads = idsIn('getProductDownloadLink');
      expect(downloads).toHaveLength(1);
      for (const id of downloads) secret.add(id);
    }
    const leaks = [...seen[viewer]].flatMap(([id, addresses]) =>
      addresses.filter((address) => secret.has(fileIdOf(address))).map((address) => `${id}: ${address}`),
    );
    expect(leaks).toEqual([]);
  });

  it('contain no file URL of a performer for a fan whom the performer has blocked', async () => {
    const { db } = engine.ports.database;
    const rows = await db.select({ id: files.id }).from(files).where(eq(files.ownerId, testViewers.owner.id));
    const own = new Set(rows.map(({ id }) => id));
    const leaks = [...seen.blocked].flatMap(([id, addresses]) =>
      addresses.filter((one) => own.has(fileIdOf(one))).map((one) => `${id}: ${one}`),
    );
    expect(leaks).toEqual([]);
  });
});
