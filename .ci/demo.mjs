// The environment of the server in demo mode, for `npm start` and `npm run dev`.
import { findFfmpeg } from './ffmpeg.mjs';

/** Whether the server will start in demo mode (server/src/host/main.ts). */
function isDemo({ HOST = '127.0.0.1', FANLIGHT_MODE }) {
  return FANLIGHT_MODE ? FANLIGHT_MODE === 'demo' : ['127.0.0.1', '::1', 'localhost'].includes(HOST);
}

/**
 * Returns environment variables for the demo: the seed data of a new folder (the process of the server seeds a new
 * database), an ffmpeg, and a log level. Empty in production mode, for which the packaged ffmpeg would be too old
 * (ffmpeg.mjs).
 *
 * @returns {Promise<Record<string, string>>}
 */
export async function demoEnvironment() {
  if (!isDemo(process.env)) return {};
  const ffmpeg = await findFfmpeg();
  if (!ffmpeg) console.error('Videos and audio cannot be uploaded. Install ffmpeg, or set FFMPEG_PATH to its program.');
  return {
    FANLIGHT_PREPARE: '@fanlight/mocks/demo/prepare',
    FANLIGHT_SEED: 'mocks/dist/public/demo',
    // With one log line per response, the URL and the logins would be hard to find in the output.
    FANLIGHT_LOG_LEVEL: 'warn',
    ...(ffmpeg && { FFMPEG_PATH: ffmpeg }),
  };
}
