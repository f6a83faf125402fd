import { Readable } from 'node:stream';
import { type ApiError, api, createClient, memoryTokenStore } from '@fanlight/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ceph, startCeph } from '../../../.ci/ceph.mjs';
import { createS3Storage, type S3Options } from '../adapters/node/s3-storage.ts';
import { readWhole } from '../adapters/whole.ts';
import { type Storage, StorageUnavailable } from '../ports/index.ts';
import { makePhoto } from '../testing/people.ts';
import { startCluster } from './cluster.ts';
import { startFaultyServer } from './server.ts';

let server: Ceph;
let options: S3Options;
let storage: Storage;

beforeAll(async () => {
  const started = await startCeph();
  if (!started) throw new Error("These tests need Ceph: Debian's packages ceph-mon, ceph-osd and radosgw.");
  server = started;
  options = { ...server.options, endpoint: new URL(server.options.endpoint) };
  storage = createS3Storage(options);
}, 120_000);

afterAll(() => server?.stop());

const text = (value: string) => new TextEncoder().encode(value);
const read = async (key: string, range?: { start: number; end: number }) => {
  const stored = await storage.get(key, range);
  return stored && { size: stored.size, bytes: await readWhole(stored.body) };
};

/** Returns bytes that differ from place to place, in chunks as a request has them. */
function* chunksOf(size: number) {
  const chunk = 65_536;
  for (let from = 0; from < size; from += chunk)
    yield Uint8Array.from({ length: Math.min(chunk, size - from) }, (_, index) => (from + index) % 251);
}

const streamOf = (chunks: Iterable<Uint8Array>) =>
  Readable.toWeb(Readable.from(chunks)) as unknown as ReadableStream<Uint8Array>;

describe('the storage in S3', () => {
  it('stores bytes, and returns all of them or a range', async () => {
    expect(await storage.put('a/original', text('kiln news'))).toBe(9);
    expect(await read('a/original')).toEqual({ size: 9, bytes: text('kiln news') });
    expect(await read('a/original', { start: 5, end: 8 })).toEqual({ size: 9, bytes: text('news') });
  });

  it('stores a stream of unknown length, and returns its size', async () => {
    expect(await storage.put('small', streamOf([text('kiln '), text('news')]))).toBe(9);
    expect((await read('small'))?.bytes).toEqual(text('kiln news'));
  });

  // Ceph takes seconds for 20 MB, and tens of seconds while other tests use the processor.
  it('stores a large stream in parts with the same bytes', { timeout: 120_000 }, async () => {
    const size = 20 * 1024 * 1024 + 7;
    expect(await storage.put('large', streamOf(chunksOf(size)))).toBe(size);
    const stored = await read('large');
    expect(stored?.size).toBe(size);
    expect(Buffer.compare(stored?.bytes ?? text(''), Buffer.concat([...chunksOf(size)]))).toBe(0);
    const end = size - 1;
    expect((await read('large', { start: end - 1, end }))?.bytes).toEqual(
      Uint8Array.from([(end - 1) % 251, end % 251]),
    );
  });

  it('stores an empty file, whose ranges are empty', async () => {
    expect(await storage.put('empty', new Uint8Array())).toBe(0);
    expect(await read('empty', { start: 0, end: 99 })).toEqual({ size: 0, bytes: new Uint8Array() });
  });

  it('returns undefined for an object that does not exist, and deletes objects, existing or not', async () => {
    expect(await storage.get('none')).toBeUndefined();
    await storage.delete('none');
    await storage.put('some', text('x'));
    await storage.delete('some');
    expect(await storage.get('some')).toBeUndefined();
  });

  it.each([
    ['small', 1000],
    ['large', 30 * 1024 * 1024],
  ])('stores nothing if a %s stream is aborted, and throws the error of the stream', async (_size, length) => {
    const aborted = new Error('The request was aborted.');
    const chunks = (function* () {
      yield* chunksOf(length);
      throw aborted;
    })();
    await expect(storage.put('aborted', streamOf(chunks))).rejects.toBe(aborted);
    expect(await storage.get('aborted')).toBeUndefined();
  });

  it('lets a client pause for longer than the time limit of a call', async () => {
    const size = 9_000_000;
    await storage.put('slow', streamOf(chunksOf(size)));
    const { body } = (await storage.get('slow')) ?? {};
    const chunks = (body as ReadableStream<Uint8Array>).getReader();
    let total = (await chunks.read()).value?.length ?? 0;
    await new Promise((resolve) => setTimeout(resolve, 5000));
    for (let part = await chunks.read(); !part.done; part = await chunks.read()) total += part.value.length;
    expect(total).toBe(size);
  }, 20_000);

  it('sends a file to 60 clients at once', async () => {
    await storage.put('popular', streamOf(chunksOf(9_000_000)));
    const all = await Promise.all(Array.from({ length: 60 }, () => storage.get('popular')));
    await storage.check();
    for (const stored of all) await new Response(stored?.body as BodyInit).body?.cancel();
  }, 20_000);

  it('cancels the source of an upload that fails', async () => {
    let reason: unknown;
    const source = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)),
      cancel: (given) => {
        reason = given;
      },
    });
    await expect(createS3Storage({ ...options, bucket: 'none' }).put('endless', source)).rejects.toThrow(
      StorageUnavailable,
    );
    expect(reason).toBeInstanceOf(Error);
  });

  it('throws StorageUnavailable if the key is wrong or the bucket does not exist', async () => {
    for (const wrong of [{ secretAccessKey: 'wrong' }, { bucket: 'none' }])
      await expect(createS3Storage({ ...options, ...wrong }).check()).rejects.toThrow(StorageUnavailable);
    await storage.check();
  });

  it('throws StorageUnavailable within ten seconds while the service is down, and works again afterwards', async () => {
    await server.close();
    const calls = [
      () => storage.put('down', text('x')),
      () => storage.put('down', streamOf(chunksOf(9_000_000))),
      () => storage.get('a/original'),
      () => storage.delete('a/original'),
      () => storage.check(),
    ];
    for (const call of calls) await expect(call()).rejects.toThrow(StorageUnavailable);
    await server.reopen();
    await storage.check();
    expect((await read('a/original'))?.size).toBe(9);
  }, 50_000);
});

it('a server refuses files with 503 while the service is down, and works again afterwards without a restart', async () => {
  const postgres = await startCluster();
  const faulty = await startFaultyServer(postgres, {
    S3_BUCKET: server.options.bucket,
    S3_ENDPOINT: server.options.endpoint,
    S3_ACCESS_KEY_ID: server.options.accessKeyId,
    S3_SECRET_ACCESS_KEY: server.options.secretAccessKey,
  });
  const { origin, token } = faulty.target;
  const store = memoryTokenStore();
  store.set(token);
  const client = createClient({ baseUrl: `${origin}/api`, token: store, retry: { times: 0 } });
  const body = { photo: (await makePhoto()) as never };
  const upload = () => client.call(api.uploadFeedPhoto, { body });
  const readiness = async () => (await (await fetch(`${origin}/readyz`)).json()).storage;
  const { url } = await upload();
  const file = () => fetch(new URL(url ?? '', origin));
  try {
    expect(await readiness()).toBe('ok');
    expect((await file()).status).toBe(200);
    await server.close();
    const failure = await upload().catch(({ status, code }: ApiError) => ({ status, code }));
    expect(failure).toEqual({ status: 503, code: 'UNAVAILABLE' });
    expect((await file()).status).toBe(503);
    expect(await readiness()).toBe('unavailable');
    expect((await client.call(api.getMe)).isPerformer).toBe(true);
    await server.reopen();
    await upload();
    expect((await file()).status).toBe(200);
    expect(await readiness()).toBe('ok');
  } finally {
    await faulty.close();
    postgres.stop();
  }
}, 120_000);
