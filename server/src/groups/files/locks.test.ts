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
  findForgedUrls,
  openFile,
  type TestViewers,
  type Viewer,
  variantOf,
  viewers,
  withPlaylistUrls,
} from '../../testing/viewers.ts';

// The time limit is long, because ffmpeg is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

/** A published item. */
interface Item {
  id: string;
  /** Reads the item by its id, and the lists that contain the item. */
  read: (client: Client) => Promise<unknown>[];
}

/** A kind of item with files. */
interface Kind {
  /** Variants of the item's files and of its teaser. Viewers with access receive all of them. */
  allVariants: string[];
  /** Variants that viewers without access receive. */
  openVariants: string[];
  /** The type of the charge for the item; null if items of this kind are not sold. */
  chargeType: 'feed' | 'video' | 'gallery' | null;
  create(performer: Client, audience: Audience): Promise<Item>;
}

let clip: Blob;
/** A clip that is large enough for two renditions. */
let largeClip: Blob;

/** The variants of a video in two renditions, in addition to those of every video. */
const adaptive = ['hls', 'playlist-high', 'playlist-low', 'segments-high', 'segments-low', 'storyboard'];

const makePicture = () => makePhoto('#3f8288');

/** Contains every kind of item that has files. */
const kinds: Record<string, Kind> = {
  feed: {
    allVariants: [
      ...['captions', 'display', 'display', 'display', ...adaptive],
      ...['thumbnail', 'thumbnail', 'thumbnail', 'thumbnail'],
    ].toSorted(),
    openVariants: ['display', 'thumbnail'],
    chargeType: 'feed',
    async create(performer, audience) {
      const photo = await performer.call(api.uploadFeedPhoto, { body: { photo: await makePicture() } });
      const video = await performer.call(api.uploadFeedVideo, { body: { video: largeClip, captions } });
      const teaser = await performer.call(api.uploadFeedTeaser, { body: { teaser: clip } });
      const thumbnail = await performer.call(api.uploadFeedThumbnail, { body: { thumbnail: await makePicture() } });
      const files = [photo, video].map(({ _id }) => ({ fileId: _id, alt: 'A vase' }));
      const body = { text: 'Kiln', audience, files, teaserId: teaser._id, thumbnailId: thumbnail._id, price: 8 };
      const { _id: id } = await performer.call(api.createFeed, { body });
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
    allVariants: [
      ...adaptive,
      ...['captions', 'display', 'display', 'display', 'poster', 'thumbnail', 'thumbnail'],
    ].toSorted(),
    openVariants: ['display', 'thumbnail'],
    chargeType: 'video',
    async create(performer, audience) {
      const body = { title: 'Vase', audience, price: 8, video: largeClip, teaser: clip, captions };
      const video = { ...body, thumbnail: await makePicture() };
      const { _id: id } = await performer.call(api.uploadVideo, { body: video });
      return {
        id,
        read: (client) => [client.call(api.getVideo, { params: { id } }), client.call(api.listVideos)],
      };
    },
  },
  reel: {
    allVariants: [...adaptive, 'captions', 'display', 'display', 'poster', 'thumbnail'].toSorted(),
    openVariants: [],
    chargeType: null,
    async create(performer, audience) {
      const body = { audience, video: largeClip, captions, thumbnail: await makePicture() };
      const { _id: id } = await performer.call(api.uploadReel, { body });
      return { id, read: (client) => [client.call(api.getReel, { params: { id } }), client.call(api.listReels)] };
    },
  },
  photo: {
    allVariants: ['display', 'thumbnail'],
    openVariants: [],
    chargeType: null,
    async create(performer, audience) {
      const { _id: id } = await performer.call(api.uploadPhoto, { body: { photo: await makePicture(), audience } });
      return { id, read: (client) => [client.call(api.listPhotos)] };
    },
  },
  gallery: {
    allVariants: ['display', 'display', 'thumbnail', 'thumbnail'],
    openVariants: [],
    chargeType: 'gallery',
    async create(performer, audience) {
      const { _id: id } = await performer.call(api.createGallery, { body: { title: 'Kiln day', audience, price: 8 } });
      for (let count = 0; count < 2; count += 1) {
        const body = { photo: await makePicture(), audience: 'public' as const, galleryId: id };
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
    allVariants: ['display', 'poster'],
    openVariants: [],
    chargeType: null,
    async create(performer, audience) {
      const { _id: fileId } = await performer.call(api.uploadStoryVideo, { body: { video: clip } });
      const { _id: id } = await performer.call(api.createStory, { body: { fileId, audience } });
      return { id, read: (client) => [client.call(api.getStory, { params: { id } }), client.call(api.listStories)] };
    },
  },
};

/** Whether a viewer has access to the whole item (rule A1). */
function canAccess(viewer: Viewer, audience: Audience, { chargeType }: Kind): boolean {
  if (viewer === 'owner' || viewer === 'subscriber') return true;
  if (viewer === 'buyer') return chargeType !== null;
  return viewer === 'follower' && audience === 'followers';
}

let engine: TestEngine;
let testViewers: TestViewers;

beforeAll(async () => {
  engine = await createTestEngine();
  clip = await makeClip('mp4', { size: '64x36' });
  largeClip = await makeClip('mp4', { size: '640x426' });
  testViewers = await createTestViewers(engine);
});

afterAll(() => stopCleanly(engine));

/** Reads an item as each viewer; returns the received URLs of the item's own files. */
async function readAsEachViewer(item: Item, ownFileIds: Set<string>) {
  const urlsOf = {} as Record<Viewer, string[]>;
  for (const viewer of viewers) {
    const results = await Promise.allSettled(item.read(testViewers.clients[viewer]));
    const responses = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    const urls = await withPlaylistUrls(engine, fileUrlsIn(responses));
    urlsOf[viewer] = urls.filter((url) => ownFileIds.has(fileIdOf(url)));
  }
  return urlsOf;
}

describe.each(Object.entries(kinds))('the server (rules A1, A2, A3), for a %s', needsFfmpeg, (_name, kind) => {
  describe.each(['followers', 'subscribers'] as const)('with the audience "%s",', (audience) => {
    let urlsOf: Record<Viewer, string[]>;

    beforeAll(async () => {
      const item = await kind.create(testViewers.owner.client, audience);
      await engine.settle();
      if (kind.chargeType) await testViewers.buy(kind.chargeType, item.id);
      const [response] = await Promise.all(item.read(testViewers.owner.client));
      // Lists contain other items, too. The item's own files are therefore those in the first response. For a photo,
      // the first response is also a list.
      const ownUrls = fileUrlsIn(kind === kinds.photo ? findInList(response, item.id) : response);
      urlsOf = await readAsEachViewer(item, new Set(ownUrls.map(fileIdOf)));
    });

    it('returns URLs of all variants to the owner', () => {
      expect(urlsOf.owner.map(variantOf).toSorted()).toEqual(kind.allVariants);
    });

    it.each(viewers)(
      'returns to the viewer "%s" URLs of exactly the variants that this viewer may see',
      async (viewer) => {
        const urls = urlsOf[viewer];
        if (viewer === 'blocked') expect(urls).toEqual([]);
        else if (canAccess(viewer, audience, kind)) expect(urls).toEqual(urlsOf.owner);
        else expect(urls.map(variantOf).toSorted()).toEqual(kind.openVariants);
        for (const url of urls) expect((await openFile(engine, url)).status).toBe(200);
      },
    );

    it('refuses file URLs that were changed or have expired', async () => {
      const fileIds = urlsOf.owner.map(fileIdOf);
      for (const url of urlsOf.owner) {
        const otherFileId = fileIds.find((id) => id !== fileIdOf(url)) ?? testViewers.owner.id;
        expect(await findForgedUrls(engine, url, otherFileId)).toEqual([]);
      }
      engine.clock.advance(61 * 60 * 1000);
      for (const url of urlsOf.owner) expect((await openFile(engine, url)).status).toBe(403);
    });
  });
});

/** Returns the item with this id in a list. */
function findInList(list: unknown, id: string): unknown {
  return (list as { data: { _id: string }[] }).data.find(({ _id }) => _id === id);
}
