import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ApiError, api, type Client, createClient, login, memoryTokenStore } from '@fanlight/sdk';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Postgres } from '../../../.ci/postgres.mjs';
import { makePhoto, password } from '../testing/people.ts';
import { performerName } from '../testing/prepare-performer.ts';
import { type ServerProcess, startServer } from '../testing/server-process.ts';
import { createSmallDisk, needsMount, type SmallDisk } from '../testing/small-disk.ts';
import { query, startCluster } from './cluster.ts';
import { type FaultyServer, startFaultyServer } from './server.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });

let disk: SmallDisk;

/** The size of the disk in megabytes. An embedded database needs 43. */
const diskSize = 200;

const clientOf = ({ origin, token }: FaultyServer['target']): Client => {
  const store = memoryTokenStore();
  store.set(token);
  return createClient({ baseUrl: `${origin}/api`, token: store, retry: { times: 0 } });
};

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    ({ status, code, retryAfter }: ApiError) => ({ status, code, retryAfter }),
  );
const unavailable = { status: 503, code: 'UNAVAILABLE', retryAfter: expect.any(Number) };

const readiness = async (origin: string) => {
  const response = await fetch(`${origin}/readyz`);
  return { status: response.status, ...(await response.json()) };
};

/** Returns the names of partially written files in a folder. */
const unfinished = (folder: string) =>
  readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.part'));

describe('a server with PostgreSQL and an unwritable data folder', needsMount, () => {
  let postgres: Postgres;
  let faulty: FaultyServer;
  let client: Client;

  beforeAll(async () => {
    postgres = await startCluster();
  });

  afterAll(() => postgres.stop());

  beforeEach(async () => {
    disk = createSmallDisk(diskSize);
    faulty = await startFaultyServer(postgres, { FANLIGHT_DATA: disk.folder });
    client = clientOf(faulty.target);
  });

  afterEach(async () => {
    await faulty.close();
    disk.remove();
  });

  it.each<[string, () => void, () => void]>([
    ['full', () => disk.fill(), () => disk.free()],
    ['read-only', () => disk.setReadOnly(true), () => disk.setReadOnly(false)],
  ])('refuses only requests that write files, with 503, while the disk is %s', async (_kind, begin, end) => {
    const { origin } = faulty.target;
    const photo = await makePhoto();
    const { _id: fileId } = await client.call(api.uploadFeedPhoto, { body: { photo: photo as never } });
    const text = { text: 'Kiln news', audience: 'public' as const };
    const feed = await client.call(api.createFeed, { body: { ...text, files: [{ fileId, alt: 'A kiln' }] } });
    const upload = await client.call(api.createUpload, {
      body: { kind: 'video', fileName: 'a.mp4', size: 2_000_000 },
    });
    const writes: [string, () => Promise<unknown>][] = [
      ['a photo', () => client.call(api.uploadFeedPhoto, { body: { photo: photo as never } })],
      ['an avatar', () => client.call(api.uploadPerformerAvatar, { body: { avatar: photo as never } })],
      [
        'a video',
        () => client.call(api.uploadFeedVideo, { body: { video: new Blob([new Uint8Array(1_000_000)]) as never } }),
      ],
      [
        'a part of a large file',
        () =>
          client.call(api.appendUpload, {
            params: { id: upload._id },
            body: { offset: 0, chunk: new Blob([new Uint8Array(1_000_000)]) },
          }),
      ],
    ];
    begin();
    for (const [what, write] of writes) expect([what, await failureOf(write())]).toEqual([what, unavailable]);
    expect(await readiness(origin)).toMatchObject({ status: 'unavailable', database: 'ok', storage: 'unavailable' });
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    const feedAfterwards = await client.call(api.getFeed, { params: { id: feed._id } });
    const url = feedAfterwards.files[0]?.url ?? '';
    expect((await fetch(new URL(url, origin))).status).toBe(200);
    const post = await client.call(api.createFeed, { body: text });
    await client.call(api.updateMyPerformer, { body: { monthlyPrice: 10 } });
    await client.call(api.createComment, {
      body: { objectId: post._id, objectType: 'feed', content: 'Still here' },
    });
    await client.call(api.deleteFeed, { params: { id: post._id } });
    expect(unfinished(disk.folder)).toEqual([]);
    end();
    await vi.waitUntil(async () => (await readiness(origin)).storage === 'ok', { timeout: 5000 });
    expect(await failureOf(client.call(api.uploadFeedPhoto, { body: { photo: photo as never } }))).toBeUndefined();
    expect(unfinished(disk.folder)).toEqual([]);
    const incompleteFiles = await query(postgres, `select id from file where purpose = 'incoming'`, 'fanlight');
    expect(incompleteFiles).toEqual([]);
  });
});

describe('a server on the embedded database', needsMount, () => {
  let server: ServerProcess | undefined;

  beforeEach(() => {
    disk = createSmallDisk(diskSize);
  });

  afterEach(async () => {
    await server?.stop('SIGKILL');
    server = undefined;
    disk.remove();
  });

  const start = () => {
    server = startServer({
      FANLIGHT_DATA: join(disk.folder, 'data'),
      FANLIGHT_PREPARE: new URL('../testing/prepare-performer.ts', import.meta.url).href,
    });
    return server;
  };

  it('serves reads and refuses writes with 503 while the disk is full, and accepts writes afterwards', async () => {
    const origin = await start().origin;
    const client = createClient({ baseUrl: `${origin}/api`, token: memoryTokenStore(), retry: { times: 0 } });
    await login(client, { credentials: performerName, password });
    const post = (text: string) => client.call(api.createFeed, { body: { text: text.repeat(50), audience: 'public' } });
    const { _id: id } = await post('before');
    disk.fill();
    const keptPosts: string[] = [];
    // Repeats the write, because the pages that the database has allocated have space for some more rows.
    let failure: Awaited<ReturnType<typeof failureOf>>;
    for (let no = 0; no < 500 && !failure; no += 1)
      failure = await failureOf(post(`during ${no}`).then(({ _id }) => keptPosts.push(_id)));
    expect(failure).toEqual(unavailable);
    expect((await client.call(api.getFeed, { params: { id } })).text).toContain('before');
    expect((await client.call(api.getMe)).username).toBe(performerName);
    disk.free();
    await vi.waitUntil(async () => (await failureOf(post('after'))) === undefined, { timeout: 10_000, interval: 200 });
    for (const each of keptPosts) await client.call(api.getFeed, { params: { id: each } });
  });

  it.each<[string, () => void]>([
    ['full', () => disk.fill()],
    ['read-only', () => disk.setReadOnly(true)],
  ])('exits with a message without a stack trace if the disk is %s at start', async (_kind, begin) => {
    begin();
    const { code, output } = await start().ended;
    expect(code).toBe(1);
    expect(output).toContain(`${disk.folder}/data can't be written`);
    expect(output).not.toMatch(/\n\s+at /);
  });
});
