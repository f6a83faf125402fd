import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { MediaRefusal, StorageUnavailable } from '../../ports/index.ts';

/** Runs a program until it exits, and returns its output. */
export const run = promisify(execFile);

/** Prevents files that refer to other addresses from causing connections. */
const onlyFiles = ['-protocol_whitelist', 'file,pipe'];

/** The properties of a video or audio file. */
export interface Probe {
  duration: number;
  hasPicture: boolean;
  soundCodec: string | null;
  width: number;
  height: number;
}

export const broken = () => new MediaRefusal('MEDIA_BROKEN');

/** Reads the properties of a file with ffprobe. */
export async function probe(command: string, input: string[], signal: AbortSignal): Promise<Probe> {
  const wanted = [
    '-show_entries',
    'format=duration:stream=codec_type,codec_name,width,height:stream_disposition=attached_pic',
  ];
  const { stdout } = await run(command, ['-v', 'error', ...onlyFiles, '-of', 'json', ...wanted, ...input], {
    signal,
  }).catch((error) => {
    if (signal.aborted || error.code === 'ENOENT') throw error;
    throw broken();
  });
  const { format = {}, streams = [] } = JSON.parse(stdout);
  const picture = streams.find(
    (one: { codec_type: string; disposition?: { attached_pic?: number } }) =>
      one.codec_type === 'video' && !one.disposition?.attached_pic,
  );
  const sound = streams.find((one: { codec_type: string }) => one.codec_type === 'audio');
  return {
    duration: Number(format.duration ?? 0) || 0,
    hasPicture: Boolean(picture),
    soundCodec: sound?.codec_name ?? null,
    width: picture?.width ?? 0,
    height: picture?.height ?? 0,
  };
}

/** The message of ffmpeg on a full disk. The exit code may be 0, although the file is truncated. */
const fullDisk = /No space left on device|Disk quota exceeded|Read-only file system/;

/** Runs ffmpeg until it exits. Its progress is the number of microseconds of output. */
export async function convert(
  command: string,
  args: string[],
  { signal, onSeconds }: { signal: AbortSignal; onSeconds?: (seconds: number) => void },
): Promise<void> {
  const all = ['-v', 'error', '-nostdin', '-y', ...onlyFiles, '-progress', 'pipe:1', ...args];
  const child = spawn(command, all, { signal, killSignal: 'SIGKILL', stdio: ['ignore', 'pipe', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (chunk) => {
    complaint = (complaint + chunk).slice(-2000);
  });
  child.stdout.on('data', (chunk) => {
    const found = /out_time_us=(\d+)/.exec(String(chunk));
    if (found) onSeconds?.(Number(found[1]) / 1_000_000);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (fullDisk.test(complaint)) throw new StorageUnavailable(`ffmpeg ended with ${code}: ${complaint}`);
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${complaint}`);
}
