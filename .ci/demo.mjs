// What the server is given in demo mode, by `npm start` and `npm run dev`.
import { findFfmpeg } from './ffmpeg.mjs';

/** True where the server will start in demo mode (server/src/host/main.ts). */
function isDemo({ HOST = '127.0.0.1', FANLIGHT_MODE }) {
  return FANLIGHT_MODE ? FANLIGHT_MODE === 'demo' : ['127.0.0.1', '::1', 'localhost'].includes(HOST);
}

/**
 * Variables for the demo: the world that a new folder begins with (a new database has it made in process), an ffmpeg,
 * and a quiet log.
 * Production gets neither: there the packaged ffmpeg would be too old (see ffmpeg.mjs).
 * @returns {Promise<Record<string, string>>}
 */
export async function demoEnvironment() {
  if (!isDemo(process.env)) return {};
  const ffmpeg = await findFfmpeg();
  if (!ffmpeg) console.error('Films and sounds cannot be uploaded. Install ffmpeg, or set FFMPEG_PATH to its program.');
  return {
    FANLIGHT_PREPARE: '@fanlight/mocks/demo/prepare',
    FANLIGHT_SEED: 'mocks/dist/public/demo',
    // A line for each answer would hide the address and the logins.
    FANLIGHT_LOG_LEVEL: 'warn',
    ...(ffmpeg && { FFMPEG_PATH: ffmpeg }),
  };
}
