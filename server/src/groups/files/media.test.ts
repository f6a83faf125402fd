import { api } from '@fanlight/sdk';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { files } from '../../db/schema/index.ts';
import { captions, makeClip, needsFfmpeg } from '../../testing/clips.ts';
import { createPerformer, createTestEngine, makePhoto, type Person, type TestEngine } from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

// The time limit is long, because ffmpeg is slow on a busy machine.
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

/** Publishes a post with a video; returns the post's file after its processing. */
async function publish(video: Blob, extra: { captions?: Blob } = {}) {
  const { client } = mara;
  // The processing waits until the post is created. A broken video would fail within milliseconds, and a post refuses a
  // failed file.
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

describe('a video in a post', needsFfmpeg, () => {
  it('is converted to MP4 with poster, size and duration, without location metadata (rules F1, F3)', async () => {
    for (const format of ['mp4', 'mov', 'webm', 'mkv'] as const) {
      const file = await publish(await makeClip(format));
      expect(file).toMatchObject({ type: 'feed-video', status: 'ready', width: 320, height: 180, reason: null });
      expect(file?.duration).toBeGreaterThan(0.8);
      expect(file?.preview).toMatch(/^data:image\/webp/);
      const text = textOf(await bytesOf(file?.url));
      expect(text.slice(4, 8)).toBe('ftyp');
      // In a file with fast start, the index `moov` comes before the media data.
      expect(text.indexOf('moov')).toBeLessThan(text.indexOf('mdat'));
      expect(text).not.toContain('38.7223');
      expect(text).not.toContain('Workshop at home');
      expect((await open(file?.thumbnails[0])).headers.get('content-type')).toBe('image/webp');
    }
  });

  it('is stored only in the variants that are served, not as it was uploaded', async () => {
    const file = await publish(await makeClip('mp4'));
    const storedKeys = [...engine.storage.entries.keys()].filter((key) => key.includes(String(file?._id)));
    expect(storedKeys.map((key) => key.split('/').at(-1)).toSorted()).toEqual([
      'display',
      'poster',
      'storyboard',
      'thumbnail',
    ]);
  });

  it('is served in the byte range of the request, with its content type', async () => {
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

  it('can have captions in WebVTT; captions in another format are refused', async () => {
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

  it('gets the status "failed" with a reason for its owner, if it is broken (rule F3)', async () => {
    const clip = new Uint8Array(await (await makeClip('mp4')).arrayBuffer());
    const broken = await publish(new Blob([clip.subarray(0, 900)]));
    expect(broken).toMatchObject({ status: 'failed', url: null });
    expect(broken?.reason).toMatch(/broken/);
  });

  it('gets the status "failed" with a reason for its owner, if it is a teaser of more than 60 seconds (rule F3)', async () => {
    const teaser = await makeClip('mp4', { seconds: 62, size: '64x36' });
    const { _id: teaserId } = await mara.client.call(api.uploadFeedTeaser, { body: { teaser } });
    const body = { text: 'Soon', audience: 'followers' as const, teaserId };
    const feed = await mara.client.call(api.createFeed, { body });
    await engine.settle();
    const params = { id: feed._id, fileId: teaserId };
    expect(await mara.client.call(api.getFeedFileStatus, { params })).toMatchObject({
      status: 'failed',
      reason: 'The file lasts too long. It may last at most 60 seconds.',
    });
  });

  it('fails with a reason in the language of its owner (rules F3, L1)', async () => {
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
      file: { _id: teaserId, reason: 'El archivo dura demasiado. Puede durar como máximo 60 segundos.' },
    });
  });

  it('emits an event to its owner once it is ready (rule W6)', async () => {
    const file = await publish(await makeClip('mp4'));
    const query = { channel: `user:${mara.id}`, after: 0 };
    const { data } = await mara.client.call(api.listEvents, { query: { ...query, limit: 100 } });
    const processed = data.filter(({ name }) => name === 'file/processed').map((event) => event.data);
    expect(processed).toContainEqual(
      expect.objectContaining({ file: { _id: file?._id, status: 'ready', progress: 1, reason: null } }),
    );
  });
});

describe('an audio file in a post', needsFfmpeg, () => {
  it('stays MP3 or is converted to MPEG-4, and gets its duration (rule F1)', async () => {
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

describe('the upload of a video or audio file', needsFfmpeg, () => {
  it('is refused if the bytes are of another type, whatever the file name and the declared type are (rule F1)', async () => {
    const refused = { code: 'UNSUPPORTED_MEDIA_TYPE' };
    const html = new File(['<!doctype html><script>alert(1)</script>'], 'film.mp4', { type: 'video/mp4' });
    await expect(mara.client.call(api.uploadFeedVideo, { body: { video: html } })).rejects.toMatchObject(refused);
    const song = await makeClip('mp3');
    await expect(mara.client.call(api.uploadFeedVideo, { body: { video: song } })).rejects.toMatchObject(refused);
    const photo = await makePhoto();
    await expect(mara.client.call(api.uploadFeedAudio, { body: { audio: photo } })).rejects.toMatchObject(refused);
  });

  it('is refused with a message about ffmpeg, if ffmpeg is missing (rule F3)', async () => {
    const video = { ...engine.ports.video, isAvailable: async () => false };
    const engineWithoutFfmpeg = await createTestEngine({ ports: { video } });
    const { client } = await createPerformer(engineWithoutFfmpeg, 'mara');
    const call = client.call(api.uploadFeedVideo, { body: { video: await makeClip('mp4') } });
    await expect(call).rejects.toMatchObject({
      code: 'MEDIA_PROCESSING_UNAVAILABLE',
      message: expect.stringContaining('ffmpeg is not installed'),
    });
    expect(engineWithoutFfmpeg.storage.entries.size).toBe(0);
    await engineWithoutFfmpeg.stop();
  });
});

describe('a multipart upload that is refused (rule F2)', needsFfmpeg, () => {
  const countStored = async () =>
    (await engine.ports.database.db.select().from(files)).length + engine.storage.entries.size;

  it('leaves no file and no row after an interruption, a wrong type, or a repeated field', async () => {
    const before = await countStored();
    const clip = new Uint8Array(await (await makeClip('mp4')).arrayBuffer());
    const part = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.mp4"\r\n\r\n`;
    const send = async (chunks: (string | Uint8Array)[], end: 'close' | 'error' = 'close') => {
      const encoder = new TextEncoder();
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          for (const chunk of chunks) controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk);
          if (end === 'close') controller.close();
        },
        // Called when all chunks were read: the stream then fails.
        pull: (controller) => controller.error(new Error('interrupted')),
      });
      const headers = { 'content-type': 'multipart/form-data; boundary=x', authorization: mara.token };
      const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
      const response = await engine.fetch(new Request('http://localhost/api/performer/feeds/video/upload', init));
      return ((await response.json()) as { code: string }).code;
    };
    expect(await send([part('video'), clip.subarray(0, 3000)])).toBe('MALFORMED_BODY');
    expect(await send([part('video'), clip.subarray(0, 3000)], 'error')).toBe('MALFORMED_BODY');
    expect(await send([part('video'), 'no video', '\r\n--x--\r\n'])).toBe('UNSUPPORTED_MEDIA_TYPE');
    const twice = [part('video'), clip, '\r\n', part('video'), clip, '\r\n--x--\r\n'];
    expect(await send(twice)).toBe('VALIDATION_FAILED');
    expect(await send([part('surprise'), clip, '\r\n--x--\r\n'])).toBe('VALIDATION_FAILED');
    expect(await countStored()).toBe(before);
  });
});
