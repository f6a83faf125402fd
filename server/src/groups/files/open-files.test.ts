import { api, type Client } from '@fanlight/sdk';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { products } from '../../db/schema/index.ts';
import { captions, makeClip, needsFfmpeg } from '../../testing/clips.ts';
import { createTestEngine, makePhoto, type TestEngine } from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';
import {
  addressesIn,
  type Cast,
  createCast,
  fileIdOf,
  findTampering,
  openFile,
  type Viewer,
  variantOf,
  viewers,
} from '../../testing/viewers.ts';

// ffmpeg takes its time where much else runs.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

/** Something with files of its own, without an audience: who finds it sees it, except what is paid for. */
interface Kind {
  /** The variants that its viewers get. */
  variants: string[];
  /** Who gets them; everybody who finds the performer unless told. */
  mayRead?: readonly Viewer[];
  /** Makes it, and answers how it is read. */
  make(cast: Cast): Promise<(client: Client) => Promise<unknown>>;
}

const everybody = viewers.filter((viewer) => viewer !== 'blocked');
const image = async () => new File([await makePhoto('#3f8288')], 'mug.jpg');
const recipes = () => new File(['%PDF-1.7\n%%EOF'], 'glaze-recipes.pdf', { type: 'application/pdf' });
const product = { title: 'Forty glaze recipes', type: 'digital', price: 8 } as const;

async function sell({ owner }: Cast): Promise<string> {
  const body = { ...product, file: recipes(), image: await image(), alt: 'A mug' };
  return (await owner.client.call(api.createProduct, { body }))._id;
}

/** A comment with a picture, by the subscriber, under a post. */
async function comment({ owner, people }: Cast, audience: 'public' | 'subscribers'): Promise<string> {
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
    async make(cast) {
      const id = await sell(cast);
      return async (client) => [
        await client.call(api.getProduct, { params: { id } }),
        (await client.call(api.listProducts)).data.filter(({ _id }) => _id === id),
      ];
    },
  },
  "a digital product's file": {
    variants: ['download'],
    mayRead: ['buyer', 'owner'],
    async make(cast) {
      const id = await sell(cast);
      await cast.buy('product', id);
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
    make: async (cast) => readComments(await comment(cast, 'public')),
  },
  'a picture in a comment on a locked post': {
    variants: ['display'],
    mayRead: ['subscriber', 'owner'],
    make: async (cast) => readComments(await comment(cast, 'subscribers')),
  },
};

let engine: TestEngine;
let cast: Cast;

beforeAll(async () => {
  engine = await createTestEngine();
  cast = await createCast(engine);
});

afterAll(() => stopCleanly(engine));

describe.each(Object.entries(kinds))('%s (rules A3, A4)', needsFfmpeg, (_name, kind) => {
  const mayRead = kind.mayRead ?? everybody;
  let read: (client: Client) => Promise<unknown>;
  let everything: string[];

  beforeAll(async () => {
    read = await kind.make(cast);
    await engine.settle();
    everything = addressesIn(await read(cast.owner.client));
  });

  it('comes in these variants, never as it was uploaded', () => {
    expect(everything.map(variantOf).toSorted()).toEqual(kind.variants);
  });

  it.each(viewers)('gives %s exactly what they may have, and that arrives', async (viewer) => {
    const addresses = await read(cast.clients[viewer]).then(addressesIn, () => []);
    expect(addresses).toEqual(mayRead.includes(viewer) ? everything : []);
    for (const address of addresses) {
      const answer = await openFile(engine, address);
      expect(answer.status).toBe(200);
      const isAttachment = answer.headers.get('content-disposition')?.startsWith('attachment') ?? false;
      expect(isAttachment).toBe(variantOf(address) === 'download');
    }
  });

  it('opens no address that was changed, nor one that has expired', async () => {
    const foreign = everything.map(fileIdOf);
    for (const address of everything) {
      const other = foreign.find((id) => id !== fileIdOf(address)) ?? cast.owner.id;
      expect(await findTampering(engine, address, other)).toEqual([]);
    }
    engine.clock.advance(61 * 60 * 1000);
    for (const address of everything) expect((await openFile(engine, address)).status).toBe(403);
  });
});

describe('what was bought', () => {
  it('is downloaded off sale and behind a block, but not once it was taken down (rules A4, M4)', async () => {
    const id = await sell(cast);
    await cast.buy('product', id, cast.people.blocked);
    const link = () => cast.clients.blocked.call(api.getProductDownloadLink, { params: { id } });
    await cast.owner.client.call(api.deleteProduct, { params: { id } });
    expect((await openFile(engine, (await link()).url)).status).toBe(200);
    await engine.ports.database.db.execute(sql`update ${products} set hidden_at = now() where ${products.id} = ${id}`);
    await expect(link()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
