import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StorageUnavailable } from '../../ports/index.ts';
import { makeClip, needsFfmpeg } from '../../testing/clips.ts';
import { createSmallDisk, needsMount, type SmallDisk } from '../../testing/small-disk.ts';
import { createFfmpegVideo } from './video.ts';

let disk: SmallDisk;

beforeEach(() => {
  disk = createSmallDisk(4);
});

afterEach(() => {
  vi.unstubAllEnvs();
  disk.remove();
});

// Only the tags of what is missing: the reason of a skipped test is its first tag.
const missing = [needsFfmpeg, needsMount].filter(({ skip }) => skip);
const needs = { tags: missing.flatMap(({ tags }) => tags), skip: missing.length > 0 };

describe('preparing a film while the disk for temporary files is full', needs, () => {
  it.each([
    ['before the film is copied there', 0],
    ['while ffmpeg writes', 40_000],
  ])('fails as unavailable, not as a broken film: %s', async (_when, bytesLeft) => {
    const film = await makeClip('mp4', { seconds: 8, size: '640x360' });
    vi.stubEnv('TMPDIR', disk.folder);
    disk.fill(bytesLeft === 0 ? 0 : film.size + bytesLeft);
    const prepared = createFfmpegVideo(process.env.FFMPEG_PATH || undefined).prepare({
      kind: 'video',
      maximumSeconds: null,
      source: film.stream(),
      mime: 'video/mp4',
      onProgress: () => undefined,
      signal: new AbortController().signal,
    });
    await expect(prepared).rejects.toThrow(StorageUnavailable);
  });
});
