import { api } from '@fanlight/sdk';
import type { VideoUpload } from '@fanlight/sdk/models';
import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { charges, files, videos } from '../../db/schema/index.ts';
import { captions, makeClip, needsFfmpeg } from '../../testing/clips.ts';
import {
  createFan,
  createPerformer,
  createTestEngine,
  createVisitor,
  makePhoto,
  type Person,
  type TestEngine,
} from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

// The time limit is long, because ffmpeg is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let engine: TestEngine;
let mara: Person;
let noor: Person;

beforeAll(async () => {
  engine = await createTestEngine();
  mara = await createPerformer(engine, 'mara');
  noor = await createFan(engine, 'noor');
});

afterAll(() => stopCleanly(engine));

async function publish(more: Record<string, unknown> = {}) {
  const body = { title: 'Throwing a tall vase', audience: 'public', video: await makeClip('mp4'), ...more };
  const video = await mara.client.call(api.uploadVideo, { body: body as never });
  await engine.settle();
  return { ...video, params: { id: video._id } };
}

describe('videos', needsFfmpeg, () => {
  it('are visible only to their performer until they can be played (rule F3)', async () => {
    const body = { title: 'Soon', audience: 'public' as const, video: await makeClip('mp4') };
    const video = await mara.client.call(api.uploadVideo, { body });
    expect(video.file).toMatchObject({ url: null, posterUrl: null, width: 1280, height: 720 });
    const params = { id: video._id };
    if (video.file.status === 'uploaded') {
      await expect(noor.client.call(api.getVideo, { params })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(await mara.client.call(api.getMyVideo, { params })).toMatchObject({ title: 'Soon' });
    }
    await engine.settle();
    const seen = await noor.client.call(api.getVideo, { params });
    expect(seen.file).toMatchObject({ status: 'ready', url: expect.any(String), posterUrl: expect.any(String) });
    expect((await createVisitor(engine).call(api.listVideos)).data.map(({ _id }) => _id)).toContain(video._id);
    const statusParams = { id: video._id, fileId: seen.file._id };
    expect(await noor.client.call(api.getVideoFileStatus, { params: statusParams })).toMatchObject({ progress: 1 });
  });

  it('show viewers without access only a preview and the teaser (rules A1, A2)', async () => {
    const text = `${'Centring, opening, pulling. '.repeat(20)}#secret`;
    const { params } = await publish({
      audience: 'followers',
      price: 18,
      description: text,
      thumbnail: await makePhoto(),
      teaser: await makeClip('mp4'),
      captions,
      captionsLocale: 'es-ES',
    });
    const locked = await noor.client.call(api.getVideo, { params });
    expect(locked).toMatchObject({
      isTeaser: true,
      price: 18,
      access: { isAllowed: false, reason: 'needs-follow' },
      file: { url: null, posterUrl: null, captions: { url: null, locale: 'es-ES' } },
      thumbnail: { url: null, thumbnailUrl: null },
      teaser: { status: 'ready', url: expect.any(String) },
    });
    expect(locked.file.preview).toMatch(/^data:/);
    const found = await noor.client.call(api.listVideos, { query: { q: 'secret' } });
    expect(found.data).toEqual([]);
    await noor.client.call(api.followPerformer, { params: { id: mara.id } });
    expect((await noor.client.call(api.getVideo, { params })).file.url).toEqual(expect.any(String));
    await noor.client.call(api.unfollowPerformer, { params: { id: mara.id } });
  });

  it('count each viewer once, and do not count their performer', async () => {
    const { params } = await publish();
    await mara.client.call(api.getVideo, { params });
    await noor.client.call(api.getVideo, { params });
    await noor.client.call(api.getVideo, { params });
    expect(await mara.client.call(api.viewMyVideo, { params })).toMatchObject({ totalViews: 1 });
    const popular = await noor.client.call(api.listVideos, { query: { sortBy: 'popular', limit: 1 } });
    expect(popular.data[0]?._id).toBe(params.id);
    const { cursor } = popular;
    const query = { sortBy: 'popular' as const, limit: 50, ...(cursor && { cursor }) };
    const rest = await noor.client.call(api.listVideos, { query });
    expect(rest.data.map(({ _id }) => _id)).not.toContain(params.id);
    expect(rest.data.length).toBe(popular.total - 1);
  });

  it('keep their captions and other fields if the performer replaces the file, and release the earlier file', async () => {
    const { params, file } = await publish({ captions, thumbnail: await makePhoto(), teaser: await makeClip('mp4') });
    const changed = await mara.client.call(api.updateVideo, { params, body: { title: 'Tall', price: 0 } });
    expect(changed).toMatchObject({ title: 'Tall', price: null, file: { _id: file._id } });
    const body = { video: await makeClip('mov', { size: '180x320' }) };
    const replaced = await mara.client.call(api.updateVideo, { params, body });
    expect(replaced.file._id).not.toBe(file._id);
    await engine.settle();
    const seen = await noor.client.call(api.getVideo, { params });
    expect(seen.file).toMatchObject({ status: 'ready', width: 180, height: 320, captions: { locale: 'en-US' } });
    for (const type of ['captions', 'teaser', 'thumbnail'] as const)
      await mara.client.call(api.removeVideoFile, { params, body: { type } });
    const bare = await noor.client.call(api.getVideo, { params });
    expect(bare).toMatchObject({ thumbnail: null, teaser: null, file: { captions: null } });
    await engine.settle();
    const [released] = (await mara.client.call(api.listLibraryFiles, { query: { isUsed: false, sort: 'asc' } })).data;
    expect(released).toMatchObject({ _id: file._id, uses: [] });
  });

  it('can be changed only by their performer (rule A5)', async () => {
    const ines = await createPerformer(engine, 'ines');
    const { params } = await publish();
    const forbidden = { code: 'FORBIDDEN' };
    await expect(ines.client.call(api.getMyVideo, { params })).rejects.toMatchObject(forbidden);
    await expect(ines.client.call(api.updateVideo, { params, body: { title: 'x' } })).rejects.toMatchObject(forbidden);
    await expect(ines.client.call(api.deleteVideo, { params })).rejects.toMatchObject(forbidden);
  });

  it('cannot cost less than 1, and cannot have a price if they are public (rule M2)', async () => {
    const video = await makeClip('mp4');
    const upload = (body: Partial<VideoUpload>) =>
      mara.client.call(api.uploadVideo, { body: { title: 'T', audience: 'followers', video, ...body } });
    await expect(upload({ price: 0.5 })).rejects.toMatchObject({ code: 'AMOUNT_OUT_OF_RANGE' });
    await expect(upload({ price: 5.001 })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(upload({ price: 5, audience: 'public' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('that the performer deletes release their files if unsold, and stay for their buyers if sold (rules A4, M4)', async () => {
    const { db } = engine.ports.database;
    const sold = await publish({ audience: 'subscribers', price: 10 });
    const unsold = await publish();
    await db.insert(charges).values({
      id: 'f'.repeat(24),
      payerId: noor.id,
      performerId: mara.id,
      type: 'video',
      objectId: sold._id,
      amount: 1000,
      commission: 200,
      createdAt: engine.clock.now(),
    });
    for (const { params } of [sold, unsold]) await mara.client.call(api.deleteVideo, { params });
    await engine.settle();
    const notFound = { code: 'NOT_FOUND' };
    await expect(mara.client.call(api.getMyVideo, { params: sold.params })).rejects.toMatchObject(notFound);
    await expect(noor.client.call(api.getVideo, { params: unsold.params })).rejects.toMatchObject(notFound);
    const visitor = createVisitor(engine);
    await expect(visitor.call(api.getVideo, { params: sold.params })).rejects.toMatchObject(notFound);
    const bought = await noor.client.call(api.getVideo, { params: sold.params });
    expect(bought.file.url).toEqual(expect.any(String));
    expect((await noor.client.call(api.listVideos)).data.map(({ _id }) => _id)).not.toContain(sold._id);
    const used = await db.select().from(files).where(isNotNull(files.attachedAt));
    expect(used.map(({ id }) => id)).toContain(sold.file._id);
    expect(used.map(({ id }) => id)).not.toContain(unsold.file._id);
    expect((await db.select().from(videos)).map(({ id }) => id)).not.toContain(unsold._id);
  });

  it('are listed in the bookmarks', async () => {
    const { params } = await publish();
    const body = { action: 'bookmark' as const, objectType: 'video' as const, objectId: params.id };
    await noor.client.call(api.createReaction, { body });
    const { data, total } = await noor.client.call(api.listBookmarkedVideos);
    expect([data[0]?._id, data[0]?.isBookmarked, total]).toEqual([params.id, true, 1]);
  });
});
