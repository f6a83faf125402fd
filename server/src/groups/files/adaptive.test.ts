import { api } from '@fanlight/sdk';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeClip, needsFfmpeg } from '../../testing/clips.ts';
import { createPerformer, createTestEngine, type Person, type TestEngine } from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';
import { openFile, variantOf, withPlaylistUrls } from '../../testing/viewers.ts';
import { cleanFiles } from './index.ts';
import { signedFileUrl } from './pictures.ts';

// The time limit is long, because ffmpeg is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const dayMs = 24 * 60 * 60 * 1000;

let engine: TestEngine;
let mara: Person;
/** A clip of three segments that is large enough for two renditions. */
let clip: Blob;

beforeAll(async () => {
  engine = await createTestEngine();
  mara = await createPerformer(engine, 'mara');
  clip = await makeClip('mp4', { seconds: 9, size: '640x426' });
});

afterAll(() => stopCleanly(engine));

/** Uploads a video, waits for its processing, and returns the video. */
async function upload(video: Blob) {
  const { _id: id } = await mara.client.call(api.uploadVideo, { body: { title: 'Vase', audience: 'public', video } });
  await engine.settle();
  return mara.client.call(api.getVideo, { params: { id } });
}

const textOf = async (url: string) => (await openFile(engine, url)).text();
const keysOf = (fileId: string) => [...engine.storage.entries.keys()].filter((key) => key.includes(fileId));
const expiryOf = (url: string) => new URL(url, 'http://localhost').searchParams.get('expires');

describe('a video that is large enough for several renditions', needsFfmpeg, () => {
  it('has a master playlist with renditions that are not larger than the video, and an MP4 file', async () => {
    const { file } = await upload(clip);
    expect((await openFile(engine, file.url ?? '')).headers.get('content-type')).toBe('video/mp4');
    const response = await openFile(engine, file.hls ?? '');
    expect(response.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const master = await response.text();
    expect([...master.matchAll(/RESOLUTION=(\w+)/g)].map(([, size]) => size)).toEqual(['540x360', '640x426']);
    expect(master).toMatch(/CODECS="avc1\.[0-9a-f]{6},mp4a\.40\.2"/);
    const [low, high] = [...master.matchAll(/BANDWIDTH=(\d+)/g)].map(([, bits]) => Number(bits));
    expect(low).toBeGreaterThan(10_000);
    expect(low).toBeLessThan(high ?? 0);
  });

  it('has segments of 4 seconds at the same times in all renditions, without metadata (rule F1)', async () => {
    const { file } = await upload(clip);
    const urls = await withPlaylistUrls(engine, [file.hls ?? '']);
    const playlists = urls.filter((url) => variantOf(url).startsWith('playlist-'));
    expect(playlists).toHaveLength(2);
    for (const playlist of playlists) {
      const text = await textOf(playlist);
      const seconds = [...text.matchAll(/#EXTINF:([\d.]+)/g)].map(([, value]) => Number(value));
      expect(seconds.map(Math.round)).toEqual([4, 4, 1]);
      const segments = urls.find((url) => variantOf(url) === variantOf(playlist).replace('playlist', 'segments'));
      expect(text.split('\n').filter((line) => line === segments)).toHaveLength(3);
      const readRange = async (length: string, offset: string) => {
        const range = `bytes=${offset}-${Number(offset) + Number(length) - 1}`;
        const response = await engine.fetch(new Request(`http://localhost${segments}`, { headers: { range } }));
        expect(response.status).toBe(206);
        return Buffer.from(await response.arrayBuffer());
      };
      const [, initLength = '', initOffset = ''] = /URI=".*",BYTERANGE="(\d+)@(\d+)"/.exec(text) ?? [];
      expect((await readRange(initLength, initOffset)).toString('latin1', 4, 8)).toBe('ftyp');
      for (const [, length = '', offset = ''] of text.matchAll(/#EXT-X-BYTERANGE:(\d+)@(\d+)/g))
        expect((await readRange(length, offset)).toString('latin1')).toContain('moof');
      const whole = Buffer.from(await (await openFile(engine, segments ?? '')).arrayBuffer()).toString('latin1');
      expect(whole).not.toContain('38.7223');
      expect(whole).not.toContain('Workshop at home');
    }
  });

  it('has playlists whose URLs expire with the URL of the master playlist (rule A3)', async () => {
    const { file } = await upload(clip);
    engine.clock.advance(40 * 60 * 1000);
    const hls = (await mara.client.call(api.listVideos)).data.find((video) => video.file._id === file._id)?.file.hls;
    expect(expiryOf(hls ?? '')).not.toBe(expiryOf(file.hls ?? ''));
    // A playlist that is opened shortly before its URL expires does not extend the access.
    engine.clock.advance(Number(expiryOf(file.hls ?? '')) * 1000 - engine.clock.now().getTime() - 2000);
    const urls = await withPlaylistUrls(engine, [file.hls ?? '']);
    expect(urls).toHaveLength(5);
    expect(new Set(urls.map(expiryOf))).toEqual(new Set([expiryOf(file.hls ?? '')]));
    engine.clock.advance(2000);
    for (const url of urls) expect((await openFile(engine, url)).status).toBe(403);
  });

  it('has a storyboard: a picture with one tile for each second', async () => {
    const { file } = await upload(clip);
    expect(file.storyboard).toMatchObject({ interval: 1, total: 9, columns: 9, width: 160, height: 106 });
    const response = await openFile(engine, file.storyboard?.url ?? '');
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(picture).toMatchObject({ format: 'jpeg', width: 9 * 160, height: 106 });
    expect(picture.exif).toBeUndefined();
  });

  it('leaves no stored bytes after it is deleted from the media library, and its URLs are not found', async () => {
    const { _id: id, file } = await upload(clip);
    const urls = await withPlaylistUrls(engine, [file.hls ?? '', file.storyboard?.url ?? '']);
    expect(keysOf(file._id)).toHaveLength(8);
    await mara.client.call(api.deleteVideo, { params: { id } });
    await mara.client.call(api.deleteLibraryFile, { params: { id: file._id } });
    await engine.settle();
    expect(keysOf(file._id)).toEqual([]);
    for (const url of urls) expect((await openFile(engine, url)).status).toBe(404);
  });
});

describe('a small video', needsFfmpeg, () => {
  it('has one rendition, which is the MP4 file, and no playlist', async () => {
    const { file } = await upload(await makeClip('mp4', { size: '320x180' }));
    expect(file.hls).toBeNull();
    expect(file.storyboard).toMatchObject({ interval: 1, width: 160, height: 90 });
    for (const variant of ['hls', 'playlist-low', 'segments-high'] as const) {
      const url = signedFileUrl(engine.ports, file._id, variant, Math.floor(engine.clock.now().getTime() / 1000) + 60);
      expect((await openFile(engine, url)).status).toBe(404);
    }
  });
});

describe('an uploaded video that no item uses', needsFfmpeg, () => {
  it('leaves no stored bytes after 30 days (rule F4)', async () => {
    const { _id } = await mara.client.call(api.uploadFeedVideo, { body: { video: clip } });
    await engine.settle();
    expect(keysOf(_id)).toHaveLength(8);
    engine.clock.advance(31 * dayMs);
    await cleanFiles(engine.ports);
    expect(keysOf(_id)).toEqual([]);
  });
});
