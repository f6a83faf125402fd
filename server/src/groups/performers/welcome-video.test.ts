import { api } from '@fanlight/sdk';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { captions, makeClip, needsFfmpeg } from '../../testing/clips.ts';
import { createPerformer, createTestEngine, createVisitor, type Person, type TestEngine } from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

// The time limit is long, because ffmpeg is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let engine: TestEngine;
let mara: Person;

beforeAll(async () => {
  engine = await createTestEngine();
  mara = await createPerformer(engine, 'mara');
});

afterAll(() => stopCleanly(engine));

describe('the welcome video', needsFfmpeg, () => {
  it('replaces the previous welcome video when it is ready (rule F3)', async () => {
    const visitor = createVisitor(engine);
    const seen = async () => (await visitor.call(api.getPerformer, { params: { id: mara.id } })).welcomeVideo;
    const upload = async () =>
      mara.client.call(api.uploadPerformerWelcomeVideo, { body: { video: await makeClip('mp4'), captions } });
    expect(await seen()).toBeNull();
    const first = await upload();
    await engine.settle();
    expect(await seen()).toMatchObject({ _id: first._id, status: 'ready', captionsUrl: expect.any(String) });
    const broken = new Uint8Array(await (await makeClip('mp4')).arrayBuffer()).subarray(0, 900);
    await mara.client.call(api.uploadPerformerWelcomeVideo, { body: { video: new Blob([broken]) } });
    await engine.settle();
    expect(await seen()).toMatchObject({ _id: first._id });
    expect((await mara.client.call(api.getMyPerformer)).welcomeVideo).toMatchObject({ status: 'failed' });
    const second = await upload();
    await engine.settle();
    expect(await seen()).toMatchObject({ _id: second._id, status: 'ready' });
    expect([...engine.storage.entries.keys()].filter((key) => key.includes(first._id))).toEqual([]);
  });
});
