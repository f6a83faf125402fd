import { api } from '@fanlight/sdk';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { files } from '../../db/schema/index.ts';
import { captions, makeClip, needsFfmpeg } from '../../testing/clips.ts';
import { codeOf, type Person, type TestEngine } from '../../testing/index.ts';
import { createEngineWithPeople } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

// The time limit is long, because ffmpeg is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let engine: TestEngine;
let mara: Person;
let noor: Person;

beforeEach(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople());
});

afterEach(() => stopCleanly(engine));

const open = async (url: string | null | undefined) =>
  (await engine.fetch(new Request(`http://localhost${url}`))).status;
const keysOf = (id: string) => [...engine.storage.entries.keys()].filter((key) => key.includes(id));
/** The stored variants of a file. */
const variantsOf = (id: string) =>
  keysOf(id)
    .map((key) => key.split('/').at(-1))
    .toSorted();

describe('a video of the media library', needsFfmpeg, () => {
  it('keeps its own captions, and no captions that nothing uses', async () => {
    const { client } = mara;
    const audience = 'public' as const;
    const video = new File([await makeClip('mp4')], 'wheel.mp4');
    const { _id: videoFileId } = await client.call(api.uploadFeedVideo, { body: { video, captions } });
    const first = await client.call(api.uploadVideo, { body: { title: 'Wheel', audience, video, captions } });
    await engine.settle();
    const captionsOf = async (fileId: string) => {
      const [row] = await engine.ports.database.db.select().from(files).where(eq(files.id, fileId));
      return row?.captionsFileId;
    };
    const [own, ofFirst] = [await captionsOf(videoFileId), await captionsOf(first.file?._id ?? '')];
    expect([variantsOf(own ?? ''), variantsOf(ofFirst ?? '')]).toEqual([['captions'], ['captions']]);
    // A file of the library that replaces a video does not get the captions of the replaced one.
    await client.call(api.updateVideo, { params: { id: first._id }, body: { videoFileId } });
    expect(await captionsOf(videoFileId)).toBe(own);
    expect(await captionsOf(first.file?._id ?? '')).toBe(ofFirst);
    // New captions replace those of the file, which are deleted.
    await client.call(api.uploadVideo, { body: { title: 'Again', audience, videoFileId, captions } });
    await engine.settle();
    const replaced = (await captionsOf(videoFileId)) ?? '';
    expect([own, ofFirst, null]).not.toContain(replaced);
    expect(variantsOf(replaced)).toEqual(['captions']);
    expect(keysOf(own ?? '')).toEqual([]);
    expect(await engine.ports.database.db.$count(files, eq(files.id, own ?? ''))).toBe(0);
  });

  it('is used again by videos, reels and stories, which end with their own limits', async () => {
    const { client } = mara;
    const audience = 'public' as const;
    const video = new File([await makeClip('mp4')], 'wheel.mp4');
    const first = await client.call(api.uploadVideo, { body: { title: 'Wheel', audience, video } });
    const videoFileId = first.file?._id ?? '';
    const early = client.call(api.uploadReel, { body: { audience, videoFileId } });
    await expect(early).rejects.toMatchObject({ reason: 'FILE_NOT_REUSABLE' });
    const { _id: unused } = await client.call(api.uploadFeedVideo, { body: { video } });
    expect(await codeOf(client.call(api.deleteLibraryFile, { params: { id: unused } }))).toBe('STATUS_CONFLICT');
    await engine.settle();
    const reel = await client.call(api.uploadReel, { body: { audience, videoFileId } });
    const story = await client.call(api.createStory, { body: { audience, fileId: videoFileId } });
    expect(story.file).toMatchObject({ type: 'story-video', status: 'ready' });
    await client.call(api.deleteVideo, { params: { id: first._id } });
    await engine.settle();
    expect(await open((await noor.client.call(api.getReel, { params: { id: reel._id } })).file?.url)).toBe(200);
    const { data: library } = await client.call(api.listLibraryFiles);
    expect(library.find(({ _id }) => _id === videoFileId)).toMatchObject({
      kind: 'video',
      name: 'wheel.mp4',
      totalUses: 2,
    });
  });

  it.each([
    ['a reel', 180],
    ['a story', 60],
    ['a teaser', 60],
  ])('can be used for %s if an upload of its duration would be accepted', async (kind, maximumSeconds) => {
    const { client } = mara;
    const audience = 'public' as const;
    const { _id: fileId } = await client.call(api.uploadFeedVideo, { body: { video: await makeClip('mp4') } });
    await engine.settle();
    const [stored] = await engine.ports.database.db.select().from(files).where(eq(files.id, fileId));
    expect(stored).toMatchObject({ status: 'ready', reason: null });
    const last = async (seconds: number) => {
      await engine.ports.database.db.update(files).set({ duration: seconds }).where(eq(files.id, fileId));
      if (kind === 'a reel') return client.call(api.uploadReel, { body: { audience, videoFileId: fileId } });
      if (kind === 'a story') return client.call(api.createStory, { body: { audience, fileId } });
      return client.call(api.createFeed, { body: { text: 'Kiln.', audience, teaserId: fileId } });
    };
    expect(await last(maximumSeconds + 0.5)).toMatchObject({ _id: expect.any(String) });
    await expect(last(maximumSeconds + 0.6)).rejects.toMatchObject({ reason: 'MEDIA_TOO_LONG' });
  });

  it.each(['reel', 'story', 'teaser'])(
    'that was uploaded for a %s has renditions and a storyboard in a post and as a video',
    async (kind) => {
      const { client } = mara;
      const audience = 'public' as const;
      const clip = await makeClip('mp4', { size: '640x426' });
      const upload = async () => {
        if (kind === 'reel') return (await client.call(api.uploadReel, { body: { audience, video: clip } })).file?._id;
        if (kind === 'story') return (await client.call(api.uploadStoryVideo, { body: { video: clip } }))._id;
        return (await client.call(api.uploadFeedTeaser, { body: { teaser: clip } }))._id;
      };
      const fileId = (await upload()) ?? '';
      await engine.settle();
      const { files: shown } = await client.call(api.createFeed, {
        body: { text: 'Kiln.', audience, files: [{ fileId, alt: '' }] },
      });
      const video = await client.call(api.uploadVideo, { body: { title: 'Wheel', audience, videoFileId: fileId } });
      for (const file of [shown[0], video.file]) {
        expect(file?._id).toBe(fileId);
        expect(await open(file?.hls)).toBe(200);
        expect(file?.storyboard).toMatchObject({ interval: 1, total: 1 });
      }
    },
  );
});
