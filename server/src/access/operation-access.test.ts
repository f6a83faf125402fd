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

// ffmpeg takes its time where much else runs.
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
  // A performer, so that no role refuses the call.
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
/** A film that is ready, since others see no film before that. */
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

/** Makes what an operation is about, for somebody other than the stranger. Every resolved operation stands here. */
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

const isAboutFilm = (id: string) => /Video|Reel/.test(id);
const ids = Object.keys(things) as OperationId[];

describe('a stranger is refused (rule A5)', () => {
  it.each(ids.filter((id) => !isAboutFilm(id)))('by %s', async (id) => {
    expect(await callAsStranger(id, await (things[id]?.() ?? ''))).toMatch(/^(FORBIDDEN|NOT_FOUND|NOT_ENTITLED)$/);
  });

  it.each(ids.filter(isAboutFilm))('by %s', needsFfmpeg, async (id) => {
    expect(await callAsStranger(id, await (things[id]?.() ?? ''))).toMatch(/^(FORBIDDEN|NOT_FOUND)$/);
  });
});

it('is enforced by a resolver only for operations with x-access', () => {
  for (const id of Object.keys(accessResolvers) as OperationId[]) {
    const { access, isPlanned }: Operation = operations[id];
    expect({ id, hasAccess: access !== null, isPlanned }).toEqual({ id, hasAccess: true, isPlanned: false });
  }
});
