import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { findBrowser } from './.ci/browser.mjs';
import { findFfmpeg } from './.ci/ffmpeg.mjs';

/** Common options of all tests in Node. */
const node: TestProjectInlineConfiguration['test'] = {
  environment: 'node',
  // Shared machines are slow, and a test that hangs is still found after 20 s.
  testTimeout: 20_000,
  hookTimeout: 60_000,
  // A condition may take as long as its test. The default of one second fails on a slow machine.
  expect: { poll: { timeout: 15_000 } },
  exclude: ['**/node_modules/**', '**/dist/**', 'app/e2e/**'],
};

/** Tests of all packages but the server, in Node. */
const unit: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    ...node,
    name: 'unit',
    include: ['{openapi,sdk,mocks,components,app}/**/*.test.{ts,tsx}', '.ci/**/*.test.mjs'],
  },
};

/** The environment variable with the ffmpeg for tests and their servers. */
async function ffmpegEnv(): Promise<Record<string, string>> {
  const ffmpeg = await findFfmpeg();
  return ffmpeg ? { FFMPEG_PATH: ffmpeg } : {};
}

/**
 * Tests of the server. All files run in shared processes: each test has its own engine, and loading the server and
 * starting a database for every file would take longer than the tests.
 */
async function engine(): Promise<TestProjectInlineConfiguration> {
  return {
    extends: true,
    test: {
      ...node,
      name: 'engine',
      include: ['server/**/*.test.ts'],
      globalSetup: ['server/src/testing/bundle-setup.ts', 'server/src/testing/global-setup.ts'],
      env: await ffmpegEnv(),
      isolate: false,
      restoreMocks: true,
    },
  };
}

/**
 * Tests with faults of a real server process and of its dependencies: database, disk, mail server and card gateway.
 * They need PostgreSQL and up to a minute each, which they mostly spend waiting; those of the disk need root.
 * `FANLIGHT_FAULT_SECONDS` is the duration of a fault. The test with many concurrent users is a project of its own
 * (`npm run test:crowd`), because it needs all of the machine.
 */
async function faults(): Promise<TestProjectInlineConfiguration[]> {
  const crowd = 'server/src/faults/crowd.faults.ts';
  const common = { ...node, globalSetup: ['server/src/testing/bundle-setup.ts'], env: await ffmpegEnv() };
  return [
    {
      extends: true,
      test: { ...common, name: 'faults', include: ['server/src/faults/*.faults.ts'], exclude: [crowd] },
    },
    { extends: true, test: { ...common, name: 'crowd', include: [crowd] } },
  ];
}

/**
 * Turns off the entries that React's development build writes for the browser's performance panel, for every element
 * and every render: they take a tenth of a story's time. React looks up these functions once, when it is loaded.
 */
const withoutPerformanceTracks: Plugin = {
  name: 'fanlight:without-performance-tracks',
  transformIndexHtml: () => [
    { tag: 'script', injectTo: 'head-prepend', children: 'console.createTask = console.timeStamp = undefined;' },
  ],
};

/**
 * Runs every story as a test in Chromium, with axe. `FANLIGHT_STORIES`, such as `es-ES light`, selects the language and
 * the theme of stories that don't set their own.
 */
async function stories(): Promise<TestProjectInlineConfiguration> {
  const [locale = 'en-US', theme = 'dark'] = process.env.FANLIGHT_STORIES?.split(' ') ?? [];
  return {
    extends: true,
    plugins: [
      withoutPerformanceTracks,
      await storybookTest({ configDir: '.storybook', storybookScript: 'storybook dev --no-open' }),
    ],
    test: {
      name: 'stories',
      provide: { globals: { locale, theme } },
      setupFiles: ['.storybook/vitest.setup.ts'],
      // All files share one page: Storybook cleans up after each story, and a new page per file would take twice the
      // time.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // Without animations nothing is half-visible when a story is checked.
        provider: playwright({ launchOptions: await findBrowser(), contextOptions: { reducedMotion: 'reduce' } }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

// Finding a browser and loading Storybook takes seconds, which tests in Node need not wait for.
const isInNode = /--project[ =](unit|engine|faults|crowd)\b/.test(process.argv.join(' '));

export default defineConfig(async () => {
  const inNode = [unit, await engine(), ...(await faults())];
  return {
    plugins: [react()],
    // By default Vitest leaves one core unused, which is half of a machine with two.
    test: {
      projects: isInNode ? inNode : [...inNode, await stories()],
      // Reasons for skipping a test; `.ci/steps.mjs` reads them from the report.
      tags: [
        { name: 'postgres', description: 'needs concurrent connections of PostgreSQL' },
        { name: 'ffmpeg', description: 'needs ffmpeg' },
        { name: 'mount', description: 'mounts a file system' },
      ],
      maxWorkers: Math.max(2, availableParallelism() - 1),
    },
  };
});
