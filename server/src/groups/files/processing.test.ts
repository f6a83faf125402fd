import { api } from '@fanlight/sdk';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { files } from '../../db/schema/index.ts';
import { StorageUnavailable, type Video } from '../../ports/index.ts';
import { createTestContext } from '../../testing/context.ts';
import { createPerformer, createTestEngine, makePhoto } from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';
import { createMediaQueue } from './index.ts';

const minute = 60 * 1000;

/** A file with the header of a video and invalid content. */
const film = new Blob([new Uint8Array([0, 0, 0, 24]), 'ftypisom', new Uint8Array(64)]);

/** Creates an engine that processes videos by `prepare`, and an upload. */
async function setUp(prepare: Video['prepare']) {
  const engine = await createTestEngine({ ports: { video: { isAvailable: async () => true, prepare } } });
  const { client } = await createPerformer(engine, 'mara');
  const upload = () => client.call(api.uploadFeedVideo, { body: { video: film } });
  const { db } = engine.ports.database;
  const read = async (id: string) => (await db.select().from(files).where(eq(files.id, id)))[0];
  return { engine, client, upload, read };
}

const done: Video['prepare'] = async () => ({
  open: () => new Blob(['film']).stream(),
  mime: 'video/mp4',
  duration: 1,
  width: 64,
  height: 36,
  poster: new Uint8Array(await (await makePhoto()).arrayBuffer()),
  release: async () => undefined,
});

describe('processing of videos (rule F3)', () => {
  it('is done by one of several concurrent workers', async () => {
    let times = 0;
    const othersAreDone = Promise.withResolvers<void>();
    const { engine, upload, read } = await setUp(async (job) => {
      times += 1;
      await othersAreDone.promise;
      return done(job);
    });
    const { _id } = await upload();
    const others = [1, 2, 3].map(() =>
      createMediaQueue(engine.ports, createTestContext(engine).transaction, () => undefined),
    );
    for (const other of others) other.add(_id);
    // The worker that processes the video continues once the three others have found it claimed.
    let idle = 0;
    const settle = async (worker: { settle(): Promise<unknown> }) => {
      await worker.settle();
      idle += 1;
      if (idle === others.length) othersAreDone.resolve();
    };
    await Promise.all([engine, ...others].map(settle));
    expect(times).toBe(1);
    expect(await read(_id)).toMatchObject({ status: 'ready', workedUntil: null, attempts: 1 });
    await engine.stop();
  });

  it('is retried after a failure, and fails with a reason after three attempts', async () => {
    const { engine, upload, read } = await setUp(async () => {
      throw new Error('The disk is full.');
    });
    const { _id } = await upload();
    await engine.settle();
    expect(await read(_id)).toMatchObject({ status: 'processing', attempts: 1 });
    await engine.runDue();
    await engine.settle();
    expect((await read(_id))?.attempts).toBe(1);
    for (const attempts of [2, 3]) {
      engine.clock.advance(2 * minute);
      await engine.runDue();
      await engine.settle();
      expect((await read(_id))?.attempts).toBe(attempts);
    }
    expect(await read(_id)).toMatchObject({ status: 'failed', reason: 'It could not be prepared. Try another file.' });
    expect(engine.faults).toHaveLength(3);
    await engine.stop();
  });

  it('is retried as long as the disk is full, and keeps the upload', async () => {
    let isFull = true;
    const { engine, upload, read } = await setUp(async (job) => {
      if (isFull) throw new StorageUnavailable('The disk is full.');
      return done(job);
    });
    const { _id } = await upload();
    await engine.settle();
    const later = async () => {
      engine.clock.advance(2 * minute);
      await engine.runDue();
      await engine.settle();
    };
    for (let tried = 0; tried < 5; tried += 1) await later();
    expect(await read(_id)).toMatchObject({ status: 'processing' });
    isFull = false;
    await later();
    expect(await read(_id)).toMatchObject({ status: 'ready' });
    expect(engine.faults).toHaveLength(6);
    await engine.stop();
  });

  it('is released when the server stops, and continued by the next server', async () => {
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
    // The second engine of this test uses the same database.
    engine.ports.database = { ...database, close: async () => undefined };
    await engine.stop();
    expect(await read(_id)).toMatchObject({ status: 'uploaded', attempts: 0, workedUntil: null });
    const next = createMediaQueue(
      { ...rest, database, video: { ...rest.video, prepare: done } },
      createTestContext(engine).transaction,
      () => undefined,
    );
    next.add(_id);
    await next.settle();
    expect((await read(_id))?.status).toBe('ready');
    await database.close();
  });

  it('stores nothing of a file that is deleted meanwhile', async () => {
    const isDeleted = Promise.withResolvers<void>();
    const { engine, client, upload } = await setUp(async (job) => {
      await isDeleted.promise;
      return done(job);
    });
    const { _id: fileId } = await upload();
    const body = { text: 'x', audience: 'public' as const, files: [{ fileId, alt: 'A film' }] };
    const { _id: id } = await client.call(api.createFeed, { body });
    await client.call(api.deleteFeed, { params: { id } });
    isDeleted.resolve();
    await engine.settle();
    expect([...engine.storage.entries.keys()].filter((key) => key.includes(fileId))).toEqual([]);
    await stopCleanly(engine);
  });
});
