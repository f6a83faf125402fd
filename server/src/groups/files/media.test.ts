import { type ApiError, api } from '@fanlight/sdk';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { files, outbox, uploads } from '../../db/schema/index.ts';
import { captions, makeClip, needsFfmpeg } from '../../testing/clips.ts';
import { createTestContext } from '../../testing/context.ts';
import { createPerformer, createTestEngine, makePhoto, type Person, type TestEngine } from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';
import { cleanFiles, createCallFiles, fileUrl, storeDownload } from './index.ts';

// ffmpeg is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let engine: TestEngine;
let mara: Person;

beforeAll(async () => {
  engine = await createTestEngine();
  mara = await createPerformer(engine, 'mara');
});

afterAll(() => stopCleanly(engine));

const open = (url: string | null | undefined, headers: Record<string, string> = {}) =>
  engine.fetch(new Request(`http://localhost${url}`, { headers }));

const bytesOf = async (url: string | null | undefined) => new Uint8Array(await (await open(url)).arrayBuffer());
const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/** Uploads a video in a published post; returns the post's file after processing. */
async function publish(video: Blob, extra: { captions?: Blob } = {}) {
  const { client } = mara;
  // A post refuses a file that has failed already, as a broken one does within milliseconds.
  const isPosted = Promise.withResolvers<void>();
  const prepare = engine.ports.video.prepare.bind(engine.ports.video);
  vi.spyOn(engine.ports.video, 'prepare').mockImplementationOnce(async (job) => {
    await isPosted.promise;
    return prepare(job);
  });
  const post = async () => {
    const { _id } = await client.call(api.uploadFeedVideo, { body: { video, ...extra } });
    const body = { text: 'Throwing', audience: 'public' as const, files: [{ fileId: _id, alt: 'A tall vase' }] };
    return client.call(api.createFeed, { body });
  };
  const feed = await post().finally(isPosted.resolve);
  await engine.settle();
  return (await client.call(api.getFeed, { params: { id: feed._id } })).files[0];
}

describe('videos', needsFfmpeg, () => {
  it('become MP4 with poster, size and duration, and lose their location metadata (rules F1, F3)', async () => {
    for (const format of ['mp4', 'mov', 'webm', 'mkv'] as const) {
      const file = await publish(await makeClip(format));
      expect(file).toMatchObject({ type: 'feed-video', status: 'ready', width: 320, height: 180, reason: null });
      expect(file?.duration).toBeGreaterThan(0.8);
      expect(file?.preview).toMatch(/^data:image\/webp/);
      const film = await bytesOf(file?.url);
      const text = textOf(film);
      expect(text.slice(4, 8)).toBe('ftyp');
      // Fast start: the index `moov` comes before the media data.
      expect(text.indexOf('moov')).toBeLessThan(text.indexOf('mdat'));
      expect(text).not.toContain('38.7223');
      expect(text).not.toContain('Workshop at home');
      expect((await open(file?.thumbnails[0])).headers.get('content-type')).toBe('image/webp');
    }
  });

  it('keep only the served files, not the uploaded one', async () => {
    const file = await publish(await makeClip('mp4'));
    const kept = [...engine.storage.entries.keys()].filter((key) => key.includes(String(file?._id)));
    expect(kept.map((key) => key.split('/').at(-1)).toSorted()).toEqual(['display', 'poster', 'thumbnail']);
  });

  it('are served by byte ranges with their content type', async () => {
    const file = await publish(await makeClip('mp4'));
    const whole = await bytesOf(file?.url);
    const part = await open(file?.url, { range: 'bytes=10-19' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 10-19/${whole.length}`);
    expect(part.headers.get('content-type')).toBe('video/mp4');
    expect(part.headers.get('x-content-type-options')).toBe('nosniff');
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(whole.subarray(10, 20));
    expect((await open(file?.url, { range: `bytes=${whole.length}-` })).status).toBe(416);
  });

  it('accept captions as WebVTT only', async () => {
    const file = await publish(await makeClip('mp4'), { captions });
    expect(file?.captions).toMatchObject({ locale: 'en-US' });
    const response = await open(file?.captions?.url);
    expect(response.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
    expect(await response.text()).toContain('Hello from the kiln');
    const video = await makeClip('mp4');
    for (const text of ['<script>alert(1)</script>', 'WEBVTT', '1\n00:00:00,000 --> 00:00:01,000\nSubRip']) {
      const call = mara.client.call(api.uploadFeedVideo, { body: { video, captions: new Blob([text]) } });
      await expect(call).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
    }
  });

  it('fail with a reason that their owner sees, if they are broken or too long (rule F3)', async () => {
    const clip = new Uint8Array(await (await makeClip('mp4')).arrayBuffer());
    const broken = await publish(new Blob([clip.subarray(0, 900)]));
    expect(broken).toMatchObject({ status: 'failed', url: null });
    expect(broken?.reason).toMatch(/broken/);
    const teaser = await makeClip('mp4', { seconds: 62, size: '64x36' });
    const { _id: teaserId } = await mara.client.call(api.uploadFeedTeaser, { body: { teaser } });
    const body = { text: 'Soon', audience: 'followers' as const, teaserId };
    const feed = await mara.client.call(api.createFeed, { body });
    await engine.settle();
    const params = { id: feed._id, fileId: teaserId };
    expect(await mara.client.call(api.getFeedFileStatus, { params })).toMatchObject({
      status: 'failed',
      reason: 'It lasts too long: at most 60 seconds.',
    });
  });

  it('fail with a reason in their owner’s language (rules F3, L1)', async () => {
    await mara.client.call(api.updateMe, { body: { locale: 'es-ES' } });
    const clip = new Uint8Array(await (await makeClip('mp4')).arrayBuffer());
    const broken = await publish(new Blob([clip.subarray(0, 900)]));
    expect(broken?.reason).toBe('Este archivo está dañado o tiene un formato que no se puede leer.');
    const teaser = await makeClip('mp4', { seconds: 62, size: '64x36' });
    const { _id: teaserId } = await mara.client.call(api.uploadFeedTeaser, { body: { teaser } });
    await engine.settle();
    const { data } = await mara.client.call(api.listEvents, {
      query: { channel: `user:${mara.id}`, after: 0, limit: 100 },
    });
    const reasons = data.filter(({ name }) => name === 'file/processed').map(({ data: payload }) => payload);
    expect(reasons.at(-1)).toMatchObject({
      file: { _id: teaserId, reason: 'Dura demasiado: como máximo 60 segundos.' },
    });
  });

  it('emit an event to their owner once they are ready (rule W6)', async () => {
    const file = await publish(await makeClip('mp4'));
    const query = { channel: `user:${mara.id}`, after: 0 };
    const { data } = await mara.client.call(api.listEvents, { query: { ...query, limit: 100 } });
    const processed = data.filter(({ name }) => name === 'file/processed').map((event) => event.data);
    expect(processed).toContainEqual(
      expect.objectContaining({ file: { _id: file?._id, status: 'ready', progress: 1, reason: null } }),
    );
  });
});

describe('audio files', needsFfmpeg, () => {
  it('become MP3 or MPEG-4, with their duration (rule F1)', async () => {
    for (const format of ['mp3', 'm4a', 'ogg', 'wav'] as const) {
      const { _id } = await mara.client.call(api.uploadFeedAudio, { body: { audio: await makeClip(format) } });
      const body = { text: 'Rain', audience: 'public' as const, files: [{ fileId: _id, alt: 'Rain on a roof' }] };
      const { _id: id } = await mara.client.call(api.createFeed, { body });
      await engine.settle();
      const [file] = (await mara.client.call(api.getFeed, { params: { id } })).files;
      expect(file).toMatchObject({ type: 'feed-audio', status: 'ready', thumbnails: [] });
      expect(file?.duration).toBeGreaterThan(0.8);
      const response = await open(file?.url);
      expect(response.headers.get('content-type')).toBe(format === 'mp3' ? 'audio/mpeg' : 'audio/mp4');
      expect(textOf(new Uint8Array(await response.arrayBuffer()))).not.toContain('Workshop');
    }
  });
});

describe('types of uploads (rule F1)', needsFfmpeg, () => {
  const refused = { code: 'UNSUPPORTED_MEDIA_TYPE' };
  it('are detected from the bytes; the file name and the declared type have no effect', async () => {
    const html = new File(['<!doctype html><script>alert(1)</script>'], 'film.mp4', { type: 'video/mp4' });
    await expect(mara.client.call(api.uploadFeedVideo, { body: { video: html } })).rejects.toMatchObject(refused);
    const song = await makeClip('mp3');
    await expect(mara.client.call(api.uploadFeedVideo, { body: { video: song } })).rejects.toMatchObject(refused);
    const photo = await makePhoto();
    await expect(mara.client.call(api.uploadFeedAudio, { body: { audio: photo } })).rejects.toMatchObject(refused);
  });

  it('do not include videos without ffmpeg: the error says that it is missing (rule F3)', async () => {
    const { video } = engine.ports;
    const missing = { ...video, isAvailable: async () => false };
    const bare = await createTestEngine({ ports: { video: missing } });
    const { client } = await createPerformer(bare, 'bare');
    const call = client.call(api.uploadFeedVideo, { body: { video: await makeClip('mp4') } });
    await expect(call).rejects.toMatchObject({
      code: 'MEDIA_PROCESSING_UNAVAILABLE',
      message: expect.stringContaining('ffmpeg is missing'),
    });
    expect(bare.storage.entries.size).toBe(0);
    await bare.stop();
  });
});

describe('a refused upload (rule F2)', needsFfmpeg, () => {
  const count = async () => (await engine.ports.database.db.select().from(files)).length + engine.storage.entries.size;

  it('stores nothing if it is interrupted, has a wrong type, or repeats a field', async () => {
    const before = await count();
    const clip = new Uint8Array(await (await makeClip('mp4')).arrayBuffer());
    const part = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.mp4"\r\n\r\n`;
    const send = async (chunks: (string | Uint8Array)[], end: 'close' | 'error' = 'close') => {
      const encoder = new TextEncoder();
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          for (const chunk of chunks) controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk);
          if (end === 'close') controller.close();
        },
        // Called once the chunks have been read.
        pull: (controller) => controller.error(new Error('interrupted')),
      });
      const headers = { 'content-type': 'multipart/form-data; boundary=x', authorization: mara.token };
      const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
      const response = await engine.fetch(new Request('http://localhost/api/performer/feeds/video/upload', init));
      return ((await response.json()) as { code: string }).code;
    };
    expect(await send([part('video'), clip.subarray(0, 3000)])).toBe('MALFORMED_BODY');
    expect(await send([part('video'), clip.subarray(0, 3000)], 'error')).toBe('MALFORMED_BODY');
    expect(await send([part('video'), 'no film', '\r\n--x--\r\n'])).toBe('UNSUPPORTED_MEDIA_TYPE');
    const twice = [part('video'), clip, '\r\n', part('video'), clip, '\r\n--x--\r\n'];
    expect(await send(twice)).toBe('VALIDATION_FAILED');
    expect(await send([part('surprise'), clip, '\r\n--x--\r\n'])).toBe('VALIDATION_FAILED');
    expect(await count()).toBe(before);
  });
});

describe('large uploads in parts', needsFfmpeg, () => {
  const uploadInParts = async (whole: Uint8Array, kind: 'video' | 'product', fileName: string, step = 4000) => {
    const { client } = mara;
    const created = await client.call(api.createUpload, { body: { kind, fileName, size: whole.length } });
    const params = { id: created._id };
    for (let offset = 0; offset < whole.length; offset += step) {
      const chunk = new Blob([whole.slice(offset, offset + step)]);
      await client.call(api.appendUpload, { params, body: { offset, chunk } });
    }
    return client.call(api.getUpload, { params });
  };

  it('are joined, even after an interruption, and can be used once (rule F2)', async () => {
    const { client } = mara;
    const whole = new Uint8Array(await (await makeClip('mp4')).arrayBuffer());
    const {
      _id: uploadId,
      offset,
      ...rest
    } = await client.call(api.createUpload, {
      body: { kind: 'video', fileName: 'tall.mp4', size: whole.length },
    });
    expect([offset, rest.isFinished]).toEqual([0, false]);
    const params = { id: uploadId };
    const append = (from: number, to: number) =>
      client.call(api.appendUpload, { params, body: { offset: from, chunk: new Blob([whole.slice(from, to)]) } });
    await append(0, 5000);
    await expect(append(4000, 9000)).rejects.toMatchObject({ code: 'UPLOAD_OFFSET_MISMATCH' });
    await expect(client.call(api.uploadFeedVideo, { body: { uploadId } })).rejects.toMatchObject({
      code: 'FILE_NOT_READY',
    });
    expect(await client.call(api.getUpload, { params })).toMatchObject({ offset: 5000, isFinished: false });
    const beyond = { offset: 5000, chunk: new Blob([whole, whole]) };
    await expect(client.call(api.appendUpload, { params, body: beyond })).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
    });
    expect(await append(5000, whole.length)).toMatchObject({ isFinished: true });
    const { _id } = await client.call(api.uploadFeedVideo, { body: { uploadId } });
    await expect(client.call(api.uploadFeedVideo, { body: { uploadId } })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    const body = { text: '', audience: 'public' as const, files: [{ fileId: _id, alt: 'Tall' }] };
    const feed = await client.call(api.createFeed, { body });
    await engine.settle();
    const file = (await client.call(api.getFeed, { params: { id: feed._id } })).files[0];
    expect(file).toMatchObject({ status: 'ready', url: expect.any(String) });
    expect([...engine.storage.entries.keys()].filter((key) => key.endsWith('original'))).toEqual([]);
  });

  it('are accessible only to their owner, and deleted when cancelled or after a day (rule A5)', async () => {
    const ines = await createPerformer(engine, 'ines');
    const whole = new Uint8Array(await (await makeClip('mp4')).arrayBuffer());
    const given = await uploadInParts(whole, 'video', 'a.mp4');
    const params = { id: given._id };
    await expect(ines.client.call(api.getUpload, { params })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const stolen = ines.client.call(api.uploadFeedVideo, { body: { uploadId: given._id } });
    await expect(stolen).rejects.toMatchObject({ code: 'VALIDATION_FAILED' } satisfies Partial<ApiError>);
    await mara.client.call(api.cancelUpload, { params });
    await uploadInParts(whole, 'video', 'b.mp4');
    engine.clock.advance(25 * 60 * 60 * 1000);
    await cleanFiles(engine.ports);
    const { db } = engine.ports.database;
    expect(await db.select().from(uploads)).toEqual([]);
    expect([...engine.storage.entries.keys()].filter((key) => key.endsWith('original'))).toEqual([]);
  });
});

describe('downloads of digital products (rules F1, M10)', needsFfmpeg, () => {
  async function take(bytes: Uint8Array, filename: string) {
    const callFiles = createCallFiles(engine.ports, mara.id);
    const stream = new Blob([bytes.slice()]).stream();
    const file = await callFiles.keep({ filename, stream }, 1_000_000_000);
    const viewer = { userId: mara.id, sessionId: '', isPerformer: true };
    const queue: string[] = [];
    const deliver = (effects: { payload: unknown }[]) => queue.push(...effects.map((e) => `${e.payload}`));
    const context = createTestContext(engine, { viewer, deliver });
    const row = await storeDownload(context, { fields: {}, files: {}, streamed: { file } }, 'file', mara.id);
    await callFiles.release(true);
    return row;
  }

  it('are served as attachments with their file name; photos have no metadata', async () => {
    const zip = new Uint8Array([0x50, 0x4b, 0x03, 0x04, ...new Uint8Array(60)]);
    const photo = new Uint8Array(await (await makePhoto()).arrayBuffer());
    for (const [bytes, name, mime] of [
      [zip, 'Übungen "1".zip', 'application/zip'],
      [new TextEncoder().encode('%PDF-1.7\n%%EOF'), 'a.pdf', 'application/pdf'],
      [photo, 'a.jpg', 'image/jpeg'],
    ] as const) {
      const { id } = await take(bytes, name);
      const response = await open(fileUrl(engine.ports, id, 'download'));
      expect([response.status, response.headers.get('content-type')]).toEqual([200, mime]);
      expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="/);
      expect((await open(fileUrl(engine.ports, id, 'display'))).status).toBe(404);
    }
  });

  it('cannot be HTML or SVG files: their upload is refused', async () => {
    for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<html></html>'])
      await expect(take(new TextEncoder().encode(text), 'a.zip')).rejects.toMatchObject({
        code: 'UNSUPPORTED_MEDIA_TYPE',
      });
  });

  it('are ready once the metadata of a video is removed', async () => {
    const film = new Uint8Array(await (await makeClip('mp4')).arrayBuffer());
    const { id, status } = await take(film, 'lesson.mp4');
    expect(status).toBe('uploaded');
    const address = () => fileUrl(engine.ports, id, 'download');
    expect((await open(await address())).status).toBe(404);
    await engine.ports.database.db.delete(outbox);
    engine.clock.advance(2 * 60 * 1000);
    await engine.runDue();
    await engine.settle();
    const text = textOf(await bytesOf(await address()));
    expect(text).toContain('moov');
    expect(text).not.toContain('38.7223');
  });
});
