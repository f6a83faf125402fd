import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { findBrowser } from './.ci/browser.mjs';
import { findFfmpeg } from './.ci/ffmpeg.mjs';

/** What both kinds of tests in Node have in common. */
const node: TestProjectInlineConfiguration['test'] = {
  environment: 'node',
  // Machines are shared: a test that hangs is found just as well after twenty seconds.
  testTimeout: 20_000,
  hookTimeout: 60_000,
  exclude: ['**/node_modules/**', '**/dist/**', 'app/e2e/**'],
};

/** Tests beside the code, in Node. */
const unit: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    ...node,
    name: 'unit',
    include: ['{openapi,sdk,mocks,components,app}/**/*.test.{ts,tsx}', '.ci/**/*.test.mjs'],
  },
};

/** Names the ffmpeg that tests and the servers they start use. */
async function ffmpegEnv(): Promise<Record<string, string>> {
  const ffmpeg = await findFfmpeg();
  return ffmpeg ? { FFMPEG_PATH: ffmpeg } : {};
}

/**
 * Tests of the server. Its files share a process: what each test makes is in an engine of its own, and loading the server
 * and starting a database for every file takes longer than the tests.
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
 * Faults of a real server process and of what it depends on: its database, disk, mail server and card gateway. They need
 * PostgreSQL and up to a minute each; those of the disk need root. `FANLIGHT_FAULT_SECONDS` says how long a fault lasts.
 */
async function faults(): Promise<TestProjectInlineConfiguration> {
  const include = ['server/src/faults/*.faults.ts'];
  return {
    extends: true,
    test: {
      ...node,
      name: 'faults',
      include,
      globalSetup: ['server/src/testing/bundle-setup.ts'],
      env: await ffmpegEnv(),
      fileParallelism: false,
    },
  };
}

/**
 * Turns off what React's development build records for the browser's performance panel: a task for every element and an
 * entry for every render, which take a tenth of the time of a story. It looks for these functions once, when it is loaded.
 */
const withoutPerformanceTracks: Plugin = {
  name: 'fanlight:without-performance-tracks',
  transformIndexHtml: () => [
    { tag: 'script', injectTo: 'head-prepend', children: 'console.createTask = console.timeStamp = undefined;' },
  ],
};

/** Every story as a test in Chromium, with axe. */
async function stories(): Promise<TestProjectInlineConfiguration> {
  return {
    extends: true,
    plugins: [
      withoutPerformanceTracks,
      await storybookTest({ configDir: '.storybook', storybookScript: 'storybook dev --no-open' }),
    ],
    test: {
      name: 'stories',
      setupFiles: ['.storybook/vitest.setup.ts'],
      // One page for all files: Storybook cleans up after each story as it does between two of its own, and a page of
      // its own for every file takes twice the time.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // Without motion nothing is half-visible when a story looks at it.
        provider: playwright({ launchOptions: await findBrowser(), contextOptions: { reducedMotion: 'reduce' } }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

// Looking for a browser and loading Storybook takes seconds that a unit test should not wait for.
const isInNode = /--project[ =](unit|engine|faults)\b/.test(process.argv.join(' '));

export default defineConfig(async () => {
  const inNode = [unit, await engine(), await faults()];
  return {
    plugins: [react()],
    // Vitest leaves one core alone, which on a machine with two is half of it.
    test: {
      projects: isInNode ? inNode : [...inNode, await stories()],
      // Why a test may be skipped; `.ci/steps.mjs` reads them from the report.
      tags: [
        { name: 'postgres', description: 'only concurrent connections of PostgreSQL can show it' },
        { name: 'ffmpeg', description: 'needs ffmpeg' },
        { name: 'mount', description: 'mounts a file system' },
      ],
      maxWorkers: Math.max(2, availableParallelism() - 1),
    },
  };
});
