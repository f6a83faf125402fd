import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from 'playwright/test';
import type { Channel } from 'storybook/internal/channels';
import type { IndexEntry } from 'storybook/internal/types';
import { entries } from './entries.ts';

/** A browser page and the errors in its console. */
interface Preview {
  page: Page;
  errors: string[];
}

// All tests of a worker use the same page, whose browser caches the code that it has fetched and compiled.
const test = base.extend<object, { preview: Preview }>({
  preview: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, contextOptions } = project.use;
      const page = await browser.newPage({ baseURL, viewport, ...contextOptions });
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      // The stories in iframes are tested as stories, and load the preview again. Requests of a page with a service worker
      // can't be replaced by `page.route`.
      await page.addInitScript(() => parent !== window && stop());
      await use({ page, errors });
      await page.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

const screen = entries.find(({ type, title }) => type === 'docs' && title === 'Screens/Fan/WalletScreen');

/**
 * Returns the minimum number of stories on a docs page: all stories of a component, one of a screen, and none on a
 * guide.
 */
function countStories({ title, tags = [] }: IndexEntry): number {
  if (!tags.includes('autodocs')) return 0;
  const isScreen = tags.includes('screen') || tags.includes('flow');
  return isScreen ? 1 : entries.filter((entry) => entry.type === 'story' && entry.title === title).length;
}

/**
 * Shows another docs page in the preview, as the sidebar does, which is faster than loading it. Returns false if no
 * page is loaded.
 */
const select = (page: Page, id: string) =>
  page.evaluate((storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__?: Channel;
    };
    if (!channel) return false;
    return new Promise<boolean>((resolve) => {
      channel.on('docsRendered', (rendered: string) => rendered === storyId && resolve(true));
      // The page then shows the error, which the test reports.
      channel.once('storyThrewException', () => resolve(true));
      channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
    });
  }, id);

/** Shows the open docs page in the light theme. Its stories keep their elements, whose colours follow a class. */
const showLight = (page: Page) =>
  page.evaluate(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: Channel;
    };
    channel.emit('globalsUpdated', { globals: { theme: 'light' } });
    for (const story of document.querySelectorAll('.story-of-docs')) story.classList.replace('dark', 'light');
  });

/** Opens a docs page and waits until its stories are rendered and its text does not change. */
async function open(page: Page, entry: IndexEntry) {
  if (!(await select(page, entry.id))) await page.goto(`/iframe.html?viewMode=docs&id=${entry.id}&globals=theme:dark`);
  const isSettled = () =>
    page.evaluate(async (count) => {
      const root = document.querySelector('#storybook-docs');
      if (document.body.classList.contains('sb-show-errordisplay')) return true;
      if (!root?.querySelector('.sbdocs-content') || root.querySelector('[data-words-missing]')) return false;
      // A story is complete if it is rendered, if it is in an iframe, or if it has failed.
      const isRendered = (story: Element) => story.querySelector('.story-of-docs, iframe, :scope > pre') !== null;
      const stories = [...root.querySelectorAll('.sb-story')];
      if (stories.length < count || !stories.every(isRendered)) return false;
      const text = root.textContent;
      await new Promise((resolve) => setTimeout(resolve, 300));
      return text === root.textContent;
    }, countStories(entry));
  await expect.poll(isSettled, { message: 'the page is rendered', timeout: 30_000, intervals: [100] }).toBe(true);
  expect(new URL(page.url()).searchParams.get('id')).toBe(entry.id);
}

/** Returns the texts whose contrast is below AA. */
async function findUnreadable(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .include('#storybook-docs')
    .exclude('iframe')
    .options({ runOnly: ['color-contrast'], resultTypes: ['violations'], iframes: false })
    .analyze();
  return violations.flatMap(({ nodes }) => nodes.map((node) => `${node.target} ${node.any[0]?.message}`));
}

for (const entry of entries.filter(({ type }) => type === 'docs'))
  test(`${entry.title}/${entry.name} is readable in both themes`, async ({ preview: { page, errors } }) => {
    errors.length = 0;
    await open(page, entry);
    await expect(page.locator('.sb-errordisplay:visible, .sb-story > pre'), 'an error as the page').toHaveCount(0);
    await expect(page.locator('dialog:modal'), 'open modal dialogs').toHaveCount(0);
    await expect(page.locator('p', { hasText: '|--' }), 'Markdown tables as text').toHaveCount(0);
    await expect(page.locator('html')).toHaveClass('dark');
    expect(await findUnreadable(page), 'text below AA in the dark theme').toEqual([]);
    await showLight(page);
    await expect(page.locator('html')).toHaveClass('light');
    expect(await findUnreadable(page), 'text below AA in the light theme').toEqual([]);
    expect(errors, 'errors in the console').toEqual([]);
  });

for (const theme of ['dark', 'light'])
  test(`the story of a screen is shown in ${theme} on its docs page`, async ({ page }) => {
    await page.goto(`/iframe.html?viewMode=docs&id=${screen?.id}&globals=theme:${theme}`);
    const story = page.frameLocator('.sb-story iframe');
    await expect(story.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
    await expect(story.locator('html')).toHaveClass(theme);
  });
