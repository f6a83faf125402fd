import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StorageUnavailable } from '../../ports/index.ts';
import { makeClip, needsFfmpeg } from '../../testing/clips.ts';
import { createSmallDisk, needsMount, type SmallDisk } from '../../testing/small-disk.ts';
import { createFfmpegVideo, removeAbandonedFolders } from './video.ts';

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
