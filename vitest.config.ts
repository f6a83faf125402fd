import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { findBrowser } from './.ci/browser.mjs';
import { findFfmpeg } from './.ci/ffmpeg.mjs';

/** The options of all tests that run in Node. */
const node: TestProjectInlineConfiguration['test'] = {
  environment: 'node',
  // The limit is long for slow machines. A test that hangs is found after 20 s.
  testTimeout: 20_000,
  hookTimeout: 60_000,
  // A condition may take as long as its test. The default of one second is too short on a slow machine.
  expect: { poll: { timeout: 15_000 } },
  exclude: ['**/node_modules/**', '**/dist/**', 'app/e2e/**'],
};

/** The tests in Node of all packages except the server. */
const unit: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    ...node,
    name: 'unit',
    include: ['{openapi,sdk,mocks,components,app}/**/*.test.{ts,tsx}', '.ci/**/*.test.mjs', '.storybook/**/*.test.ts'],
  },
};

/** Returns the environment variable with the ffmpeg that tests and their servers use. */
async function ffmpegEnv(): Promise<Record<string, string>> {
  const ffmpeg = await findFfmpeg();
  return ffmpeg ? { FFMPEG_PATH: ffmpeg } : {};
}

/**
 * The tests of the server. All files run in shared processes, because loading the server and starting a database for
 * each file would take longer than the tests. Each test has its own engine.
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
 * Tests in which a server process, or something that it depends on, fails: the database, the disk, the mail server or
 * the card gateway. They need PostgreSQL, and up to a minute each, in which they mostly wait. Tests of the disk need
 * root. `FANLIGHT_FAULT_SECONDS` is the duration of a fault. The test with many concurrent users is a project of its
 * own (`npm run test:crowd`), because it needs the whole machine.
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
 * Disables the entries that React's development build writes for the browser's performance panel, for every element and
 * every render. They would take a tenth of the time of a story. React looks up these functions once, when it is loaded.
 */
const withoutPerformanceTracks: Plugin = {
  name: 'fanlight:without-performance-tracks',
  transformIndexHtml: () => [
    { tag: 'script', injectTo: 'head-prepend', children: 'console.createTask = console.timeStamp = undefined;' },
  ],
};

/**
 * Draws the stories at a fiftieth of their size, which does not change their layout. Drawing them at full size would take
 * a twelfth of the time of a run, and no test looks at the pictures.
 */
const drawSmall = `
  const style = document.createElement('style');
  style.textContent = 'iframe { transform: scale(0.02); transform-origin: 0 0 }';
  document.head.append(style);`;

/**
 * Runs every story as a test in Chromium, with axe. `FANLIGHT_STORIES`, such as `es-ES light`, sets the language and
 * the theme of stories that do not set their own.
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
      // The first story of a page also loads the code of the page, which takes long on a busy machine.
      testTimeout: 60_000,
      // All files use the same page. Storybook cleans up after each story, and a page for each file would take twice
      // the time.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        orchestratorScripts: [{ content: drawSmall }],
        // Animations are disabled, so that no element is half visible when a story is checked.
        provider: playwright({ launchOptions: await findBrowser(), contextOptions: { reducedMotion: 'reduce' } }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

// Finding a browser and loading Storybook takes seconds, so it is skipped for tests that run only in Node.
const isInNode = /--project[ =](unit|engine|faults|crowd)\b/.test(process.argv.join(' '));

export default defineConfig(async () => {
  const inNode = [unit, await engine(), ...(await faults())];
  return {
    plugins: [react()],
    // By default, Vitest leaves one core unused. On a machine with two cores, that is half of them.
    test: {
      projects: isInNode ? inNode : [...inNode, await stories()],
      // The reasons for skipping a test. `.ci/steps.mjs` reads them from the report.
      tags: [
        { name: 'postgres', description: 'needs concurrent connections of PostgreSQL' },
        { name: 'ffmpeg', description: 'needs ffmpeg' },
        { name: 'mount', description: 'mounts a file system' },
      ],
      maxWorkers: Math.max(2, availableParallelism() - 1),
    },
  };
});
