// Starts the demo with `npm start`. Checks that a video that is uploaded in a browser is processed and plays. bare.mjs
// runs this script.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { waitInContext } from '../app/e2e/test.ts';
import { expectVideoPlays, publishVideo } from '../app/e2e/video.ts';
import { findBrowser } from './browser.mjs';

/** Runs `npm start` and returns the URL that it prints. */
async function start(folder) {
  const child = spawn('npm', ['start'], {
    env: { ...process.env, PORT: '0', FANLIGHT_DATA: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
    // The process gets its own process group, so that one signal ends npm and the server.
    detached: true,
  });
  let output = '';
  const origin = await new Promise((resolve, reject) => {
    child.on('exit', (code) => reject(new Error(`npm start ended with ${code}.`)));
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      output += chunk;
      const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
      if (url) resolve(url);
    });
  });
  return { origin, stop: () => process.kill(-child.pid, 'SIGTERM') };
}

const folder = mkdtempSync(join(tmpdir(), 'fanlight-video-'));
const { origin, stop } = await start(folder);
const browser = await chromium.launch(await findBrowser());
try {
  const open = async () => waitInContext(await browser.newContext({ baseURL: origin, locale: 'en-US' })).newPage();
  await expectVideoPlays(await open(), await publishVideo(await open(), 'Everyone'));
  console.log('Under npm start an uploaded video is processed and plays.');
} finally {
  await browser.close();
  stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
