// Provides ffmpeg for the tests and for the demo.
import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './packages.mjs';

const programs = ['ffmpeg', 'ffprobe'];

/** Whether a program can be started. */
const starts = (program) => spawnSync(program, ['-version']).status === 0;

/** Links ffmpeg and ffprobe into one folder, in which the server expects both. */
async function linkPrograms(folder) {
  for (const name of programs) {
    const scope = `@${name}-installer`;
    const [platform] = readdirSync(join(folder, 'node_modules', scope)).filter((entry) => entry !== name);
    if (!platform) throw new Error(`${scope} has no program for ${process.platform} ${process.arch}.`);
    const program = join('node_modules', scope, platform, name);
    // In some archives, the programs are not executable. Their install script, which does not run here, would make them
    // executable.
    chmodSync(join(folder, program), 0o755);
    symlinkSync(program, join(folder, name));
  }
}

/**
 * Returns the path of ffmpeg, whose folder also contains ffprobe. The first of these is used: the ffmpeg of
 * `FFMPEG_PATH`, the installed one, or the packaged one. The packaged ffmpeg dates from 2018 and gets no security
 * updates. It is only for tests and for the demo, which do not process files of strangers. A production server requires
 * the installed one (server/src/adapters/node/video.ts).
 *
 * @returns {Promise<string | undefined>} undefined if there is none; standard error then contains the reason
 */
export async function findFfmpeg() {
  const named = process.env.FFMPEG_PATH;
  if (named) {
    if (starts(named)) return named;
    console.error(`FFMPEG_PATH is ${named}, but this program does not start.`);
    return undefined;
  }
  if (programs.every(starts)) return 'ffmpeg';
  try {
    const specs = ['@ffmpeg-installer/ffmpeg@1.1.0', '@ffprobe-installer/ffprobe@2.1.2'];
    const packaged = join(await installPackages('ffmpeg', specs, linkPrograms), 'ffmpeg');
    if (starts(packaged)) return packaged;
    console.error(`The packaged ffmpeg does not start: ${packaged}`);
  } catch (error) {
    console.error(`No ffmpeg was found, and the packaged one could not be installed: ${error.message}`);
  }
  return undefined;
}

// `npm run ffmpeg` finds ffmpeg, or installs the packaged one, and prints its path.
if (process.argv[1] === fileURLToPath(import.meta.url)) console.log((await findFfmpeg()) ?? 'none');
