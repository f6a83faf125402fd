// The server's environment in demo mode, for `npm start` and `npm run dev`.
import { findFfmpeg } from './ffmpeg.mjs';

/** Whether the server will start in demo mode (server/src/host/main.ts). */
function isDemo({ HOST = '127.0.0.1', FANLIGHT_MODE }) {
  return FANLIGHT_MODE ? FANLIGHT_MODE === 'demo' : ['127.0.0.1', '::1', 'localhost'].includes(HOST);
}

/**
 * Variables for the demo: the data that a new folder is seeded with (a new database is seeded by the server's process),
 * an ffmpeg, and a log level. Empty in production, where the packaged ffmpeg would be too old (ffmpeg.mjs).
 * @returns {Promise<Record<string, string>>}
 */
export async function demoEnvironment() {
  if (!isDemo(process.env)) return {};
  const ffmpeg = await findFfmpeg();
  if (!ffmpeg) console.error('Videos and audio cannot be uploaded. Install ffmpeg, or set FFMPEG_PATH to its program.');
  return {
    FANLIGHT_PREPARE: '@fanlight/mocks/demo/prepare',
    FANLIGHT_SEED: 'mocks/dist/public/demo',
    // One log line per response would hide the URL and the logins.
    FANLIGHT_LOG_LEVEL: 'warn',
    ...(ffmpeg && { FFMPEG_PATH: ffmpeg }),
  };
}
