// Creates the videos of the demo: generated pictures with cross-fades, and a chord as sound, which are encoded as MP4
// like other videos on the platform. Requires ffmpeg: `node mocks/src/demo/videos/create-files.ts`. The files are
// committed, so that building the demo does not require ffmpeg.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { drawScene } from '../art/draw.ts';
import { creators } from '../creators/index.ts';
import type { VideoMetadata } from './files.ts';
import { type DemoVideo, demoVideos } from './videos.ts';

const run = promisify(execFile);
const target = fileURLToPath(new URL('../../../assets/videos', import.meta.url));

/** The duration of a cross-fade in seconds. */
const crossFadeSeconds = 1;
const framesPerSecond = 20;

const sizes = { video: [1280, 720], reel: [720, 1280] } as const;

/** Chords of three notes, in hertz. The name of the video selects one. */
const chords = [
  [220, 277.2, 329.6],
  [196, 246.9, 293.7],
  [174.6, 220, 261.6],
  [146.8, 220, 277.2],
] as const;

async function drawShots(video: DemoVideo, folder: string): Promise<string[]> {
  const creator = creators.find(({ key }) => key === video.by);
  if (!creator) throw new Error(`There is no user ${video.by}.`);
  const [width, height] = sizes[video.kind];
  return Promise.all(
    video.shots.map(async ({ scene, mood }, index) => {
      // The picture is rendered larger than the video, so that the zoom is smooth.
      const svg = drawScene(`film/${video.name}/${index}`, scene, [width * 1.5, height * 1.5], creator.palette, mood);
      const file = join(folder, `${index}.png`);
      await sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).png().toFile(file);
      return file;
    }),
  );
}

/** Returns the ffmpeg filter that zooms and cross-fades the pictures, and the duration of the result. */
function filterOf(video: DemoVideo, shots: number): { filter: string; seconds: number } {
  const [width, height] = sizes[video.kind];
  const frames = video.shotSeconds * framesPerSecond;
  const moves = Array.from({ length: shots }, (_, index) => {
    const zoom = index % 2 === 0 ? `1+0.14*on/${frames}` : `1.14-0.14*on/${frames}`;
    const centre = `x='iw/2-(iw/zoom/2)':y='ih/2-(ih/zoom/2)'`;
    return `[${index}:v]zoompan=z='${zoom}':${centre}:d=${frames}:s=${width}x${height}:fps=${framesPerSecond},setsar=1,format=yuv420p[s${index}]`;
  });
  let last = 's0';
  const crossFades = Array.from({ length: shots - 1 }, (_, index) => {
    const offset = (video.shotSeconds - crossFadeSeconds) * (index + 1);
    const line = `[${last}][s${index + 1}]xfade=transition=fade:duration=${crossFadeSeconds}:offset=${offset}[m${index + 1}]`;
    last = `m${index + 1}`;
    return line;
  });
  return {
    filter: [...moves, ...crossFades, `[${last}]null[video]`].join(';'),
    seconds: video.shotSeconds * shots - crossFadeSeconds * (shots - 1),
  };
}

async function encode(video: DemoVideo, stills: string[], file: string): Promise<number> {
  const { filter, seconds } = filterOf(video, stills.length);
  const chord = chords[demoVideos.indexOf(video) % chords.length] ?? chords[0];
  const notes = chord.flatMap((hertz) => ['-f', 'lavfi', '-i', `sine=frequency=${hertz}:duration=${seconds}`]);
  const first = stills.length;
  const sound = `[${first}:a][${first + 1}:a][${first + 2}:a]amix=inputs=3,volume=0.35,tremolo=f=0.4:d=0.5,afade=t=in:d=1.5,afade=t=out:st=${seconds - 1.5}:d=1.5[sound]`;
  await run('ffmpeg', [
    ...['-v', 'error', '-y'],
    ...stills.flatMap((still) => ['-i', still]),
    ...notes,
    ...['-filter_complex', `${filter};${sound}`, '-map', '[video]', '-map', '[sound]', '-t', String(seconds)],
    ...['-c:v', 'libx264', '-preset', 'fast', '-crf', '29', '-maxrate', '250k', '-bufsize', '500k', '-g', '40'],
    ...['-c:a', 'aac', '-b:a', '48k', '-ac', '1'],
    ...['-map_metadata', '-1', '-fflags', '+bitexact', '-movflags', '+faststart', file],
  ]);
  return seconds;
}

async function createVideo(video: DemoVideo, isTeaser: boolean): Promise<VideoMetadata> {
  const folder = mkdtempSync(join(tmpdir(), 'fanlight-video-'));
  try {
    const name = isTeaser ? `${video.name}.teaser` : video.name;
    const stills = await drawShots(video, folder);
    const shown = isTeaser ? stills.slice(0, 1) : stills;
    const seconds = await encode(video, shown, join(target, `${name}.mp4`));
    const [width, height] = sizes[video.kind];
    await sharp(stills[0])
      .resize({ width, height })
      .jpeg({ quality: 72, mozjpeg: true })
      .toFile(join(target, `${name}.jpg`));
    return { name, duration: seconds, width, height };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const facts: VideoMetadata[] = [];
for (const video of demoVideos) {
  facts.push(await createVideo(video, false));
  if (video.kind === 'video' && video.hasTeaser) facts.push(await createVideo(video, true));
  console.log(video.name);
}
writeFileSync(join(target, 'videos.json'), `${JSON.stringify(facts, null, 2)}\n`);
