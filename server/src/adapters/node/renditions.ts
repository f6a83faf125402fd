import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { PreparedRendition } from '../../ports/index.ts';
import { convert, type Probe } from './ffmpeg.ts';

/** The duration of a segment in seconds. Each segment begins with a key frame. */
export const segmentSeconds = 4;

/** Forces key frames at the start of each segment, so that all renditions have the same segments. */
export const segmentKeyFrames = ['-force_key_frames', `expr:gte(t,n_forced*${segmentSeconds})`];

/** A rendition that is encoded. `edge` is the length of its shorter edge in pixels. */
interface Encoding {
  name: PreparedRendition['name'];
  edge: number;
  /** The constant rate factor of x264, and the maximum bit rate in kbit/s. */
  crf: number;
  maximumRate: number;
}

const encodings: Encoding[] = [
  { name: 'low', edge: 360, crf: 25, maximumRate: 800 },
  { name: 'medium', edge: 720, crf: 24, maximumRate: 2800 },
];

/** A rendition whose edge is more than this share of the original's would only repeat the original. */
const maximumShare = 0.85;

/** Returns the arguments for an HLS output, whose segments are byte ranges of one fragmented MP4 file. */
const hlsOutput = (folder: string, name: string, options: string[]) => [
  ...['-map', '0:v:0', '-map', '0:a:0?', ...options, '-map_metadata', '-1', '-fflags', '+bitexact'],
  ...['-f', 'hls', '-hls_time', String(segmentSeconds), '-hls_playlist_type', 'vod', '-hls_list_size', '0'],
  ...['-hls_segment_type', 'fmp4', '-hls_flags', 'single_file'],
  ...['-hls_segment_filename', join(folder, `${name}.mp4`), join(folder, `${name}.m3u8`)],
];

interface Size {
  width: number;
  height: number;
}

/** Returns a size whose shorter edge is `edge`. Both edges are even, as H.264 requires. */
function sizeOf({ width, height }: Size, edge: number): Size {
  const toEven = (length: number) => 2 * Math.round((length * edge) / Math.min(width, height) / 2);
  return { width: toEven(width), height: toEven(height) };
}

/**
 * Returns the options that encode the picture in a smaller size. The sound is copied, so that all renditions have the
 * same.
 */
function encode({ width, height }: Size, { crf, maximumRate }: Encoding): string[] {
  const rate = ['-crf', String(crf), '-maxrate', `${maximumRate}k`, '-bufsize', `${2 * maximumRate}k`];
  const picture = ['-vf', `scale=${width}:${height}`, '-c:v', 'libx264', '-preset', 'veryfast', ...rate];
  return [...picture, '-pix_fmt', 'yuv420p', ...segmentKeyFrames, '-c:a', 'copy'];
}

/** Returns the codecs of a fragmented MP4 as in RFC 6381, from the profile and level in its box `avcC`. */
function codecsOf(head: Buffer, hasSound: boolean): string {
  const at = head.indexOf('avcC', 0, 'latin1');
  if (at < 0) throw new Error('The rendition has no box avcC.');
  const picture = `avc1.${head.subarray(at + 5, at + 8).toString('hex')}`;
  return hasSound ? `${picture},mp4a.40.2` : picture;
}

/** Replaces the file name in a playlist of ffmpeg by `{segments}`. */
function readPlaylist(text: string, name: string) {
  const playlist = text.replaceAll(`URI="${name}.mp4"`, 'URI="{segments}"').replaceAll(`\n${name}.mp4`, '\n{segments}');
  const seconds = [...text.matchAll(/^#EXTINF:([\d.]+)/gm)].map((match) => Number(match[1]));
  const sizes = [...text.matchAll(/^#EXT-X-BYTERANGE:(\d+)@/gm)].map((match) => Number(match[1]));
  if (sizes.length === 0 || sizes.length !== seconds.length || playlist.includes(`${name}.mp4`))
    throw new Error('The playlist has an unknown format.');
  // Segments of a fraction of a second would have an extreme rate because of their headers.
  const rates = sizes.map((size, at) => (size * 8) / Math.max(seconds[at] ?? 0, 1));
  return { playlist, bandwidth: Math.ceil(Math.max(...rates)) };
}

async function read(
  folder: string,
  name: PreparedRendition['name'],
  { width, height }: Size,
  hasSound: boolean,
): Promise<PreparedRendition> {
  const file = join(folder, `${name}.mp4`);
  const { playlist, bandwidth } = readPlaylist(await readFile(join(folder, `${name}.m3u8`), 'utf8'), name);
  const head: Buffer[] = [];
  for await (const chunk of createReadStream(file, { end: 8191 })) head.push(chunk as Buffer);
  const { size } = await stat(file);
  return {
    name,
    width,
    height,
    bandwidth,
    codecs: codecsOf(Buffer.concat(head), hasSound),
    playlist,
    bytes: size,
    open: () => Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>,
  };
}

/**
 * Creates renditions of a converted MP4 file for HLS. The best one is a copy of the MP4 file's streams, so only smaller
 * ones are encoded. Returns no renditions if a smaller one would not differ much.
 */
export async function prepareRenditions(
  ffmpeg: string,
  folder: string,
  mp4: { file: string; properties: Probe },
  options: { signal: AbortSignal; onSeconds: (seconds: number) => void },
): Promise<PreparedRendition[]> {
  const { file, properties } = mp4;
  const smaller = encodings.filter(({ edge }) => edge < maximumShare * Math.min(properties.width, properties.height));
  if (smaller.length === 0) return [];
  const hasSound = properties.soundCodec !== null;
  const outputs = smaller.flatMap((encoding) =>
    hlsOutput(folder, encoding.name, encode(sizeOf(properties, encoding.edge), encoding)),
  );
  await convert(ffmpeg, ['-i', file, ...outputs, ...hlsOutput(folder, 'high', ['-c', 'copy'])], options);
  return Promise.all([
    ...smaller.map(({ name, edge }) => read(folder, name, sizeOf(properties, edge), hasSound)),
    read(folder, 'high', properties, hasSound),
  ]);
}
