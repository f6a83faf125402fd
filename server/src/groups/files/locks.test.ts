import { api, type Client } from '@fanlight/sdk';
import type { Audience } from '@fanlight/sdk/models';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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

/** A published item, and the calls that return its file URLs. */
interface Item {
  id: string;
  /** Calls for the item alone and for lists with it. */
  read: (client: Client) => Promise<unknown>[];
}

/** A kind of item with files. */
interface Kind {
  /** Variants that a viewer with access receives, those of the teaser included. */
  all: string[];
  /** Variants that every viewer of the item receives. */
  open: string[];
  /** The kind that buyers pay for; null if it is not sold. */
  sold: 'feed' | 'video' | 'gallery' | null;
  make(performer: Client, audience: Audience): Promise<Item>;
}

let clip: Blob;

const pictures = async () => makePhoto('#3f8288');

/** Each kind of item with files has an entry here. */
const kinds: Record<string, Kind> = {
  feed: {
    all: [
      ...['captions', 'display', 'thumbnail', 'display', 'thumbnail', 'display', 'thumbnail', 'thumbnail'],
    ].toSorted(),
    open: ['display', 'thumbnail'],
    sold: 'feed',
    async make(performer, audience) {
      const photo = await performer.call(api.uploadFeedPhoto, { body: { photo: await pictures() } });
      const video = await performer.call(api.uploadFeedVideo, { body: { video: clip, captions } });
      const teaser = await performer.call(api.uploadFeedTeaser, { body: { teaser: clip } });
      const thumbnail = await performer.call(api.uploadFeedThumbnail, { body: { thumbnail: await pictures() } });
      const files = [photo, video].map(({ _id }) => ({ fileId: _id, alt: 'A vase' }));
      const beside = { teaserId: teaser._id, thumbnailId: thumbnail._id, price: 8 };
      const { _id: id } = await performer.call(api.createFeed, { body: { text: 'Kiln', audience, files, ...beside } });
      return {
        id,
        read: (client) => [
          client.call(api.getFeed, { params: { id } }),
          client.call(api.listPerformerFeeds, { params: { username: 'mara' } }),
        ],
      };
    },
  },
  video: {
    all: ['captions', 'display', 'display', 'display', 'poster', 'thumbnail', 'thumbnail'],
    open: ['display', 'thumbnail'],
    sold: 'video',
    async make(performer, audience) {
      const body = { title: 'Vase', audience, price: 8, video: clip, teaser: clip, captions };
      const video = { ...body, thumbnail: await pictures() };
      const { _id: id } = await performer.call(api.uploadVideo, { body: video });
      return {
        id,
        read: (client) => [client.call(api.getVideo, { params: { id } }), client.call(api.listVideos)],
      };
    },
  },
  reel: {
    all: ['captions', 'display', 'display', 'poster', 'thumbnail'],
    open: [],
    sold: null,
    async make(performer, audience) {
      const body = { audience, video: clip, captions, thumbnail: await pictures() };
      const { _id: id } = await performer.call(api.uploadReel, { body });
      return { id, read: (client) => [client.call(api.getReel, { params: { id } }), client.call(api.listReels)] };
    },
  },
  photo: {
    all: ['display', 'thumbnail'],
    open: [],
    sold: null,
    async make(performer, audience) {
      const { _id: id } = await performer.call(api.uploadPhoto, { body: { photo: await pictures(), audience } });
      return { id, read: (client) => [client.call(api.listPhotos)] };
    },
  },
  gallery: {
    all: ['display', 'display', 'thumbnail', 'thumbnail'],
    open: [],
    sold: 'gallery',
    async make(performer, audience) {
      const { _id: id } = await performer.call(api.createGallery, { body: { title: 'Kiln day', audience, price: 8 } });
      for (let count = 0; count < 2; count += 1) {
        const body = { photo: await pictures(), audience: 'public' as const, galleryId: id };
        await performer.call(api.uploadPhoto, { body });
      }
      return {
        id,
        read: (client) => [
          client.call(api.getGallery, { params: { id } }),
          client.call(api.listGalleries),
          client.call(api.listPhotos, { query: { galleryId: id } }),
        ],
      };
    },
  },
  story: {
    all: ['display', 'poster'],
    open: [],
    sold: null,
    async make(performer, audience) {
      const { _id: fileId } = await performer.call(api.uploadStoryVideo, { body: { video: clip } });
      const { _id: id } = await performer.call(api.createStory, { body: { fileId, audience } });
      return { id, read: (client) => [client.call(api.getStory, { params: { id } }), client.call(api.listStories)] };
    },
  },
};

/** Whether a viewer has access to all of an item (rule A1). */
function isAllowed(viewer: Viewer, audience: Audience, { sold }: Kind): boolean {
  if (viewer === 'owner' || viewer === 'subscriber') return true;
  if (viewer === 'buyer') return sold !== null;
  return viewer === 'follower' && audience === 'followers';
}

let engine: TestEngine;
let testViewers: TestViewers;

beforeAll(async () => {
  engine = await createTestEngine();
  clip = await makeClip('mp4', { size: '64x36' });
  testViewers = await createTestViewers(engine);
});

afterAll(() => stopCleanly(engine));

/** The URLs of an item's own files that each viewer receives. */
async function look(item: Item, ownFiles: Set<string>) {
  const seen = {} as Record<Viewer, string[]>;
  for (const viewer of viewers) {
    const results = await Promise.allSettled(item.read(testViewers.clients[viewer]));
    const found = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    seen[viewer] = fileUrlsIn(found).filter((address) => ownFiles.has(fileIdOf(address)));
  }
  return seen;
}

describe.each(Object.entries(kinds))('%s (rules A1, A2, A3)', needsFfmpeg, (_name, kind) => {
  describe.each(['followers', 'subscribers'] as const)('for %s', (audience) => {
    let seen: Record<Viewer, string[]>;
    let everything: string[];

    beforeAll(async () => {
      const item = await kind.make(testViewers.owner.client, audience);
      await engine.settle();
      if (kind.sold) await testViewers.buy(kind.sold, item.id);
      const [alone] = await Promise.all(item.read(testViewers.owner.client));
      // Lists also contain other items; the item's own response names its files.
      const mine = fileUrlsIn(kind === kinds.photo ? pick(alone, item.id) : alone);
      seen = await look(item, new Set(mine.map(fileIdOf)));
      everything = seen.owner;
    });

    it('returns every variant of the files to the owner', () => {
      expect(everything.map(variantOf).toSorted()).toEqual(kind.all);
    });

    it.each(viewers)('returns to %s exactly the variants that they may see, and serves them', async (viewer) => {
      const addresses = seen[viewer];
      if (viewer === 'blocked') expect(addresses).toEqual([]);
      else if (isAllowed(viewer, audience, kind)) expect(addresses).toEqual(everything);
      else expect(addresses.map(variantOf).toSorted()).toEqual(kind.open);
      for (const address of addresses) expect((await openFile(engine, address)).status).toBe(200);
    });

    it('refuses changed and expired file URLs', async () => {
      const other = everything.map(fileIdOf);
      for (const address of everything) {
        const foreign = other.find((id) => id !== fileIdOf(address)) ?? testViewers.owner.id;
        expect(await findTampering(engine, address, foreign)).toEqual([]);
      }
      engine.clock.advance(61 * 60 * 1000);
      for (const address of everything) expect((await openFile(engine, address)).status).toBe(403);
    });
  });
});

/** The item with this id in a list. */
function pick(list: unknown, id: string): unknown {
  return (list as { data: { _id: string }[] }).data.find(({ _id }) => _id === id);
}
