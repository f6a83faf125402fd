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
  findTampering,
  openFile,
  type TestViewers,
  type Viewer,
  variantOf,
  viewers,
} from '../../testing/viewers.ts';

// ffmpeg is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

/** An item with files but without an audience: visible to every viewer, except for what is paid for. */
interface Kind {
  /** Variants of the files that its viewers receive. */
  variants: string[];
  /** Viewers who receive them; by default all who may see the performer. */
  mayRead?: readonly Viewer[];
  /** Creates the item; returns a function that reads it. */
  make(testViewers: TestViewers): Promise<(client: Client) => Promise<unknown>>;
}

const allButBlocked = viewers.filter((viewer) => viewer !== 'blocked');
const image = async () => new File([await makePhoto('#3f8288')], 'mug.jpg');
const recipes = () => new File(['%PDF-1.7\n%%EOF'], 'glaze-recipes.pdf', { type: 'application/pdf' });
const product = { title: 'Forty glaze recipes', type: 'digital', price: 8 } as const;

async function sell({ owner }: TestViewers): Promise<string> {
  const body = { ...product, file: recipes(), image: await image(), alt: 'A mug' };
  return (await owner.client.call(api.createProduct, { body }))._id;
}

/** Writes a comment with a picture, by the subscriber, on a post. */
async function comment({ owner, people }: TestViewers, audience: 'public' | 'subscribers'): Promise<string> {
  const { _id: objectId } = await owner.client.call(api.createFeed, { body: { text: 'Kiln at dawn', audience } });
  const { client } = people.subscriber;
  const said = await client.call(api.createComment, { body: { objectType: 'feed', objectId, content: 'Mine' } });
  await client.call(api.updateComment, { params: { id: said._id }, body: { picture: await image() } });
  return objectId;
}

const readComments = (objectId: string) => (client: Client) =>
  client.call(api.listComments, { query: { objectType: 'feed', objectId } });

const kinds: Record<string, Kind> = {
  "a product's picture": {
    variants: ['display', 'thumbnail'],
    async make(testViewers) {
      const id = await sell(testViewers);
      return async (client) => [
        await client.call(api.getProduct, { params: { id } }),
        (await client.call(api.listProducts)).data.filter(({ _id }) => _id === id),
      ];
    },
  },
  "a digital product's file": {
    variants: ['download'],
    mayRead: ['buyer', 'owner'],
    async make(testViewers) {
      const id = await sell(testViewers);
      await testViewers.buy('product', id);
      return (client) => client.call(api.getProductDownloadLink, { params: { id } });
    },
  },
  'avatar, cover and welcome video': {
    variants: [...['captions', 'display', 'poster'], ...['display', 'thumbnail']].toSorted(),
    async make({ owner: { id, client } }) {
      await client.call(api.uploadPerformerAvatar, { body: { avatar: await makePhoto() } });
      await client.call(api.uploadPerformerCover, { body: { cover: await makePhoto() } });
      const video = await makeClip('mp4', { size: '64x36' });
      await client.call(api.uploadPerformerWelcomeVideo, { body: { video, captions } });
      return (viewer) => viewer.call(api.getPerformer, { params: { id } });
    },
  },
  'a picture in a comment on an open post': {
    variants: ['display'],
    make: async (testViewers) => readComments(await comment(testViewers, 'public')),
  },
  'a picture in a comment on a locked post': {
    variants: ['display'],
    mayRead: ['subscriber', 'owner'],
    make: async (testViewers) => readComments(await comment(testViewers, 'subscribers')),
  },
};

let engine: TestEngine;
let testViewers: TestViewers;

beforeAll(async () => {
  engine = await createTestEngine();
  testViewers = await createTestViewers(engine);
});

afterAll(() => stopCleanly(engine));

describe.each(Object.entries(kinds))('%s (rules A3, A4)', needsFfmpeg, (_name, kind) => {
  const mayRead = kind.mayRead ?? allButBlocked;
  let read: (client: Client) => Promise<unknown>;
  let everything: string[];

  beforeAll(async () => {
    read = await kind.make(testViewers);
    await engine.settle();
    everything = fileUrlsIn(await read(testViewers.owner.client));
  });

  it('is served in processed variants, never as the uploaded file', () => {
    expect(everything.map(variantOf).toSorted()).toEqual(kind.variants);
  });

  it.each(viewers)('returns to %s exactly the files that they may see, and serves them', async (viewer) => {
    const addresses = await read(testViewers.clients[viewer]).then(fileUrlsIn, () => []);
    expect(addresses).toEqual(mayRead.includes(viewer) ? everything : []);
    for (const address of addresses) {
      const response = await openFile(engine, address);
      expect(response.status).toBe(200);
      const isAttachment = response.headers.get('content-disposition')?.startsWith('attachment') ?? false;
      expect(isAttachment).toBe(variantOf(address) === 'download');
    }
  });

  it('refuses changed and expired file URLs', async () => {
    const foreign = everything.map(fileIdOf);
    for (const address of everything) {
      const other = foreign.find((id) => id !== fileIdOf(address)) ?? testViewers.owner.id;
      expect(await findTampering(engine, address, other)).toEqual([]);
    }
    engine.clock.advance(61 * 60 * 1000);
    for (const address of everything) expect((await openFile(engine, address)).status).toBe(403);
  });
});

describe('a sold download', () => {
  it('stays available to buyers after the end of its sale and despite a block, until it is taken down (rules A4, M4)', async () => {
    const id = await sell(testViewers);
    await testViewers.buy('product', id, testViewers.people.blocked);
    const link = () => testViewers.clients.blocked.call(api.getProductDownloadLink, { params: { id } });
    await testViewers.owner.client.call(api.deleteProduct, { params: { id } });
    expect((await openFile(engine, (await link()).url)).status).toBe(200);
    await engine.ports.database.db.execute(sql`update ${products} set hidden_at = now() where ${products.id} = ${id}`);
    await expect(link()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
