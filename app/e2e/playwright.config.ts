import { defineConfig } from 'playwright/test';
import { findBrowser } from '../../.ci/browser.mjs';

const { executablePath, args } = await findBrowser();
const isOnPostgres = Boolean(process.env.FANLIGHT_TEST_DATABASE_URL);
const name = isOnPostgres ? 'e2e-postgres' : 'e2e';

/** Journeys on the built app: two people at once, in a real browser. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  // The platform in the tab and the API reference are no matter of the database that a server uses.
  testIgnore: isOnPostgres ? ['tab.journey.ts', 'docs.journey.ts'] : [],
  outputDir: `../../test-results/${name}`,
  // One at a time: each journey has a server and two browsers of its own.
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: `../../.cache/results/${name}.json` }]],
  use: {
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath, args },
  },
});
