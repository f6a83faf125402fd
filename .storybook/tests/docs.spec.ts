import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from 'playwright/test';
import { entries } from './entries.ts';

/** A page with Storybook loaded, and the errors that it has reported since. */
interface Preview {
  page: Page;
  errors: string[];
}

// Storybook changes pages without loading anew, which takes a second for each of them.
const test = base.extend<object, { preview: Preview }>({
  preview: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, contextOptions } = project.use;
      const page = await browser.newPage({ baseURL, viewport, ...contextOptions });
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await page.goto(`/iframe.html?viewMode=docs&id=${entries.find(({ type }) => type === 'docs')?.id}`);
      await page.locator('.sbdocs-content').waitFor();
      await use({ page, errors });
      await page.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

const emit = (page: Page, event: string, value: unknown) =>
  page.evaluate(
    ([name, data]) => {
      const { channel } = (
        globalThis as unknown as {
          __STORYBOOK_PREVIEW__: { channel: EventTarget & { emit: (...args: unknown[]) => void } };
        }
      ).__STORYBOOK_PREVIEW__;
      channel.emit(name as string, data);
    },
    [event, value] as const,
  );

/** Opens a docs page, and waits until the stories on it have been drawn and stay as they are. */
async function open(page: Page, id: string, theme: string) {
  await page.evaluate(() => document.querySelector('#storybook-docs')?.setAttribute('data-old', ''));
  await emit(page, 'updateGlobals', { globals: { theme } });
  await emit(page, 'setCurrentStory', { storyId: id, viewMode: 'docs' });
  await expect(page.locator(`html.${theme}`)).toBeAttached();
  await page.waitForFunction(
    async ({ id }) => {
      const root = document.querySelector('#storybook-docs');
      if (!root?.querySelector('.sbdocs-content') || !location.search.includes(id)) return false;
      const text = root.textContent;
      await new Promise((resolve) => setTimeout(resolve, 300));
      return text === root.textContent && !root.querySelector('[data-words-missing]');
    },
    { id },
    { timeout: 30_000 },
  );
}

for (const { id, title, name } of entries.filter(({ type }) => type === 'docs'))
  for (const theme of ['dark', 'light'])
    test(`${title}/${name} is readable in ${theme}`, async ({ preview: { page, errors } }) => {
      errors.length = 0;
      await open(page, id, theme);
      expect(errors, 'errors in the console').toEqual([]);
      await expect(
        page.locator('.sb-errordisplay:visible, .sbdocs pre:has-text("Error:")'),
        'an error as the page',
      ).toHaveCount(0);
      await expect(page.locator('dialog:modal'), 'open modal dialogs').toHaveCount(0);
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode()
        .include('#storybook-docs')
        .exclude('iframe')
        .options({ runOnly: ['color-contrast'], resultTypes: ['violations'], iframes: false })
        .analyze();
      const unreadable = violations.flatMap(({ nodes }) =>
        nodes.map((node) => `${node.target} ${node.any[0]?.message}`),
      );
      expect(unreadable, 'text below AA').toEqual([]);
    });
