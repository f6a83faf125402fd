import { api, type Client } from '@fanlight/sdk';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { products } from '../../db/schema/index.ts';
import { captions, makeClip, needsFfmpeg } from '../../testing/clips.ts';
import { createTestEngine, makePhoto, type TestEngine } from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';
import {
  createTestViewers,
  fileIdOf,
  fileUrlsIn,
  findForgedUrls,
  openFile,
  type TestViewers,
  type Viewer,
  variantOf,
  viewers,
} from '../../testing/viewers.ts';

// The time limit is long, because ffmpeg is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

/** A kind of item that has files but no audience. */
interface Kind {
  /** Variants of the item's files. */
  variants: string[];
  /** Viewers who receive the URLs of these files; by default all viewers who are not blocked. */
  allowedViewers?: readonly Viewer[];
  /** Creates the item; returns a function that reads it. */
  create(testViewers: TestViewers): Promise<(client: Client) => Promise<unknown>>;
}

const allButBlocked = viewers.filter((viewer) => viewer !== 'blocked');
const makePicture = async () => new File([await makePhoto('#3f8288')], 'mug.jpg');
const makePdf = () => new File(['%PDF-1.7\n%%EOF'], 'glaze-recipes.pdf', { type: 'application/pdf' });
const product = { title: 'Forty glaze recipes', type: 'digital', price: 8 } as const;

async function createProduct({ owner }: TestViewers): Promise<string> {
  const body = { ...product, file: makePdf(), image: await makePicture(), alt: 'A mug' };
  return (await owner.client.call(api.createProduct, { body }))._id;
}

/** Creates a post on which the subscriber comments with a picture; returns the post's id. */
async function createPostWithComment(
  { owner, people }: TestViewers,
  audience: 'public' | 'subscribers',
): Promise<string> {
  const { _id: objectId } = await owner.client.call(api.createFeed, { body: { text: 'Kiln at dawn', audience } });
  const { client } = people.subscriber;
  const comment = await client.call(api.createComment, { body: { objectType: 'feed', objectId, content: 'Mine' } });
  await client.call(api.updateComment, { params: { id: comment._id }, body: { picture: await makePicture() } });
  return objectId;
}

const readComments = (objectId: string) => (client: Client) =>
  client.call(api.listComments, { query: { objectType: 'feed', objectId } });

const kinds: Record<string, Kind> = {
  "a product's picture": {
    variants: ['display', 'thumbnail'],
    async create(testViewers) {
      const id = await createProduct(testViewers);
      return async (client) => [
        await client.call(api.getProduct, { params: { id } }),
        (await client.call(api.listProducts)).data.filter(({ _id }) => _id === id),
      ];
    },
  },
  "a digital product's file": {
    variants: ['download'],
    allowedViewers: ['buyer', 'owner'],
    async create(testViewers) {
      const id = await createProduct(testViewers);
      await testViewers.buy('product', id);
      return (client) => client.call(api.getProductDownloadLink, { params: { id } });
    },
  },
  "a performer's avatar, cover and welcome video": {
    variants: ['captions', 'display', 'display', 'poster', 'thumbnail'],
    async create({ owner: { id, client } }) {
      await client.call(api.uploadPerformerAvatar, { body: { avatar: await makePhoto() } });
      await client.call(api.uploadPerformerCover, { body: { cover: await makePhoto() } });
      const video = await makeClip('mp4', { size: '64x36' });
      await client.call(api.uploadPerformerWelcomeVideo, { body: { video, captions } });
      return (viewer) => viewer.call(api.getPerformer, { params: { id } });
    },
  },
  'a picture in a comment on a public post': {
    variants: ['display'],
    create: async (testViewers) => readComments(await createPostWithComment(testViewers, 'public')),
  },
  'a picture in a comment on a post for subscribers': {
    variants: ['display'],
    allowedViewers: ['subscriber', 'owner'],
    create: async (testViewers) => readComments(await createPostWithComment(testViewers, 'subscribers')),
  },
};

let engine: TestEngine;
let testViewers: TestViewers;

beforeAll(async () => {
  engine = await createTestEngine();
  testViewers = await createTestViewers(engine);
});

afterAll(() => stopCleanly(engine));

describe.each(Object.entries(kinds))('the server (rules A3, A4), for %s,', needsFfmpeg, (_name, kind) => {
  const allowedViewers = kind.allowedViewers ?? allButBlocked;
  let read: (client: Client) => Promise<unknown>;
  let allUrls: string[];

  beforeAll(async () => {
    read = await kind.create(testViewers);
    await engine.settle();
    allUrls = fileUrlsIn(await read(testViewers.owner.client));
  });

  it('returns URLs of processed variants, never of the uploaded file', () => {
    expect(allUrls.map(variantOf).toSorted()).toEqual(kind.variants);
  });

  it.each(viewers)('returns URLs to the viewer "%s" only if this viewer may see the files', async (viewer) => {
    const urls = await read(testViewers.clients[viewer]).then(fileUrlsIn, () => []);
    expect(urls).toEqual(allowedViewers.includes(viewer) ? allUrls : []);
    for (const url of urls) {
      const response = await openFile(engine, url);
      expect(response.status).toBe(200);
      const isAttachment = response.headers.get('content-disposition')?.startsWith('attachment') ?? false;
      expect(isAttachment).toBe(variantOf(url) === 'download');
    }
  });

  it('refuses file URLs that were changed or have expired', async () => {
    const fileIds = allUrls.map(fileIdOf);
    for (const url of allUrls) {
      const otherFileId = fileIds.find((id) => id !== fileIdOf(url)) ?? testViewers.owner.id;
      expect(await findForgedUrls(engine, url, otherFileId)).toEqual([]);
    }
    engine.clock.advance(61 * 60 * 1000);
    for (const url of allUrls) expect((await openFile(engine, url)).status).toBe(403);
  });
});

describe('the download of a deleted product', () => {
  it('is available to a buyer whom the performer blocked, until a report hides the product (rules A4, M4)', async () => {
    const id = await createProduct(testViewers);
    await testViewers.buy('product', id, testViewers.people.blocked);
    const link = () => testViewers.clients.blocked.call(api.getProductDownloadLink, { params: { id } });
    await testViewers.owner.client.call(api.deleteProduct, { params: { id } });
    expect((await openFile(engine, (await link()).url)).status).toBe(200);
    await engine.ports.database.db.execute(sql`update ${products} set hidden_at = now() where ${products.id} = ${id}`);
    await expect(link()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
