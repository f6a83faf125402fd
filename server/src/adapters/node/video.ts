import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import {
  isTooLong,
  type MediaJob,
  MediaRefusal,
  type PreparedMedia,
  StorageUnavailable,
  type Video,
} from '../../ports/index.ts';
import { broken, convert, type Probe, probe, run } from './ffmpeg.ts';
import { prepareRenditions, segmentKeyFrames } from './renditions.ts';
import { toUnavailable } from './storage.ts';
import { renderStoryboard } from './storyboard.ts';

/** The maximum length of a video's longer edge in pixels. */
const longestEdge = 1920;

/**
 * The demuxer of ffmpeg for each type. It is set explicitly, because some demuxers that ffmpeg could detect fetch URLs
 * from the file.
 */
const demuxers: Record<string, string> = {
  'video/mp4': 'mov',
  'video/x-m4v': 'mov',
  'video/quicktime': 'mov',
  'video/webm': 'matroska',
  'video/matroska': 'matroska',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'mov',
  'audio/x-m4a': 'mov',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
};

/**
 * The maximum number of pixels of a frame, which is 8K. ffmpeg keeps several frames in memory.
 */
const maximumFramePixels = 8192 * 4320;

/** The type of file that `strip` writes, by the type of the source. */
const muxers: Record<string, string> = { mov: 'mp4', matroska: 'matroska', mp3: 'mp3', ogg: 'ogg', wav: 'wav' };

const clean = ['-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact'];
const stereo = ['-c:a', 'aac', '-b:a', '160k', '-ac', '2'];
const mp4 = ['-movflags', '+faststart', '-f', 'mp4'];

/** Returns the arguments for an output of ffmpeg, and the type of the output. */
function recipeOf({ kind, mime, isAdaptive }: MediaJob, { soundCodec }: Probe): { args: string[]; mime: string } {
  if (kind === 'strip') {
    const muxer = muxers[demuxers[mime] ?? ''] ?? 'mp4';
    const isMp4 = muxer === 'mp4';
    // `V` leaves out attached pictures, whose own metadata may contain a location.
    return { args: ['-map', '0:V?', '-map', '0:a?', '-c', 'copy', ...clean, ...(isMp4 ? mp4 : ['-f', muxer])], mime };
  }
  if (kind === 'audio') {
    if (soundCodec === 'mp3')
      return { args: ['-map', '0:a:0', '-c', 'copy', ...clean, '-f', 'mp3'], mime: 'audio/mpeg' };
    const codec = soundCodec === 'aac' ? ['-c', 'copy'] : stereo;
    return { args: ['-map', '0:a:0', ...codec, ...clean, ...mp4], mime: 'audio/mp4' };
  }
  const shrink = `min(1,${longestEdge}/max(iw,ih))`;
  // Makes both edges even, as H.264 requires. `force_divisible_by` would do the same, but ffmpeg before 4.3 does not
  // have it.
  const size = `scale=iw*sar:ih,scale=w='max(2,2*trunc(iw*${shrink}/2))':h='max(2,2*trunc(ih*${shrink}/2))',setsar=1`;
  const picture = ['-vf', size, '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-pix_fmt', 'yuv420p'];
  const maps = ['-map', '0:v:0', '-map', '0:a:0?', '-sn', '-dn'];
  const keyFrames = isAdaptive ? segmentKeyFrames : [];
  return { args: [...maps, ...picture, ...keyFrames, ...stereo, ...clean, ...mp4], mime: 'video/mp4' };
}

function checkProbe({ kind, maximumSeconds }: MediaJob, { hasPicture, soundCodec, duration, width, height }: Probe) {
  if (kind === 'video' && width * height > maximumFramePixels) throw new MediaRefusal('TOO_MANY_PIXELS');
  if (kind === 'video' && !hasPicture) throw new MediaRefusal('MEDIA_WITHOUT_PICTURE');
  if (kind === 'audio' && !soundCodec) throw new MediaRefusal('MEDIA_WITHOUT_SOUND');
  if (maximumSeconds !== null && isTooLong(duration, maximumSeconds))
    throw new MediaRefusal('MEDIA_TOO_LONG', { max: maximumSeconds });
}

interface Tools {
  ffmpeg: string;
  ffprobe: string;
}

/** The share of the progress after which the MP4 file of an adaptive video is finished. */
const mp4Share = 0.6;

/**
 * Creates the renditions and the storyboard of an adaptive video. If ffmpeg can't create them, the video is served as an
 * MP4 file only.
 */
async function prepareAdaptive(folder: string, job: MediaJob, tools: Tools, file: string, properties: Probe) {
  const { signal, onProgress, isAdaptive } = job;
  if (!isAdaptive) return { renditions: [], storyboard: null };
  const { duration } = properties;
  const onSeconds = (seconds: number) =>
    duration > 0 && onProgress(mp4Share + (1 - mp4Share) * Math.min(seconds / duration, 1));
  const ignoreBroken = (error: NodeJS.ErrnoException) => {
    // Without the program, the file is processed later. A missing result has the same code.
    const isMissing = error.code === 'ENOENT' && error.syscall?.startsWith('spawn');
    if (signal.aborted || isMissing || error instanceof StorageUnavailable) throw error;
    return undefined;
  };
  const mp4 = { file, properties };
  const renditions = await prepareRenditions(tools.ffmpeg, folder, mp4, { signal, onSeconds }).catch(ignoreBroken);
  const storyboard = await renderStoryboard(tools.ffmpeg, folder, mp4, signal).catch(ignoreBroken);
  return { renditions: renditions ?? [], storyboard: storyboard ?? null };
}

async function prepareIn(folder: string, job: MediaJob, tools: Tools): Promise<PreparedMedia> {
  const { kind, mime, signal, onProgress, isAdaptive } = job;
  const [source, result, still] = ['source', 'result', 'still.png'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await pipeline(Readable.fromWeb(job.source as NodeReadableStream), createWriteStream(source), { signal });
  const demuxer = demuxers[mime];
  if (!demuxer) throw broken();
  const input = ['-f', demuxer, '-i', source];
  const before = await probe(tools.ffprobe, input, signal);
  checkProbe(job, before);
  const recipe = recipeOf(job, before);
  const share = isAdaptive ? mp4Share : 1;
  const onSeconds = (seconds: number) =>
    before.duration > 0 && onProgress(share * Math.min(seconds / before.duration, 1));
  await convert(tools.ffmpeg, [...input, ...recipe.args, result], { signal, onSeconds }).catch((error) => {
    if (signal.aborted || error.code === 'ENOENT' || error instanceof StorageUnavailable) throw error;
    throw broken();
  });
  await rm(source, { force: true });
  const after = await probe(tools.ffprobe, ['-i', result], signal);
  checkProbe(job, after);
  const at = Math.min(1, after.duration / 10).toFixed(2);
  if (kind === 'video')
    await convert(tools.ffmpeg, ['-ss', at, '-i', result, '-frames:v', '1', '-f', 'image2', still], { signal });
  return {
    open: () => Readable.toWeb(createReadStream(result)) as ReadableStream<Uint8Array>,
    mime: recipe.mime,
    duration: Math.round(after.duration * 100) / 100,
    width: after.hasPicture ? after.width : null,
    height: after.hasPicture ? after.height : null,
    poster: kind === 'video' ? new Uint8Array(await readFile(still)) : null,
    ...(await prepareAdaptive(folder, job, tools, result, after)),
    release: () => rm(folder, { recursive: true, force: true }),
  };
}

const temporaryPrefix = 'fanlight-media-';
/**
 * The start time of this process. It is compared in addition to the pid: in a container, the pid often equals that of
 * the killed process before.
 */
const startedAt = Math.round(Date.now() - process.uptime() * 1000);
/** This time may differ by this number of milliseconds between the threads of one process. */
const startTolerance = 100;

const isProcessAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
};

/** Removes the temporary folders of processes that were killed while they processed a video. */
export async function removeAbandonedFolders(parent = tmpdir()): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    const [pid, start] = (new RegExp(`^${temporaryPrefix}(\\d+)-(\\d+)-`).exec(name) ?? []).slice(1).map(Number);
    if (pid === undefined || start === undefined) continue;
    const isInUse = pid === process.pid ? Math.abs(start - startedAt) <= startTolerance : isProcessAlive(pid);
    if (!isInUse) await rm(join(parent, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

/**
 * Creates the port that processes video and audio files with ffmpeg, in a separate process. `path` is the path of
 * ffmpeg; ffprobe must be in the same folder.
 */
export function createFfmpegVideo(path: string | undefined): Video {
  const ffmpeg = path ?? 'ffmpeg';
  const tools = { ffmpeg, ffprobe: ffmpeg.includes('/') ? join(dirname(ffmpeg), 'ffprobe') : 'ffprobe' };
  let hasTools = false;
  return {
    async isAvailable() {
      try {
        if (!hasTools) await Promise.all([run(tools.ffmpeg, ['-version']), run(tools.ffprobe, ['-version'])]);
        hasTools = true;
        return true;
      } catch {
        return false;
      }
    },
    async prepare(job) {
      const folder = await mkdtemp(join(tmpdir(), `${temporaryPrefix}${process.pid}-${startedAt}-`)).catch((error) => {
        throw toUnavailable(error);
      });
      try {
        return await prepareIn(folder, job, tools);
      } catch (error) {
        await rm(folder, { recursive: true, force: true });
        throw toUnavailable(error);
      }
    },
  };
}
