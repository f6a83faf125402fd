import { operations } from '@fanlight/sdk/operations';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nodeImages } from '../adapters/node/images.ts';
import { createPerformer, createTestEngine, type TestEngine } from '../testing/index.ts';
import { stopCleanly } from '../testing/stop-cleanly.ts';
import { attack } from './attacker.ts';

let engine: TestEngine;
let token: string;

beforeAll(async () => {
  engine = await createTestEngine();
  ({ token } = await createPerformer(engine, 'mara.clay'));
});

// All tests together exceed the limit of calls per minute.
beforeEach(() => engine.clock.advance(1000));

afterAll(() => stopCleanly(engine));

const prototypeNames = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'];
const lists = Object.values(operations).filter(({ method, path }) => method === 'GET' && !path.includes('{'));

describe('the engine with names of Object.prototype in its input', () => {
  it.each(lists.map(({ path }) => path))(
    'responds without an internal error if such a name is a query parameter of %s',
    async (path) => {
      for (const name of prototypeNames) {
        const { status } = await attack(engine, `${path}?${name}=1`, { method: 'GET', token });
        expect([name, status]).not.toEqual([name, 500]);
      }
    },
  );

  it.each(prototypeNames)('refuses a JSON body with the field %s', async (name) => {
    const body = `{"name":"Mara","${name}":"x"}`;
    expect((await attack(engine, '/users', { method: 'PUT', token, body })).status).toBe(422);
  });

  const send = (form: FormData, path = '/users/avatar/upload', as = token) =>
    engine.fetch(
      new Request(`http://localhost/api${path}`, { method: 'POST', body: form, headers: { authorization: as } }),
    );

  it.each(prototypeNames)('refuses a form with the text field %s', async (name) => {
    const form = new FormData();
    form.append(name, 'x');
    expect((await send(form)).status).toBe(422);
  });

  it.each(prototypeNames)('refuses a form with the file field %s', async (name) => {
    const form = new FormData();
    form.append(name, new Blob([new Uint8Array(1000)]), 'x.jpg');
    expect((await send(form)).status).toBe(422);
  });
});

/** Creates a body that counts how many of its bytes were read. */
function meter(total: number, boundary?: string, field = 'photo') {
  const chunk = new Uint8Array(1024 * 1024).fill(97);
  const head = boundary
    ? `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="x.jpg"\r\n\r\n`
    : '{"a":"';
  let sent = 0;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (sent === 0) controller.enqueue(new TextEncoder().encode(head));
        if (sent >= total) return controller.close();
        sent += chunk.byteLength;
        controller.enqueue(chunk);
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, sent: () => sent };
}

const post = (path: string, stream: ReadableStream, headers: Record<string, string>) =>
  engine.fetch(
    new Request(`http://localhost/api${path}`, {
      method: 'POST',
      body: stream,
      headers,
      duplex: 'half',
    } as RequestInit),
  );

describe('the engine with hostile request bodies', () => {
  it('does not read a body without a login', async () => {
    const body = meter(64 * 1024 * 1024, 'b');
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    expect((await post('/users/avatar/upload', body.stream, headers)).status).toBe(401);
    expect(body.sent()).toBe(0);
  });

  it.each([
    ['/auth/login', 'application/json', 413],
    ['/payment/sandbox/webhook', 'application/json', 413],
    ['/users/avatar/upload', 'multipart/form-data; boundary=b', 413],
  ])('does not read a body whose Content-Length is too large: %s', async (path, type, status) => {
    const body = meter(400 * 1024 * 1024, type.startsWith('multipart') ? 'b' : undefined);
    const headers = { 'content-type': type, 'content-length': String(8 * 1024 ** 3), authorization: token };
    expect((await post(path, body.stream, headers)).status).toBe(status);
    expect(body.sent()).toBe(0);
  });

  it('does not read the body of a planned operation', async () => {
    const body = meter(64 * 1024 * 1024, 'b', 'photo');
    const headers = { 'content-type': 'multipart/form-data; boundary=b', authorization: token };
    expect((await post('/messages/public/file/photo', body.stream, headers)).status).toBe(501);
    expect(body.sent()).toBe(0);
  });

  it('stops reading a body without a Content-Length soon after the limit', async () => {
    const body = meter(64 * 1024 * 1024);
    expect((await post('/auth/login', body.stream, { 'content-type': 'application/json' })).status).toBe(413);
    expect(body.sent()).toBeLessThan(16 * 1024 * 1024);
  });

  it('refuses a file in an unknown field without storing it', async () => {
    const files = engine.storage.entries.size;
    const body = meter(64 * 1024 * 1024, 'b', 'video');
    const headers = { 'content-type': 'multipart/form-data; boundary=b', authorization: token };
    const before = process.memoryUsage().arrayBuffers;
    const response = await post('/users/avatar/upload', body.stream, headers);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: [{ path: 'video' }] });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32 * 1024 * 1024);
    expect(body.sent()).toBeLessThan(16 * 1024 * 1024);
    expect(engine.storage.entries.size).toBe(files);
  });
});

describe('the images port with hostile images', () => {
  const sizes = { display: 1600, thumbnail: 320 };
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#c86432' } })
      .jpeg({ progressive: true })
      .withMetadata({ orientation: 6 })
      .toBuffer();

  /**
   * Creates a small progressive JPEG whose header declares another size. The port must refuse it before it decodes the
   * image.
   */
  async function claiming(width: number, height: number): Promise<Uint8Array> {
    const bytes = await flat(16, 16);
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc2]));
    bytes.writeUInt16BE(height, frame + 5);
    bytes.writeUInt16BE(width, frame + 7);
    return bytes;
  }

  it('limits progressive images to fewer pixels than others, because their decoder needs more memory', async () => {
    const bytes = await claiming(8000, 6000);
    await expect(nodeImages.prepare(bytes, sizes)).rejects.toThrow('too many pixels');
    await expect(nodeImages.strip(bytes)).rejects.toThrow('too many pixels');
  });

  it('rotates progressive images by their EXIF orientation while it processes several of them', async () => {
    const prepared = await Promise.all([1, 2, 3].map(async () => nodeImages.prepare(await flat(640, 480), sizes)));
    for (const { display, thumbnail } of prepared) {
      expect([display.width, display.height, thumbnail.width, thumbnail.height]).toEqual([480, 640, 240, 320]);
    }
  });
});
