import { api } from '@fanlight/sdk';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { files } from '../../db/schema/index.ts';
import { StorageUnavailable, type Video } from '../../ports/index.ts';
import { createTestContext } from '../../testing/context.ts';
import { createPerformer, createTestEngine, makePhoto } from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';
import { createMediaQueue } from './index.ts';

const minuteMs = 60 * 1000;

/** A file whose first bytes are those of an MP4 video. The fake `prepare` functions do not read its content. */
const videoFile = new Blob([new Uint8Array([0, 0, 0, 24]), 'ftypisom', new Uint8Array(64)]);

/** Creates an engine that prepares videos with `prepare`, and a performer who uploads a video. */
async function setUp(prepare: Video['prepare']) {
  const engine = await createTestEngine({ ports: { video: { isAvailable: async () => true, prepare } } });
  const { client } = await createPerformer(engine, 'mara');
  const upload = () => client.call(api.uploadFeedVideo, { body: { video: videoFile } });
  const { db } = engine.ports.database;
  const read = async (id: string) => (await db.select().from(files).where(eq(files.id, id)))[0];
  return { engine, client, upload, read };
}

const prepareSuccessfully: Video['prepare'] = async () => ({
  open: () => new Blob(['video']).stream(),
  mime: 'video/mp4',
  duration: 1,
  width: 64,
  height: 36,
  poster: new Uint8Array(await (await makePhoto()).arrayBuffer()),
  renditions: [],
  storyboard: null,
  release: async () => undefined,
});

describe('the processing of a video (rule F3)', () => {
  it('is done only once even if four workers start it concurrently', async () => {
    let totalCalls = 0;
    const othersAreDone = Promise.withResolvers<void>();
    const { engine, upload, read } = await setUp(async (job) => {
      totalCalls += 1;
      await othersAreDone.promise;
      return prepareSuccessfully(job);
    });
    const { _id } = await upload();
    const others = [1, 2, 3].map(() =>
      createMediaQueue(engine.ports, createTestContext(engine).transaction, () => undefined),
    );
    for (const other of others) other.add(_id);
    // The worker that has claimed the video finishes it only after the three other workers have ended without a claim.
    let totalIdle = 0;
    const settle = async (worker: { settle(): Promise<unknown> }) => {
      await worker.settle();
      totalIdle += 1;
      if (totalIdle === others.length) othersAreDone.resolve();
    };
    await Promise.all([engine, ...others].map(settle));
    expect(totalCalls).toBe(1);
    expect(await read(_id)).toMatchObject({ status: 'ready', workedUntil: null, attempts: 1 });
    await engine.stop();
  });

  it('is retried after an unexpected error, and fails with a reason after three attempts', async () => {
    const { engine, upload, read } = await setUp(async () => {
      throw new Error('ffmpeg crashed.');
    });
    const { _id } = await upload();
    await engine.settle();
    expect(await read(_id)).toMatchObject({ status: 'processing', attempts: 1 });
    await engine.runDue();
    await engine.settle();
    expect((await read(_id))?.attempts).toBe(1);
    for (const attempts of [2, 3]) {
      engine.clock.advance(2 * minuteMs);
      await engine.runDue();
      await engine.settle();
      expect((await read(_id))?.attempts).toBe(attempts);
    }
    expect(await read(_id)).toMatchObject({
      status: 'failed',
      reason: 'The file could not be prepared. Try another file.',
    });
    expect(engine.faults).toHaveLength(3);
    await engine.stop();
  });

  it('is retried more than three times while the disk is full, and succeeds once there is space', async () => {
    let isFull = true;
    const { engine, upload, read } = await setUp(async (job) => {
      if (isFull) throw new StorageUnavailable('The disk is full.');
      return prepareSuccessfully(job);
    });
    const { _id } = await upload();
    await engine.settle();
    const retry = async () => {
      engine.clock.advance(2 * minuteMs);
      await engine.runDue();
      await engine.settle();
    };
    for (let count = 0; count < 5; count += 1) await retry();
    expect(await read(_id)).toMatchObject({ status: 'processing' });
    isFull = false;
    await retry();
    expect(await read(_id)).toMatchObject({ status: 'ready' });
    expect(engine.faults).toHaveLength(6);
    await engine.stop();
  });

  it('is aborted when the server stops, does not count as an attempt, and is done by the next server', async () => {
    const started = Promise.withResolvers<void>();
    const { engine, upload, read } = await setUp(
      ({ signal }) =>
        new Promise((_, reject) => {
          started.resolve();
          signal.addEventListener('abort', () => reject(new Error('stopped')));
        }),
    );
    const { database, ...rest } = engine.ports;
    const { _id } = await upload();
    await started.promise;
    expect((await read(_id))?.status).toBe('processing');
    // The database is not closed, because the queue of the next server uses it.
    engine.ports.database = { ...database, close: async () => undefined };
    await engine.stop();
    expect(await read(_id)).toMatchObject({ status: 'uploaded', attempts: 0, workedUntil: null });
    const next = createMediaQueue(
      { ...rest, database, video: { ...rest.video, prepare: prepareSuccessfully } },
      createTestContext(engine).transaction,
      () => undefined,
    );
    next.add(_id);
    await next.settle();
    expect((await read(_id))?.status).toBe('ready');
    await database.close();
  });

  it('leaves no stored bytes, if the file is deleted while it is processed', async () => {
    const isDeleted = Promise.withResolvers<void>();
    const { engine, client, upload } = await setUp(async (job) => {
      await isDeleted.promise;
      return prepareSuccessfully(job);
    });
    const { _id: fileId } = await upload();
    const body = { text: 'x', audience: 'public' as const, files: [{ fileId, alt: 'A video' }] };
    const { _id: id } = await client.call(api.createFeed, { body });
    await client.call(api.deleteFeed, { params: { id } });
    isDeleted.resolve();
    await engine.settle();
    expect([...engine.storage.entries.keys()].filter((key) => key.includes(fileId))).toEqual([]);
    await stopCleanly(engine);
  });
});
