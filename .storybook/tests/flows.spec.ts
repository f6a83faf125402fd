import { test as base, expect, type Page } from 'playwright/test';
import { entries } from './entries.ts';

/** The progress of a story's run. */
interface Run {
  failure?: string;
  status?: string;
}

/** Records the run of the story in `window.run`. */
const recordRun = (page: Page) =>
  page.addInitScript(() => {
    const run: Run = {};
    const host = globalThis as unknown as { run: Run; __STORYBOOK_ADDONS_CHANNEL__?: Channel };
    interface Channel {
      on(name: string, listener: (message: { message?: string; description?: string; status?: string }) => void): void;
    }
    host.run = run;
    const timer = setInterval(() => {
      const channel = host.__STORYBOOK_ADDONS_CHANNEL__;
      if (!channel) return;
      clearInterval(timer);
      for (const name of ['playFunctionThrewException', 'storyThrewException', 'storyErrored'])
        channel.on(name, ({ message, description }) => {
          run.failure = (message ?? description ?? name).split('\n')[0] ?? name;
        });
      channel.on('storyFinished', ({ status = '' }) => {
        run.status = status;
      });
    }, 5);
  });

// All steps of a worker use the same page, whose browser keeps the compiled engine. It starts in each step.
const test = base.extend<object, { recorded: Page }>({
  recorded: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, contextOptions } = project.use;
      const page = await browser.newPage({ baseURL, viewport, ...contextOptions });
      await recordRun(page);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

const steps = entries.filter(({ type, importPath }) => type === 'story' && importPath.includes('.storybook/flows/'));

test('every flow has steps', () => {
  expect(steps.length).toBeGreaterThan(10);
});

const combinations = ['en-US', 'es-ES'].flatMap((locale) => ['dark', 'light'].map((theme) => [locale, theme] as const));

for (const { id, title, name } of steps)
  for (const [locale, theme] of combinations)
    test(`${title}: ${name} in ${locale} and ${theme}`, async ({ recorded: page }, testInfo) => {
      test.setTimeout(150_000);
      await page.goto(`/iframe.html?viewMode=story&id=${id}&globals=locale:${locale};theme:${theme}`);
      const readRun = () => page.evaluate(() => (globalThis as unknown as { run: Run }).run);
      await expect.poll(async () => (await readRun()).status, { timeout: 120_000 }).toBeDefined();
      const found = await readRun();
      if (found.failure) await page.screenshot({ path: testInfo.outputPath('failure.png') });
      expect(found).toEqual({ status: 'success' });
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('html')).toHaveClass(theme);
    });
