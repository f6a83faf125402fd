import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from 'playwright/test';
import { entries } from './entries.ts';

/** A page with Storybook loaded, and the errors that it has reported since. */
interface Preview {
  page: Page;
  errors: string[];
}

// One page for all: what it has fetched and compiled stays in its browser's cache.
const test = base.extend<object, { preview: Preview }>({
  preview: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, contextOptions } = project.use;
      const page = await browser.newPage({ baseURL, viewport, ...contextOptions });
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await use({ page, errors });
      await page.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** Opens a docs page, and waits until the stories on it have been drawn and stay as they are. */
async function open(page: Page, id: string, theme: string) {
  await page.goto(`/iframe.html?viewMode=docs&id=${id}&globals=theme:${theme}`);
  await page.waitForFunction(
    async () => {
      const root = document.querySelector('#storybook-docs');
      const isError = document.body.classList.contains('sb-show-errordisplay');
      if (isError || !root?.querySelector('.sbdocs-content')) return isError;
      const text = root.textContent;
      await new Promise((resolve) => setTimeout(resolve, 300));
      return text === root.textContent && !root.querySelector('[data-words-missing]');
    },
    undefined,
    { timeout: 30_000 },
  );
  await expect(page.locator('html')).toHaveClass(theme);
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
