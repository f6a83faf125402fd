// `npm run bench -- memory`: the memory of a demo server under hostile uploads, password guesses and page loads from
// many IP addresses. Every round does the same work, so a leak would grow with each round. The baseline is the memory
// after the first rounds of the same run, when caches and pools are full.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import { logInToDemo } from '../e2e/demo-session.ts';
import { startHost } from '../e2e/host.ts';
import { loadEnvironment } from '../e2e/ssr-load.ts';

/** Rounds before and after the baseline is measured. */
const warmUps = 3;
const rounds = 6;
/** Calls of each kind per round, and the number of concurrent calls. */
const perRound = 60;
const concurrency = 6;
/** Maximum memory after the last round, as a multiple of the baseline. */
const limit = 1.15;

const host = await startHost(loadEnvironment);
const { token: fan } = await logInToDemo(host.origin, 'noor');
const { token: performer } = await logInToDemo(host.origin, 'mara.clay');

/** Returns the first half of a demo file, which parsers cannot read to its end. */
function readHalf(mark: string): Buffer {
  const folder = fileURLToPath(new URL('../../mocks/dist/public/demo/files/files', import.meta.url));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const bytes = readFileSync(join(entry.parentPath, entry.name));
    if (bytes.subarray(0, 12).includes(mark)) return bytes.subarray(0, bytes.length / 2);
  }
  throw new Error(`The demo has no file that begins with ${mark}.`);
}

/** Returns a PNG of a few kilobytes with a declared size of 400 million pixels. */
function createBomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    return Buffer.concat([size, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(20_000, 0);
  head.writeUInt32BE(20_000, 4);
  head.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(1_000_000)))]);
}

let calls = 0;
const responseCounts = new Map<number | 'closed', number>();
/** Makes a call from a new IP address. */
async function call(path: string, init: RequestInit = {}, token = ''): Promise<void> {
  calls += 1;
  const ip = `198.18.${Math.floor(calls / 250) % 250}.${calls % 250}`;
  const headers = { ...init.headers, 'x-forwarded-for': ip, ...(token && { authorization: token }) };
  // The server closes the connection if it does not read an upload to its end.
  const status = await fetch(host.origin + path, { ...init, headers })
    .then((response) => response.arrayBuffer().then(() => response.status))
    .catch(() => 'closed' as const);
  responseCounts.set(status, (responseCounts.get(status) ?? 0) + 1);
}
const post = (path: string, body: unknown) =>
  call(`/api${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
function upload(path: string, field: string, bytes: Buffer, name: string, token: string) {
  const body = new FormData();
  body.set(field, new Blob([new Uint8Array(bytes)]), name);
  return call(`/api${path}`, { method: 'POST', body }, token);
}

const bomb = createBomb();
const halfPicture = readHalf('WEBP');
const halfVideo = readHalf('ftyp');
const deep = '['.repeat(5000);
const attacks = [
  (n: number) => post('/auth/login', { credentials: `nobody.${n}`, password: 'guess' }),
  (n: number) => post('/auth/login', { credentials: 'noor', password: `guess ${n}` }),
  (n: number) => post('/auth/users/forgot', { email: `nobody.${n}@other.example` }),
  () => upload('/users/avatar/upload', 'avatar', bomb, 'bomb.png', fan),
  () => upload('/users/avatar/upload', 'avatar', halfPicture, 'half.webp', fan),
  () => upload('/users/avatar/upload', 'avatar', randomBytes(3_000_000), 'noise.jpg', fan),
  () => upload('/performer/feeds/video/upload', 'video', halfVideo, 'half.mp4', performer),
  () => upload('/performer/feeds/photo/upload', `field${calls}`, randomBytes(1_000_000), 'unknown.jpg', performer),
  () => upload('/users/avatar/upload', 'avatar', randomBytes(3_000_000), 'anonymous.jpg', ''),
  () => call('/api/auth/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: deep }),
  (n: number) => call(`/search?q=${n}${'x'.repeat(n % 50)}`),
  (n: number) => call(`/nobody.${n}`, { headers: { 'accept-language': `x${n}` } }),
];

/** Resident memory of the idle server, in megabytes. */
async function readMemory(): Promise<number> {
  await wait(2000);
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(host.pid)], { encoding: 'utf8' })) / 1024;
}

async function runRound(): Promise<void> {
  let next = 0;
  const attack = async () => {
    while (next < perRound * attacks.length) {
      const index = next;
      next += 1;
      await attacks[index % attacks.length]?.(calls);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, attack));
}

for (let round = 0; round < warmUps; round += 1) await runRound();
const before = await readMemory();
const measured: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  await runRound();
  measured.push(await readMemory());
}
const growth = (measured.at(-1) ?? Number.NaN) / before;
const counts = [...responseCounts].map(([status, count]) => `${count} × ${status}`).toSorted();
await host.stop();
console.log(`memory: ${[before, ...measured].map((megabytes) => megabytes.toFixed(0)).join(', ')} MB after each round`);
console.log(`memory: ${calls} calls, with the statuses ${counts.join(', ')}`);
console.log(`memory: ${growth.toFixed(2)} times (limit ${limit}) ${growth <= limit ? 'ok' : 'over'}`);
process.exit(growth <= limit ? 0 : 1);
