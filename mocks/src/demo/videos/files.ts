import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { World } from '@fanlight/server/host';
import type { DemoVideo } from './videos.ts';

type Video = World['ports']['video'];

/** The metadata of an encoded video. */
export interface VideoMetadata {
  name: string;
  /** The duration in seconds. */
  duration: number;
  width: number;
  height: number;
}

const folder = new URL('../../../assets/videos/', import.meta.url);
const fileOf = (name: string) => readFile(new URL(name, folder));

/** Returns a video file for the upload. */
export const readVideoFile = async (name: string): Promise<Blob> =>
  new Blob([new Uint8Array(await fileOf(`${name}.mp4`))], { type: 'video/mp4' });

const formatTime = (seconds: number) => `00:${String(Math.floor(seconds)).padStart(2, '0')}.000`;

/** Returns the captions of a video as WebVTT; undefined if there is no speech. */
export function captionsOf({ captions, shotSeconds }: DemoVideo): Blob | undefined {
  if (!captions) return undefined;
  const step = shotSeconds - 1;
  const cues = captions.lines.map((line, index) => {
    const from = index * step;
    return `${formatTime(from)} --> ${formatTime(from + step)}\n${line}\n`;
  });
  return new Blob([`WEBVTT\n\n${cues.join('\n')}`], { type: 'text/vtt' });
}

const nameOf = (bytes: Uint8Array) => createHash('sha1').update(bytes).digest('hex');

async function readKnown(): Promise<Map<string, VideoMetadata>> {
  const facts: VideoMetadata[] = JSON.parse((await fileOf('videos.json')).toString());
  const named = await Promise.all(
    facts.map(async (one): Promise<[string, VideoMetadata]> => [nameOf(await fileOf(`${one.name}.mp4`)), one]),
  );
  return new Map(named);
}

async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream as BodyInit).arrayBuffer());
}

/**
 * Creates the video port that is used while a demo is built. The videos of the demo are already encoded, so they need
 * no ffmpeg. Other videos are passed to the given port.
 */
export function createEncodedVideoPort(video: Video): Video {
  let metadataByName: Promise<Map<string, VideoMetadata>> | undefined;
  return {
    isAvailable: async () => true,
    async prepare(job) {
      metadataByName ??= readKnown();
      const bytes = await collect(job.source);
      const facts = (await metadataByName).get(nameOf(bytes));
      const source = () => new Blob([bytes.slice()]).stream();
      if (!facts) return video.prepare({ ...job, source: source() });
      const { name, duration, width, height } = facts;
      const poster = new Uint8Array(await fileOf(`${name}.jpg`));
      return {
        open: source,
        mime: 'video/mp4',
        duration,
        width,
        height,
        poster,
        renditions: [],
        storyboard: null,
        release: async () => undefined,
      };
    },
  };
}
