import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api, type Client, createClient, memoryTokenStore } from '@fanlight/sdk';
import { type ResumableSendOptions, resumableUpload, type UploadProgress } from '@fanlight/sdk/upload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { files, uploads } from '../../db/schema/index.ts';
import { createLogger, type Host, startHost } from '../../host/host.ts';
import { createPerformer } from '../../testing/index.ts';
import { startProxy, type TcpProxy } from '../../testing/tcp-proxy.ts';

// The time limit is long, because the connection breaks often.
vi.setConfig({ testTimeout: 60_000 });

const megabyte = 1024 * 1024;
const cuts = 50;

let folder: string;
let host: Host;
let proxy: TcpProxy;
let client: Client;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fanlight-line-'));
  host = await startHost({
    mode: 'demo',
    host: '127.0.0.1',
    port: 0,
    folder,
    log: () => {},
    logger: createLogger({ level: 'silent' }),
  });
  proxy = await startProxy(Number(new URL(host.origin).port));
  const { token } = await createPerformer(host.engine, 'mara');
  const tokens = memoryTokenStore();
  tokens.set(token);
  client = createClient({ baseUrl: `http://127.0.0.1:${proxy.port}/api`, token: tokens, retry: { times: 0 } });
});

afterAll(async () => {
  await proxy.close();
  await host.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns the paths of stored bytes on the disk: those of files and parts, and unfinished ones. */
const storedFiles = () =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((path) => /\/original$|\/download$|\.part$/.test(path));

const makePdf = (size: number) => new File([Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size)])], 'a.pdf');

/** Cuts all connections when the progress reaches each of these fractions of the file for the first time. */
function cutAt(fractions: number[]): Pick<ResumableSendOptions, 'onProgress'> {
  const left = [...fractions];
  const onProgress = ({ fraction }: UploadProgress) => {
    if (left[0] === undefined || fraction < left[0]) return;
    left.shift();
    proxy.cut();
  };
  return { onProgress };
}

const retry = { sleep: async () => undefined, times: 10 };
const open = (file: File, times = retry.times) =>
  resumableUpload(client, { kind: 'product', file }, { partBytes: megabyte, retry: { ...retry, times } });

/** Uses a finished upload for a product; returns the bytes of its download. */
async function readDownload(uploadId: string): Promise<Buffer> {
  const body = { title: 'Recipes', type: 'digital', price: 8, uploadId } as const;
  const { _id: id } = await client.call(api.createProduct, { body });
  const { url } = await client.call(api.getProductDownloadLink, { params: { id } });
  const bytes = Buffer.from(await (await fetch(new URL(url, host.origin))).arrayBuffer());
  await client.call(api.deleteProduct, { params: { id } });
  return bytes;
}

const bytesOf = async (file: File) => Buffer.from(await file.arrayBuffer());

describe('an upload in parts over a line that breaks (rule F2)', () => {
  it('sends only the rest after each break, and ends with the same bytes', async () => {
    const file = makePdf(8 * megabyte);
    const before = proxy.receivedBytes;
    const uploadId = await open(file).send(cutAt([0.3, 0.55, 0.8]));
    // Each break costs at most one part. The headers need some kilobytes.
    expect(proxy.receivedBytes - before).toBeLessThan(file.size + 3 * megabyte + 100_000);
    expect((await readDownload(uploadId)).equals(await bytesOf(file))).toBe(true);
  });

  it(`ends with the same bytes after ${cuts} breaks in a row within one part`, async () => {
    const file = makePdf(3 * megabyte);
    let remaining = cuts;
    let isSending = false;
    // A break can also end the connection on which the offset is read next.
    const uploadId = await open(file, 3 * cuts).send({
      onProgress: ({ loaded }) => {
        const sentOfPart = loaded % megabyte;
        if (sentOfPart === 0) isSending = true;
        if (!isSending || remaining === 0 || loaded < megabyte || sentOfPart < megabyte / 2) return;
        isSending = false;
        remaining -= 1;
        proxy.cut();
      },
    });
    expect(remaining).toBe(0);
    expect((await readDownload(uploadId)).equals(await bytesOf(file))).toBe(true);
  });

  it('leaves no bytes on the disk and no rows if it is cancelled at half', async () => {
    await expect.poll(storedFiles).toEqual([]);
    const controller = new AbortController();
    const sending = open(makePdf(8 * megabyte)).send({
      signal: controller.signal,
      onProgress: ({ fraction }) => fraction >= 0.5 && controller.abort(),
    });
    await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
    await expect.poll(storedFiles).toEqual([]);
    const { db } = host.engine.ports.database;
    expect([await db.$count(uploads), await db.$count(files)]).toEqual([0, 0]);
  });

  it('leaves no bytes on the disk and no rows if a single request breaks at half', async () => {
    const file = makePdf(8 * megabyte);
    const body = { title: 'Recipes', type: 'digital', price: 8, file } as const;
    await expect(client.call(api.createProduct, { body, ...cutAt([0.5]) })).rejects.toMatchObject({
      name: 'NetworkError',
    });
    await expect.poll(storedFiles).toEqual([]);
    const { db } = host.engine.ports.database;
    await expect.poll(() => db.$count(files)).toBe(0);
  });
});
