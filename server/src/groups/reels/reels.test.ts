import { api } from '@fanlight/sdk';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { reels } from '../../db/schema/index.ts';
import { captions, makeClip, needsFfmpeg } from '../../testing/clips.ts';
import {
  createFan,
  createPerformer,
  createTestEngine,
  createVisitor,
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

describe('reels', needsFfmpeg, () => {
  it('are uploaded, published, changed and deleted', async () => {
    const video = await makeClip('mp4', { size: '180x320' });
    const created = await mara.client.call(api.uploadReel, {
      body: { text: 'Forty seconds of centring. #Clay', audience: 'public', video, captions },
    });
    const params = { id: created._id };
    expect(created).toMatchObject({ hashtags: ['clay'], file: { width: 720, height: 1280 } });
    await engine.settle();
    expect(await noor.client.call(api.getReel, { params })).toMatchObject({
      isFollowed: false,
      file: { status: 'ready', width: 180, height: 320, captions: { url: expect.any(String) } },
    });
    expect(await mara.client.call(api.viewMyReel, { params })).toMatchObject({ totalViews: 1, isOwn: true });
    expect((await mara.client.call(api.listMyReels, { query: { status: 'ready' } })).total).toBe(1);
    expect((await mara.client.call(api.listMyReels, { query: { status: 'failed' } })).total).toBe(0);
    await mara.client.call(api.updateReel, { params, body: { audience: 'subscribers' } });
    await mara.client.call(api.removeReelFile, { params, body: { type: 'captions' } });
    expect((await createVisitor(engine).call(api.listReels)).data[0]).toMatchObject({
      access: { isAllowed: false },
      file: { url: null, captions: null },
    });
    await mara.client.call(api.deleteReel, { params });
    expect(await engine.ports.database.db.select().from(reels)).toEqual([]);
  });

  it('fail to process if they last longer than three minutes', async () => {
    const video = await makeClip('mp4', { seconds: 182, size: '36x64' });
    const { _id: id } = await mara.client.call(api.uploadReel, { body: { audience: 'public', video } });
    await engine.settle();
    const { file } = await mara.client.call(api.viewMyReel, { params: { id } });
    expect(file).toMatchObject({
      status: 'failed',
      reason: 'The file lasts too long. It may last at most 180 seconds.',
    });
    await expect(noor.client.call(api.getReel, { params: { id } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
