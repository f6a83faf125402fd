import { existsSync, mkdtempSync, openAsBlob, readFileSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api, type Client, createClient, login, memoryTokenStore } from '@fanlight/sdk';
import { resumableUpload } from '@fanlight/sdk/upload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { password } from '../testing/index.ts';
import { performerName } from '../testing/prepare-performer.ts';
import { type ServerProcess, startServer } from '../testing/server-process.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 60_000 });

/**
 * The size of the file in megabytes. `FANLIGHT_UPLOAD_MB=1024 npx vitest run --project engine
 * server/src/attacks/upload-memory.attack.test.ts` measures 1 GB.
 */
const megabytes = Number(process.env.FANLIGHT_UPLOAD_MB ?? 128);
/** The resident memory of the server may grow by this number of megabytes, however large the file is (rule F2). */
const allowedGrowth = 100;

let folder: string;
let server: ServerProcess;
let client: Client;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fanlight-memory-'));
  server = startServer({
    FANLIGHT_DATA: join(folder, 'data'),
    FANLIGHT_PREPARE: new URL('../testing/prepare-performer.ts', import.meta.url).href,
  });
  client = createClient({ baseUrl: `${await server.origin}/api`, token: memoryTokenStore(), retry: { times: 0 } });
  await login(client, { credentials: performerName, password });
});

afterAll(async () => {
  await server.stop('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Creates a sparse file that starts like a PDF. It is read in pieces, so that it needs no memory in this process. */
async function makeFile(size: number): Promise<File> {
  const path = join(folder, `${size}.pdf`);
  const handle = await open(path, 'w');
  await handle.write('%PDF-1.7\n');
  await handle.truncate(size * 1024 * 1024);
  await handle.close();
  return new File([await openAsBlob(path)], 'recipes.pdf', { type: 'application/pdf' });
}

/** Returns the resident memory of the server in megabytes. */
const residentMemory = () => {
  const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
};

/** Runs `work`; returns the largest resident memory of the server meanwhile. */
async function measure(work: () => Promise<unknown>): Promise<number> {
  let largest = residentMemory();
  const timer = setInterval(() => {
    largest = Math.max(largest, residentMemory());
  }, 20);
  await work().finally(() => clearInterval(timer));
  return Math.round(largest);
}

const product = { title: 'Recipes', type: 'digital', price: 8 } as const;
const sendWhole = (file: File) => client.call(api.createProduct, { body: { ...product, file } });
const sendInParts = (file: File) => resumableUpload(client, { kind: 'product', file }).send();

async function download(id: string): Promise<number> {
  const { url } = await client.call(api.getProductDownloadLink, { params: { id } });
  const { body } = await fetch(new URL(url, await server.origin));
  let size = 0;
  for await (const chunk of body ?? []) size += (chunk as Uint8Array).byteLength;
  return size;
}

describe.skipIf(!existsSync('/proc/self/status'))(`the memory of the server for a file of ${megabytes} MB`, () => {
  it(`grows by at most ${allowedGrowth} MB while the file is uploaded, joined and downloaded (rule F2)`, async () => {
    // The first uploads load code and fill buffers that later ones use again.
    const little = await makeFile(16);
    await sendWhole(little);
    await client.call(api.createProduct, { body: { ...product, uploadId: await sendInParts(little) } });

    const file = await makeFile(megabytes);
    const created: string[] = [];
    let uploadId = '';
    const before = Math.round(residentMemory());
    const largest = {
      'one request': await measure(async () => created.push((await sendWhole(file))._id)),
      parts: await measure(async () => {
        uploadId = await sendInParts(file);
      }),
      'joining the parts': await measure(async () => {
        created.push((await client.call(api.createProduct, { body: { ...product, uploadId } }))._id);
      }),
      downloads: await measure(async () => {
        for (const id of created) expect(await download(id)).toBe(file.size);
      }),
    };
    console.log(`Memory of the server in MB: ${before} before, at most ${JSON.stringify(largest)}.`);
    for (const [way, value] of Object.entries(largest)) expect(value - before, way).toBeLessThanOrEqual(allowedGrowth);
  });
});
