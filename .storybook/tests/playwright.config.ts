import { defineConfig } from 'playwright/test';
import { findBrowser } from '../../.ci/browser.mjs';
import { findFreePort } from '../../.ci/free-port.mjs';

// The processes of the tests read this file as well, and inherit the variable.
process.env.STORYBOOK_TEST_PORT ??= String(findFreePort());
const port = Number(process.env.STORYBOOK_TEST_PORT);

/** Tests of the built Storybook: docs pages and toolbars. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/storybook',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  // Pages load slowly on a busy machine.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../.cache/results/docs.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: await findBrowser(),
  },
  webServer: {
    command: `vite preview --outDir storybook-static --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: '../..',
    port,
  },
});
