import { api } from '@fanlight/sdk';
import { type Operation, type OperationId, operations } from '@fanlight/sdk/operations';
import { bindings } from '@fanlight/sdk/validators/bindings';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { files } from '../../db/schema/index.ts';
import { isPlannedOperation } from '../../planned-operations.ts';
import { captions, hasFfmpeg, makeClip, needsFfmpeg } from '../../testing/clips.ts';
import {
  addTestCard,
  createTestEngine,
  giveTokens,
  makePhoto,
  preparePayout,
  type TestEngine,
} from '../../testing/index.ts';
import { openConversation, sendMessage } from '../../testing/messages.ts';
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

// The time limit is long, because ffmpeg is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

/**
 * All operations with the method GET that return JSON. The other operations with GET return the bytes of files and
 * flags. None of these viewers is an operator, so they receive no response of an operator's operation.
 */
const readOperations = (Object.keys(operations) as OperationId[]).filter((id) => {
  const { method, response, roles }: Operation = operations[id];
  return method === 'GET' && response !== 'binary' && !roles.includes('operator') && !isPlannedOperation(id);
});

/**
 * The values of path and query parameters. The key is the name of a parameter. For the parameter `id`, the key is the
 * name of the operation's group.
 */
type ParameterValues = Record<string, string[]>;

/** A kind of item that is locked for most viewers. */
interface LockedKind {
  /** The operation with which the owner reads the item. */
  ownerOperation: OperationId;
  /** Whether viewers can buy the item, which unlocks it. */
  isSold: boolean;
}

const lockedKinds: LockedKind[] = [
  { ownerOperation: 'getMyFeed', isSold: true },
  { ownerOperation: 'getMyGallery', isSold: true },
  { ownerOperation: 'getMyPhoto', isSold: false },
  { ownerOperation: 'getMyVideo', isSold: true },
  { ownerOperation: 'viewMyReel', isSold: false },
  { ownerOperation: 'getMyStory', isSold: false },
];

let engine: TestEngine;
let testViewers: TestViewers;
let parameterValues: ParameterValues;

const makePicture = async () => new File([await makePhoto('#3f8288')], 'vase.jpg');

/** Publishes an item of each kind for subscribers; returns the ids by kind. */
async function publish(): Promise<Record<string, string>> {
  const { client } = testViewers.owner;
  const clip = await makeClip('mp4', { size: '64x36' });
  const audience = 'subscribers' as const;
  const photo = await client.call(api.uploadFeedPhoto, { body: { photo: await makePicture() } });
  const feedVideo = await client.call(api.uploadFeedVideo, { body: { video: clip, captions } });
  const files = [photo, feedVideo].map(({ _id: fileId }) => ({ fileId, alt: 'A vase' }));
  const feed = await client.call(api.createFeed, { body: { text: 'Kiln', audience, files, price: 8 } });
  const gallery = await client.call(api.createGallery, { body: { title: 'Kiln day', audience, price: 8 } });
  const inGallery = { photo: await makePicture(), audience: 'public' as const, galleryId: gallery._id };
  await client.call(api.uploadPhoto, { body: inGallery });
  const singlePhoto = await client.call(api.uploadPhoto, { body: { photo: await makePicture(), audience } });
  const reelBody = { audience, video: clip, captions };
  const video = await client.call(api.uploadVideo, { body: { ...reelBody, title: 'Vase', price: 8 } });
  const reel = await client.call(api.uploadReel, { body: reelBody });
  const { _id: fileId } = await client.call(api.uploadStoryVideo, { body: { video: clip } });
  const story = await client.call(api.createStory, { body: { fileId, audience } });
  const file = new File(['%PDF-1.7\n%%EOF'], 'recipes.pdf', { type: 'application/pdf' });
  const product = await client.call(api.createProduct, {
    body: { title: 'Recipes', type: 'digital', price: 8, file, image: await makePicture() },
  });
  for (const person of [testViewers.owner, testViewers.people['other performer']])
    await person.client.call(api.uploadPerformerAvatar, { body: { avatar: await makePicture() } });
  await client.call(api.uploadPerformerCover, { body: { cover: await makePicture() } });
  const created = { feed, gallery, photo: singlePhoto, video, reel, story, product, feedPhoto: photo };
  return Object.fromEntries(Object.entries(created).map(([name, { _id }]) => [name, _id]));
}

/** Comments on, likes, bookmarks and buys the items, so that they appear in lists, notifications and events. */
async function actOnItems(ids: Record<string, string>): Promise<ParameterValues> {
  const { people, owner } = testViewers;
  const { client } = people.subscriber;
  const feed = { objectType: 'feed' as const, objectId: ids.feed as string };
  const content = viewers.map((name) => `@${name}`).join(' ');
  const comment = await client.call(api.createComment, { body: { ...feed, content } });
  await client.call(api.updateComment, { params: { id: comment._id }, body: { picture: await makePicture() } });
  await owner.client.call(api.createComment, { body: { ...feed, content, parentId: comment._id } });
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
  await preparePayout(engine, owner, 100_00);
  const payout = await owner.client.call(api.createPayoutRequest, { body: { amount: 60 } });
  const endsAt = new Date(engine.clock.now().getTime() + 24 * 60 * 60 * 1000).toISOString();
  const promotion = await owner.client.call(api.createPromotion, {
    body: { kind: 'trial', freeDays: 7, endsAt, maxUses: 5 },
  });
  const conversationId = await openConversation(people.subscriber, owner);
  await sendMessage(people.subscriber, conversationId, 'Kiln?');
  return {
    comments: [comment._id],
    // The parameter `id` of the lists of messages is that of their conversation.
    conversations: [conversationId],
    messages: [conversationId],
    // The operation for the download link belongs to the group `orders`, but its `id` is that of the product.
    orders: [...orders.map(({ _id }) => _id), ids.product as string],
    payments: [payment._id],
    payouts: [payout._id],
    code: [promotion.code],
    uploads: [uploadId],
  };
}

/** Returns the values with which an operation is called for one of its parameters. */
function valuesOf(id: OperationId, name: string, enumValues: unknown[] | undefined): string[] {
  const values =
    (name === 'id' && parameterValues[operations[id].group]) || parameterValues[name] || enumValues?.map(String);
  if (!values) throw new Error(`The operation ${id} has the parameter ${name}. Add values for it to this test.`);
  return values;
}

/** Returns the URLs of an operation with all combinations of the parameters' values. */
function urlsOf(id: OperationId): string[] {
  let urls = [`/api${operations[id].path}`];
  const { params, query } = bindings[id] as { params?: never; query?: never };
  for (const { path, shape } of params ? placesOf(shapeOf(params)) : []) {
    const name = String(path[0]);
    urls = valuesOf(id, name, shape.enum).flatMap((value) => urls.map((url) => url.replace(`{${name}}`, value)));
  }
  const places = query ? placesOf(shapeOf(query)) : [];
  const sent = places.filter(({ isRequired, path }) => isRequired || ['channel', 'limit'].includes(String(path[0])));
  for (const { path, shape } of sent) {
    const name = String(path[0]);
    urls = valuesOf(id, name, shape.enum).flatMap((value) =>
      urls.map((url) => `${url}${url.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`),
    );
  }
  return urls;
}

const tokenOf = (viewer: Viewer) => (viewer === 'visitor' ? '' : testViewers.people[viewer].token);

/** Calls an operation as a viewer with all values of its parameters; returns the successful responses. */
async function callWithAllValues(id: OperationId, viewer: Viewer): Promise<unknown[]> {
  const authorization = tokenOf(viewer);
  const headers: Record<string, string> = authorization ? { authorization } : {};
  const responses: unknown[] = [];
  for (const url of urlsOf(id)) {
    const response = await engine.fetch(new Request(`http://localhost${url}`, { headers }));
    if (response.ok) responses.push(await response.json());
  }
  return responses;
}

beforeAll(async () => {
  if (!hasFfmpeg) return;
  engine = await createTestEngine();
  testViewers = await createTestViewers(engine);
  const { feed, gallery, photo, video, reel, story, product, feedPhoto, ...rest } = await publish();
  expect(rest).toEqual({});
  const ids = { feed, gallery, photo, video, reel, story, product } as Record<string, string>;
  await engine.settle();
  const otherIds = await actOnItems(ids);
  await engine.settle();
  const ownVideo = await testViewers.owner.client.call(api.getMyVideo, { params: { id: video as string } });
  parameterValues = {
    ...otherIds,
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
    fileId: [feedPhoto, ...fileUrlsIn(ownVideo).map(fileIdOf)],
    objectId: Object.values(ids),
    channel: Object.values(testViewers.people).map(({ id }) => `user:${id}`),
    country: ['PT'],
    // The period of planned posts, and the beginning of a hashtag.
    from: ['2020-01-01T00:00:00.000Z'],
    to: ['2100-01-01T00:00:00.000Z'],
    q: ['k'],
    state: ['11'],
    limit: ['100'],
  } as ParameterValues;
});

afterAll(async () => {
  expect(engine?.faults ?? []).toEqual([]);
  await engine?.stop();
});

describe('the file URLs in the responses of all read operations (rules A2, A3, A4)', needsFfmpeg, () => {
  const urlsByOperation = {} as Record<Viewer, Map<OperationId, string[]>>;
  const successfulOperations = new Set<OperationId>();

  beforeAll(async () => {
    for (const viewer of viewers) {
      urlsByOperation[viewer] = new Map();
      for (const id of readOperations) {
        const responses = await callWithAllValues(id, viewer);
        if (responses.length > 0) successfulOperations.add(id);
        urlsByOperation[viewer].set(id, fileUrlsIn(responses));
      }
    }
  });

  it('are collected from at least one successful response of each operation', () => {
    expect(readOperations.filter((id) => !successfulOperations.has(id))).toEqual([]);
    expect(successfulOperations.size).toBeGreaterThan(90);
    // The following tests find leaks only if these viewers receive many file URLs.
    for (const viewer of ['owner', 'subscriber'] as const) {
      const operationsWithUrls = [...urlsByOperation[viewer].values()].filter((urls) => urls.length > 0);
      expect(operationsWithUrls.length).toBeGreaterThan(10);
    }
  });

  it.each(viewers)('can be opened if they were returned to the viewer "%s"', async (viewer) => {
    const failures: string[] = [];
    const opened = new Set<string>();
    for (const [id, urls] of urlsByOperation[viewer]) {
      for (const url of urls.filter((one) => !opened.has(one))) {
        opened.add(url);
        const { status } = await openFile(engine, url);
        if (status !== 200 && status !== 206) failures.push(`${id}: ${url} (${status})`);
      }
    }
    expect(failures).toEqual([]);
    expect(opened.size).toBeGreaterThan(0);
  });

  it.each(viewers)('include no file of an item that is locked for the viewer "%s"', (viewer) => {
    const isLocked = ({ isSold }: LockedKind) =>
      viewer !== 'owner' && viewer !== 'subscriber' && !(viewer === 'buyer' && isSold);
    const fileIdsIn = (id: OperationId) => (urlsByOperation.owner.get(id) ?? []).map(fileIdOf);
    // The owner's avatar and cover are public.
    const publicIds = new Set(fileIdsIn('getMe'));
    const lockedIds = new Set(
      lockedKinds
        .filter(isLocked)
        .flatMap(({ ownerOperation }) => fileIdsIn(ownerOperation).filter((id) => !publicIds.has(id))),
    );
    if (viewer !== 'owner' && viewer !== 'buyer') {
      const downloadIds = fileIdsIn('getProductDownloadLink');
      expect(downloadIds).toHaveLength(1);
      for (const id of downloadIds) lockedIds.add(id);
    }
    const leaks = [...urlsByOperation[viewer]].flatMap(([id, urls]) =>
      urls.filter((url) => lockedIds.has(fileIdOf(url))).map((url) => `${id}: ${url}`),
    );
    expect(leaks).toEqual([]);
  });

  it('include no file of a performer who has blocked the viewer', async () => {
    const { db } = engine.ports.database;
    const rows = await db.select({ id: files.id }).from(files).where(eq(files.ownerId, testViewers.owner.id));
    const fileIds = new Set(rows.map(({ id }) => id));
    const leaks = [...urlsByOperation.blocked].flatMap(([id, urls]) =>
      urls.filter((url) => fileIds.has(fileIdOf(url))).map((url) => `${id}: ${url}`),
    );
    expect(leaks).toEqual([]);
  });
});
