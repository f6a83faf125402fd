import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StorageUnavailable } from '../../ports/index.ts';
import { makeClip, needsFfmpeg } from '../../testing/clips.ts';
import { createSmallDisk, needsMount, type SmallDisk } from '../../testing/small-disk.ts';
import { createFfmpegVideo, removeAbandonedFolders } from './video.ts';

// The time limit is long, because ffmpeg is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

// Contains only the tags of missing programs, because the summary shows the first tag as the reason for skipping.
const missing = [needsFfmpeg, needsMount].filter(({ skip }) => skip);
const needs = { tags: missing.flatMap(({ tags }) => tags), skip: missing.length > 0 };

describe('processing a video while the disk for temporary files is full', needs, () => {
  let disk: SmallDisk;

  beforeEach(() => {
    disk = createSmallDisk(4);
  });

  afterEach(() => {
    vi.unstubAllEnvs();
    disk.remove();
  });

  it.each([
    ['before the video is copied there', 0],
    ['while ffmpeg writes', 40_000],
  ])('throws StorageUnavailable instead of refusing the video, if the disk is full %s', async (_when, bytesLeft) => {
    const clip = await makeClip('mp4', { seconds: 8, size: '640x360' });
    vi.stubEnv('TMPDIR', disk.folder);
    disk.fill(bytesLeft === 0 ? 0 : clip.size + bytesLeft);
    const prepared = createFfmpegVideo(process.env.FFMPEG_PATH || undefined).prepare({
      kind: 'video',
      maximumSeconds: null,
      isAdaptive: true,
      source: clip.stream(),
      mime: 'video/mp4',
      onProgress: () => undefined,
      signal: new AbortController().signal,
    });
    await expect(prepared).rejects.toThrow(StorageUnavailable);
  });
});

it('removeAbandonedFolders removes only temporary folders of killed processes, even if the pid is in use again', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'fanlight-abandoned-'));
  const folderOfThisProcess = `fanlight-media-${process.pid}-${Math.round(Date.now() - process.uptime() * 1000)}-a`;
  const living = `fanlight-media-${process.ppid}-1-b`;
  // A number above the maximum pid of every system.
  const killed = ['fanlight-media-2000000000-1-c', `fanlight-media-${process.pid}-1-d`];
  for (const name of [folderOfThisProcess, living, 'other', ...killed]) mkdirSync(join(parent, name));
  await removeAbandonedFolders(parent);
  expect(readdirSync(parent).toSorted()).toEqual([folderOfThisProcess, living, 'other'].toSorted());
  rmSync(parent, { recursive: true });
});

describe('the renditions and the storyboard of a video', needsFfmpeg, () => {
  const prepare = async (clip: Blob) =>
    createFfmpegVideo(process.env.FFMPEG_PATH || undefined).prepare({
      kind: 'video',
      maximumSeconds: null,
      isAdaptive: true,
      source: clip.stream(),
      mime: 'video/mp4',
      onProgress: () => undefined,
      signal: new AbortController().signal,
    });

  it('have at most three sizes, also in portrait format', async () => {
    const media = await prepare(await makeClip('mp4', { size: '1080x1920' }));
    expect(media.renditions.map(({ name, width, height }) => [name, width, height])).toEqual([
      ['low', 360, 640],
      ['medium', 720, 1280],
      ['high', 1080, 1920],
    ]);
    expect(media.storyboard).toMatchObject({ total: 1, columns: 1, width: 90, height: 160 });
    await media.release();
  });

  it('have at most 100 tiles in a long video', async () => {
    const media = await prepare(await makeClip('mp4', { seconds: 110, size: '64x36' }));
    expect(media.storyboard).toMatchObject({ interval: 2, total: 55, columns: 10, width: 64, height: 36 });
    const { width, height } = await sharp(media.storyboard?.bytes).metadata();
    expect([width, height]).toEqual([640, 216]);
    await media.release();
  });
});
