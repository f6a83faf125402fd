import { api } from '@fanlight/sdk';
import { type Operation, type OperationId, operations } from '@fanlight/sdk/operations';
import { type Binding, bindings } from '@fanlight/sdk/validators/bindings';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accessResolvers } from '../groups/index.ts';
import { makeClip, needsFfmpeg } from '../testing/clips.ts';
import {
  codeOf,
  createFan,
  createPerformer,
  createTestEngine,
  giveTokens,
  makePhoto,
  type Person,
  type TestEngine,
} from '../testing/index.ts';
import { sampleOf, shapeOf } from '../testing/shapes.ts';
import { stopCleanly } from '../testing/stop-cleanly.ts';

// ffmpeg is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let engine: TestEngine;
let owner: Person;
let buyer: Person;
let stranger: Person;

beforeAll(async () => {
  engine = await createTestEngine();
  owner = await createPerformer(engine, 'mara');
  buyer = await createFan(engine, 'noor');
  await giveTokens(engine, buyer.id, 10_000);
  // The stranger is a performer, so that the call isn't already refused because of the role.
  stranger = await createPerformer(engine, 'wren');
});

afterAll(() => stopCleanly(engine));

const idOf = async (made: Promise<{ _id: string }>) => (await made)._id;

const createPhoto = async () =>
  idOf(owner.client.call(api.uploadPhoto, { body: { photo: await makePhoto(), alt: 'A vase.', audience: 'public' } }));
const createGallery = async () => {
  const body = { title: 'Kiln', audience: 'public' as const, photoIds: [await createPhoto()] };
  return idOf(owner.client.call(api.createGallery, { body }));
};
const createFeed = () =>
  idOf(owner.client.call(api.createFeed, { body: { text: 'Kiln opened.', audience: 'public', files: [] } }));
const createStory = async () => {
  const fileId = await idOf(owner.client.call(api.uploadStoryPhoto, { body: { photo: await makePhoto() } }));
  return idOf(owner.client.call(api.createStory, { body: { fileId, audience: 'subscribers' } }));
};
const createProduct = () =>
  idOf(owner.client.call(api.createProduct, { body: { title: 'Mug', type: 'physical', price: 8, stock: 6 } }));
const createAddress = () => {
  const place = { postalCode: '1200-202', city: 'Lisbon', countryCode: 'PT' };
  const body = { name: 'Noor Haddad', line1: 'Rua das Gaivotas 14', ...place };
  return idOf(buyer.client.call(api.createAddress, { body }));
};
const createUpload = () =>
  idOf(owner.client.call(api.createUpload, { body: { kind: 'video', fileName: 'film.mp4', size: 1000 } }));
const createOrder = async () => {
  const body = { addressId: await createAddress(), quantity: 1 };
  await buyer.client.call(api.buyProduct, { params: { id: await createProduct() }, body });
  const [order] = (await buyer.client.call(api.listOrders)).data;
  return order?._id ?? '';
};
const createComment = async () =>
  idOf(
    buyer.client.call(api.createComment, {
      body: { objectType: 'feed', objectId: await createFeed(), content: 'Lovely.' },
    }),
  );
const findSession = async () => (await owner.client.call(api.listSessions)).data[0]?._id ?? '';
/** Waits until a video is processed: before that only its owner sees it. */
const ready = async (made: Promise<{ _id: string }>) => {
  const id = await idOf(made);
  await engine.settle();
  return id;
};
const createVideo = async () => {
  const body = { title: 'Vase', audience: 'public' as const, video: await makeClip('mp4') };
  return ready(owner.client.call(api.uploadVideo, { body }));
};
const createReel = async () =>
  ready(owner.client.call(api.uploadReel, { body: { audience: 'public', video: await makeClip('mp4') } }));

/** For each operation with a resolver: creates what the operation acts on, owned by a user other than the stranger. */
const things: Record<keyof typeof accessResolvers, () => Promise<string>> &
  Partial<Record<OperationId, () => Promise<string>>> = {
  updateAddress: createAddress,
  deleteAddress: createAddress,
  getMyFeed: createFeed,
  updateFeed: createFeed,
  deleteFeed: createFeed,
  getMyGallery: createGallery,
  updateGallery: createGallery,
  deleteGallery: createGallery,
  getMyPhoto: createPhoto,
  updatePhoto: createPhoto,
  deletePhoto: createPhoto,
  setPhotoAsCover: createPhoto,
  getMyProduct: createProduct,
  updateProduct: createProduct,
  deleteProduct: createProduct,
  getMyStory: createStory,
  updateStory: createStory,
  deleteStory: createStory,
  viewStory: createStory,
  getUpload: createUpload,
  appendUpload: createUpload,
  cancelUpload: createUpload,
  updateReel: createReel,
  removeReelFile: createReel,
  deleteReel: createReel,
  viewMyReel: createReel,
  updateVideo: createVideo,
  removeVideoFile: createVideo,
  deleteVideo: createVideo,
  getMyVideo: createVideo,
  viewMyVideo: createVideo,
  getOrder: createOrder,
  updateOrder: createOrder,
  updateOrderDeliveryAddress: createOrder,
  getProductDownloadLink: createProduct,
  updateComment: createComment,
  deleteComment: createComment,
  endSession: findSession,
  deleteUser: async () => buyer.id,
  deletePerformer: async () => owner.id,
  uploadUserAvatar: async () => buyer.id,
};

async function callAsStranger(id: OperationId, thing: string): Promise<string> {
  const { body, params }: Binding = bindings[id];
  const sample = params ? (sampleOf(shapeOf(params)) as Record<string, string>) : {};
  const input = { params: { ...sample, id: thing }, ...(body && { body: sampleOf(shapeOf(body)) }) };
  return codeOf(stranger.client.call(api[id] as typeof api.updateAddress, input as never));
}

const isAboutVideo = (id: string) => /Video|Reel/.test(id);
const ids = Object.keys(things) as OperationId[];

describe('access to what belongs to others (rule A5)', () => {
  it.each(ids.filter((id) => !isAboutVideo(id)))('%s refuses a stranger', async (id) => {
    expect(await callAsStranger(id, await (things[id]?.() ?? ''))).toMatch(/^(FORBIDDEN|NOT_FOUND|NOT_ENTITLED)$/);
  });

  it.each(ids.filter(isAboutVideo))('%s refuses a stranger', needsFfmpeg, async (id) => {
    expect(await callAsStranger(id, await (things[id]?.() ?? ''))).toMatch(/^(FORBIDDEN|NOT_FOUND)$/);
  });
});

it('defines access resolvers only for implemented operations with x-access', () => {
  for (const id of Object.keys(accessResolvers) as OperationId[]) {
    const { access, isPlanned }: Operation = operations[id];
    expect({ id, hasAccess: access !== null, isPlanned }).toEqual({ id, hasAccess: true, isPlanned: false });
  }
});
