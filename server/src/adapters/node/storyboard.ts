import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PreparedStoryboard } from '../../ports/index.ts';
import { convert, type Probe } from './ffmpeg.ts';
import { segmentSeconds } from './renditions.ts';

/** The maximum number of tiles, the number of tiles in a row, and the length of a tile's longer edge in pixels. */
const maximumTiles = 100;
const maximumColumns = 10;
const tileEdge = 160;

/** Renders small pictures of a converted MP4 file at regular intervals into one picture. */
export async function renderStoryboard(
  ffmpeg: string,
  folder: string,
  mp4: { file: string; properties: Probe },
  signal: AbortSignal,
): Promise<PreparedStoryboard> {
  const { duration, width, height } = mp4.properties;
  const interval = Math.max(1, Math.ceil(duration / maximumTiles));
  // The sound is often a fraction of a second longer than the picture.
  const total = Math.max(1, Math.round(duration / interval));
  const columns = Math.min(total, maximumColumns);
  const factor = Math.min(1, tileEdge / Math.max(width, height));
  const even = (length: number) => Math.max(2, 2 * Math.round((length * factor) / 2));
  const tile = { width: even(width), height: even(height) };
  const filters = [
    `fps=1/${interval}`,
    `scale=${tile.width}:${tile.height}`,
    `tile=${columns}x${Math.ceil(total / columns)}`,
  ];
  // In a long video, decoding only the key frames takes a fraction of the time, and there is one in each segment.
  const input = interval >= segmentSeconds ? ['-skip_frame', 'nokey'] : [];
  const output = join(folder, 'storyboard.jpg');
  const picture = ['-an', '-vf', filters.join(','), '-frames:v', '1', '-q:v', '4', '-f', 'image2'];
  await convert(ffmpeg, [...input, '-i', mp4.file, ...picture, output], { signal });
  return { bytes: new Uint8Array(await readFile(output)), mime: 'image/jpeg', interval, total, columns, ...tile };
}
