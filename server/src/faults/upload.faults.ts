import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api, type Client, createClient, memoryTokenStore } from '@fanlight/sdk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Postgres } from '../../../.ci/postgres.mjs';
import { makeClip, needsFfmpeg } from '../testing/clips.ts';
import { startServer } from '../testing/server-process.ts';
import { query, startCluster } from './cluster.ts';
import { type FaultyServer, startFaultyServer } from './server.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let postgres: Postgres;
let folder: string;
let faulty: FaultyServer;
let client: Client;

beforeEach(async () => {
  postgres = await startCluster();
  folder = mkdtempSync(join(tmpdir(), 'fanlight-uploads-'));
  const env = { FANLIGHT_DATA: join(folder, 'data'), TMPDIR: folder, FFMPEG_PATH: process.env.FFMPEG_PATH ?? '' };
  faulty = await startFaultyServer(postgres, env);
  client = clientOf(faulty.target.origin);
});

afterEach(async () => {
  await faulty.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

function clientOf(origin: string): Client {
  const token = memoryTokenStore();
  token.set(faulty.target.token);
  return createClient({ baseUrl: `${origin}/api`, token, retry: { times: 0 } });
}

/** Kills the server, and starts another one. */
async function replaceServer() {
  await faulty.server.stop('SIGKILL');
  faulty.server = startServer({ ...faulty.env, FANLIGHT_PREPARE: '' });
  client = clientOf(await faulty.server.origin);
}

const listFiles = (pattern: RegExp) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => pattern.test(name));
const unfinished = () => listFiles(/\.part$/);
const temporaryFolders = () => listFiles(/^fanlight-media-[^/]*$/);

/** Sends only the beginning of a part of an upload. The request stays open. */
function beginPart(id: string, offset: number): void {
  const { origin, token } = faulty.target;
  const boundary = randomBytes(12).toString('hex');
  const part = (name: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;
  const call = request(`${origin}/api/uploads/${id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  // The error is expected, because the server is killed before it responds.
  call.on('error', () => undefined);
  call.write(`${part('offset')}\r\n\r\n${offset}\r\n${part('chunk')}; filename="chunk"\r\n\r\n`);
  call.write(randomBytes(200_000));
}

it(
  'the server completes an upload and the processing of its video although the server is killed during both',
  needsFfmpeg,
  async () => {
    const clip = await makeClip('mp4', { seconds: 20, size: '640x360' });
    const half = Math.floor(clip.size / 2);
    const { _id: id } = await client.call(api.createUpload, {
      body: { kind: 'video', fileName: 'kiln.mp4', size: clip.size },
    });
    const params = { id };
    await client.call(api.appendUpload, { params, body: { offset: 0, chunk: clip.slice(0, half) } });
    beginPart(id, half);
    await vi.waitUntil(() => unfinished().length > 0, { timeout: 10_000 });

    const [left = ''] = unfinished();
    await faulty.server.stop('SIGKILL');
    const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    utimesSync(join(folder, left), longAgo, longAgo);
    await replaceServer();
    expect(unfinished()).toEqual([]);
    expect(await client.call(api.getUpload, { params })).toMatchObject({ offset: half, isFinished: false });
    await client.call(api.appendUpload, { params, body: { offset: half, chunk: clip.slice(half) } });
    const { _id: fileId } = await client.call(api.uploadFeedVideo, { body: { uploadId: id } });
    const body = { text: 'From the kiln', audience: 'public' as const, files: [{ fileId, alt: 'A kiln' }] };
    const { _id: feedId } = await client.call(api.createFeed, { body });
    await vi.waitUntil(() => temporaryFolders().length > 0, { timeout: 20_000 });

    const killed = temporaryFolders();
    await replaceServer();
    expect(temporaryFolders().filter((name) => killed.includes(name))).toEqual([]);
    // Ends the lease of the processing, which would otherwise take a minute.
    await query(postgres, `update file set worked_until = now() - interval '1 second'`, 'fanlight');
    const read = async () => (await client.call(api.getFeed, { params: { id: feedId } })).files[0];
    await vi.waitUntil(async () => (await read())?.status === 'ready', { timeout: 60_000, interval: 500 });
    const url = (await read())?.url ?? '';
    expect((await fetch(new URL(url, await faulty.server.origin))).status).toBe(200);
    await vi.waitUntil(() => temporaryFolders().length === 0, { timeout: 5000 });
  },
);
