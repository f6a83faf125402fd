import { defineConfig } from 'playwright/test';
import { findBrowser } from '../../.ci/browser.mjs';
import { findFfmpeg } from '../../.ci/ffmpeg.mjs';

const { executablePath, args } = await findBrowser();
// For the servers of journeys. Playwright's workers read this file as well, and inherit the variables.
process.env.FFMPEG_PATH ??= (await findFfmpeg()) ?? '';
const isOnPostgres = Boolean(process.env.FANLIGHT_TEST_DATABASE_URL);
const isBrief = process.env.FANLIGHT_JOURNEYS === 'brief';
const name = isOnPostgres ? 'e2e-postgres' : isBrief ? 'e2e-brief' : 'e2e';

/** The journeys of `npm test`, on the embedded database; `.ci/run` runs all on PostgreSQL. */
const brief = ['ssr', 'early-taps', 'inspect-page', 'paying', 'buying', 'subscribing', 'leaving', 'routes'];
/** No matter of the database that a server uses, and walked by `npm test` already. */
const onceIsEnough = ['ssr', 'early-taps', 'inspect-page', 'routes'];
const filesOf = (journeys: string[]) => journeys.map((journey) => `${journey}.journey.ts`);

/** Journeys on the built app: two users at once, in a real browser. */
export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  testMatch: isBrief ? filesOf(brief) : '*.journey.ts',
  testIgnore: isOnPostgres ? filesOf(onceIsEnough) : [],
  outputDir: `../../test-results/${name}`,
  // Journeys share nothing: each has a server, a data folder and browsers of its own. On PostgreSQL they share a cluster.
  workers: isBrief ? 2 : 1,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: `../../.cache/results/${name}.json` }]],
  use: {
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
    // A control that never can be clicked fails by its name, not by the time of the whole journey.
    actionTimeout: 30_000,
    // Snapshots of the document show each step; screenshots beside them take a quarter of a journey's processor time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { executablePath, args },
  },
});
