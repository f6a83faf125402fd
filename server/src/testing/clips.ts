import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The ffmpeg that the tests use: `FFMPEG_PATH`. vitest.config.ts also sets this variable for the server. */
const ffmpeg = process.env.FFMPEG_PATH || 'ffmpeg';

/** Whether ffmpeg can be started. */
export const hasFfmpeg = spawnSync(ffmpeg, ['-version']).status === 0;

/**
 * The options of a test or a suite that needs ffmpeg. Without ffmpeg, these tests are skipped, and `npm test` fails.
 */
export const needsFfmpeg = { tags: ['ffmpeg'], skip: !hasFfmpeg };

/** Creates a short video or audio file that contains a location in its metadata, as the file of a camera does. */
export async function makeClip(
  format: 'mp4' | 'mov' | 'webm' | 'mkv' | 'mp3' | 'm4a' | 'ogg' | 'wav',
  { seconds = 1, size = '320x180' }: { seconds?: number; size?: string } = {},
): Promise<Blob> {
  const folder = await mkdtemp(join(tmpdir(), 'fanlight-clip-'));
  const file = join(folder, `clip.${format}`);
  const isVideo = ['mp4', 'mov', 'webm', 'mkv'].includes(format);
  const picture = isVideo ? ['-f', 'lavfi', '-i', `testsrc=size=${size}:rate=10:duration=${seconds}`] : [];
  const sound = ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`];
  const videoOptions =
    format === 'webm' ? ['-c:v', 'libvpx', '-c:a', 'libvorbis'] : ['-pix_fmt', 'yuv420p', '-preset', 'ultrafast'];
  const place = ['-metadata', 'location=+38.7223-009.1393/', '-metadata', 'title=Workshop at home'];
  try {
    await run(ffmpeg, [
      '-v',
      'error',
      ...picture,
      ...sound,
      ...(isVideo ? videoOptions : []),
      ...place,
      '-shortest',
      file,
    ]);
    return new Blob([new Uint8Array(await readFile(file))]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Captions in WebVTT. */
export const captions = new Blob(['WEBVTT\n\n00:00.000 --> 00:01.000\nHello from the kiln\n'], { type: 'text/vtt' });
