import { type AddressInfo, createServer, type Server } from 'node:net';
import { api } from '@fanlight/sdk';
import { type OperationId, operations } from '@fanlight/sdk/operations';
import { resumableUpload } from '@fanlight/sdk/upload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { nodeImages } from '../adapters/node/images.ts';
import { isPlannedOperation } from '../planned-operations.ts';
import { needsFfmpeg } from '../testing/clips.ts';
import {
  makeHugePng,
  makePolyglotPhoto,
  makePolyglotVideo,
  makeRefusedFiles,
  makeSongWithCover,
  makeZipBomb,
  script,
  secretOfCamera,
} from '../testing/hostile-files.ts';
import {
  createFan,
  createPerformer,
  createTestEngine,
  type Person,
  password,
  type TestEngine,
} from '../testing/index.ts';
import { stopCleanly } from '../testing/stop-cleanly.ts';

// The time limit is long, because ffmpeg is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

/** The CPU time that a hostile file may take, in milliseconds. */
const allowedMs = 5000;

const person = { firstName: 'Odile', lastName: 'Marchetti', dateOfBirth: '1991-03-08', countryCode: 'FR' };
const product = { title: 'Recipes', type: 'digital', price: '8' };
const reel = { audience: 'public' };

/** Every field of the contract that takes a photo, a video, audio, a document or a download, and the other fields. */
const fields: Record<string, Record<string, string>> = {
  'uploadMyAvatar avatar': {},
  'uploadUserAvatar avatar': {},
  'uploadPerformerAvatar avatar': {},
  'uploadPerformerCover cover': {},
  'uploadPerformerWelcomeVideo video': {},
  'uploadPerformerDocument document': { type: 'identity' },
  'registerPerformer identity': person,
  'registerPerformer portrait': person,
  'switchToPerformerWithDocuments identity': person,
  'switchToPerformerWithDocuments portrait': person,
  'uploadFeedPhoto photo': {},
  'uploadFeedThumbnail thumbnail': {},
  'uploadFeedVideo video': {},
  'uploadFeedAudio audio': {},
  'uploadFeedTeaser teaser': {},
  'uploadPhoto photo': reel,
  'uploadStoryPhoto photo': {},
  'uploadStoryVideo video': {},
  'uploadVideo video': { ...reel, title: 'Kiln' },
  'uploadVideo thumbnail': { ...reel, title: 'Kiln' },
  'uploadVideo teaser': { ...reel, title: 'Kiln' },
  'updateVideo video': {},
  'updateVideo thumbnail': {},
  'updateVideo teaser': {},
  'uploadReel video': reel,
  'uploadReel thumbnail': reel,
  'updateReel video': {},
  'updateReel thumbnail': {},
  'createProduct image': product,
  'createProduct file': product,
  'updateProduct image': {},
  'updateProduct file': {},
  'updateComment picture': {},
};

let engine: TestEngine;
let mara: Person;
let odile: Person;
let accounts = 0;
let ids: Record<string, string>;
let trap: Server;
let connections = 0;
let refused: Record<string, File>;

beforeAll(async () => {
  engine = await createTestEngine();
  mara = await createPerformer(engine, 'mara');
  odile = await createFan(engine, 'odile');
  trap = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
  refused = await makeRefusedFiles(`http://127.0.0.1:${(trap.address() as AddressInfo).port}`);
  const { client } = mara;
  const video = await makePolyglotVideo();
  const file = new File(['%PDF-1.7\n%%EOF'], 'a.pdf');
  const feed = await client.call(api.createFeed, { body: { text: 'Kiln', audience: 'public' } });
  const comment = { objectType: 'feed', objectId: feed._id, content: 'Mine' } as const;
  ids = {
    updateVideo: (await client.call(api.uploadVideo, { body: { title: 'Kiln', audience: 'public', video } }))._id,
    updateReel: (await client.call(api.uploadReel, { body: { audience: 'public', video } }))._id,
    updateProduct: (await client.call(api.createProduct, { body: { ...product, type: 'digital', price: 8, file } }))
      ._id,
    updateComment: (await client.call(api.createComment, { body: comment }))._id,
  };
  await engine.settle();
});

afterAll(async () => {
  trap.close();
  await stopCleanly(engine);
});

/** Returns a new account for each registration, because mails to one address are limited. */
function nextAccount(): Record<string, string> {
  accounts += 1;
  const username = `person${accounts}`;
  return { name: 'Odile', username, email: `${username}@fanlight.example`, password };
}

/** Sends a file in a field of an operation, without the SDK. Other required documents are valid. */
async function send(place: string, file: Blob): Promise<{ status: number; code: string; data: { _id?: string } }> {
  const [id = '', field = ''] = place.split(' ');
  const { method, path } = operations[id as OperationId];
  const form = new FormData();
  const others = id === 'registerPerformer' ? nextAccount() : {};
  for (const [name, value] of Object.entries({ ...fields[place], ...others })) form.set(name, value);
  if (field === 'identity' || field === 'portrait')
    for (const name of ['identity', 'portrait']) form.set(name, new File(['%PDF-1.7\n%%EOF'], 'a.pdf'));
  form.set(field, file);
  const sender = id === 'switchToPerformerWithDocuments' ? odile : mara;
  const url = `http://localhost/api${path.replace('{id}', ids[id] ?? sender.id)}`;
  const headers = new Headers(id === 'registerPerformer' ? [] : [['authorization', sender.token]]);
  const response = await engine.fetch(new Request(url, { method, body: form, headers }));
  const { code = '', data } = await response.json();
  return { status: response.status, code, data };
}

/** Returns the stored bytes as text. The keys of an earlier state are left out. */
const storedTexts = (before: ReadonlySet<string>) =>
  [...engine.storage.entries]
    .filter(([key]) => !before.has(key))
    .map(([, bytes]) => Buffer.from(bytes as unknown as Uint8Array).toString('latin1'));

describe('hostile files', needsFfmpeg, () => {
  it('covers every field of the contract that takes a file', () => {
    const all = (Object.keys(operations) as OperationId[]).filter(
      (id) => !isPlannedOperation(id) && id !== 'appendUpload',
    );
    const places = all.flatMap((id) => operations[id].files.map((field: string) => `${id} ${field}`));
    expect(Object.keys(fields).toSorted()).toEqual(places.filter((place) => !place.endsWith(' captions')).toSorted());
  });

  it.each(Object.keys(fields))(
    'are refused within 5 s, leave nothing behind and cause no connection: %s',
    async (place) => {
      const before = engine.storage.entries.size;
      const expected = [415, 'UNSUPPORTED_MEDIA_TYPE'];
      for (const [name, file] of Object.entries(refused)) {
        const start = process.cpuUsage();
        const { status, code } = await send(place, file);
        const { user, system } = process.cpuUsage(start);
        expect([name, status, code]).toEqual([name, ...expected]);
        expect((user + system) / 1000, name).toBeLessThan(allowedMs);
      }
      await engine.settle();
      expect(engine.storage.entries.size).toBe(before);
      expect(connections).toBe(0);
    },
  );

  it('are named as too large if they have too many pixels', async () => {
    const { client } = mara;
    await expect(client.call(api.uploadFeedPhoto, { body: { photo: makeHugePng() } })).rejects.toMatchObject({
      reason: 'TOO_MANY_PIXELS',
    });
  });

  it('are refused when they were sent in parts', async () => {
    for (const [name, file] of Object.entries(refused)) {
      const large = { kind: 'product', file } as const;
      const uploadId = await resumableUpload(mara.client, large).send();
      const call = mara.client.call(api.createProduct, { body: { ...product, type: 'digital', price: 8, uploadId } });
      await expect(call, name).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
      await mara.client.call(api.cancelUpload, { params: { id: uploadId } });
    }
  });

  it('are refused if they are archives in the place of photos and videos; a ZIP for sale is not unpacked', async () => {
    const bomb = makeZipBomb();
    for (const place of ['uploadFeedPhoto photo', 'uploadFeedVideo video', 'uploadMyAvatar avatar'])
      expect((await send(place, bomb)).code).toBe('UNSUPPORTED_MEDIA_TYPE');
    const before = process.memoryUsage().rss;
    const start = process.cpuUsage();
    const { data } = await send('createProduct file', bomb);
    await engine.settle();
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(allowedMs);
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
    const { url } = await mara.client.call(api.getProductDownloadLink, { params: { id: data._id ?? '' } });
    const { headers } = await engine.fetch(new Request(`http://localhost${url}`));
    expect(headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each(Object.keys(fields))('contain neither scripts nor places when they are stored: %s', async (place) => {
    const before = new Set(engine.storage.entries.keys());
    for (const file of [await makePolyglotPhoto(), await makePolyglotVideo(), await makeSongWithCover()])
      await send(place, file);
    await engine.settle();
    for (const text of storedTexts(before)) {
      for (const part of [script, secretOfCamera, 'GPSLatitude', '38.7223', 'Workshop at home'])
        expect(text.includes(part), part).toBe(false);
    }
  });
});

describe('a photo for sale', () => {
  it('keeps its rotation and nothing else in its metadata', async () => {
    const photo = new Uint8Array(await (await makePolyglotPhoto()).arrayBuffer());
    const stripped = await nodeImages.strip(photo);
    expect([stripped.mime, stripped.width, stripped.height]).toEqual(['image/jpeg', 240, 320]);
    const { orientation, exif, xmp, iptc } = await sharp(stripped.bytes).metadata();
    expect([orientation, xmp, iptc]).toEqual([6, undefined, undefined]);
    // The tag of an IFD with a place is 0x8825.
    expect(exif?.includes(Buffer.from([0x88, 0x25])) || exif?.includes(Buffer.from([0x25, 0x88]))).toBe(false);
    expect(exif?.includes(secretOfCamera)).toBe(false);
  });
});
