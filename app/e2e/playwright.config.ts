import { defineConfig } from 'playwright/test';
import { findBrowser } from '../../.ci/browser.mjs';
import { findFfmpeg } from '../../.ci/ffmpeg.mjs';

const { executablePath, args } = await findBrowser();
// For the servers of the journeys. The workers of Playwright also load this file, and inherit the variable.
process.env.FFMPEG_PATH ??= (await findFfmpeg()) ?? '';
const isOnPostgres = Boolean(process.env.FANLIGHT_TEST_DATABASE_URL);
const isOnS3 = Boolean(process.env.S3_BUCKET);
const isBrief = process.env.FANLIGHT_JOURNEYS === 'brief';
const name = isOnS3 ? 'e2e-s3' : isOnPostgres ? 'e2e-postgres' : isBrief ? 'e2e-brief' : 'e2e';

/** The journeys that `npm test` runs on the embedded database. `.ci/run` runs all journeys on PostgreSQL. */
const brief = ['ssr', 'early-taps', 'inspect-page', 'paying', 'buying', 'subscribing', 'leaving', 'routes'];
/** Journeys that upload files of every kind. `.ci/run` runs them on PostgreSQL with a storage in S3 (`S3_BUCKET`). */
const withFiles = ['becoming', 'buying', 'photos', 'posting', 'reels', 'uploading', 'video'];
/** Journeys that do not depend on the services. `.ci/run` skips them, because `npm test` has run them before. */
const onceIsEnough = ['ssr', 'early-taps', 'inspect-page', 'routes'];
const filesOf = (journeys: string[]) => journeys.map((journey) => `${journey}.journey.ts`);

/** The configuration of the journeys, which run the built app in a browser. */
export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  testMatch: isOnS3 ? filesOf(withFiles) : isBrief ? filesOf(brief) : '*.journey.ts',
  testIgnore: isOnPostgres && !isOnS3 ? filesOf([...onceIsEnough, ...withFiles]) : [],
  outputDir: `../../test-results/${name}`,
  // Two workers, because each journey has its own server, data and browsers.
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: `../../.cache/results/${name}.json` }]],
  use: {
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
    // With this limit, the error names a control that never becomes clickable. Otherwise the time limit of the journey
    // would end it first.
    actionTimeout: 30_000,
    // The trace contains DOM snapshots of each step. Screenshots in addition would take a quarter of the CPU time of a
    // journey.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { executablePath, args },
  },
});
