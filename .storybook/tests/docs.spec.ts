import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from 'playwright/test';
import type { IndexEntry } from 'storybook/internal/types';
import { entries } from './entries.ts';

/** A browser page and the errors in its console. */
interface Preview {
  page: Page;
  errors: string[];
}

/** The part of Storybook's channel and of the window that the tests use. */
interface PreviewWindow {
  renderedDocs?: string;
  pendingStories: Set<string>;
  __STORYBOOK_ADDONS_CHANNEL__?: {
    on(name: 'docsRendered', listener: (id: string) => void): void;
    on(name: 'storyRenderPhaseChanged', listener: (change: { storyId: string; newPhase: string }) => void): void;
    emit(name: 'globalsUpdated', message: object): void;
  };
}

/** Records which docs page has been rendered, and which stories are being rendered. */
function recordRendering() {
  const host = globalThis as unknown as PreviewWindow;
  host.pendingStories = new Set();
  const timer = setInterval(() => {
    if (!host.__STORYBOOK_ADDONS_CHANNEL__) return;
    clearInterval(timer);
    host.__STORYBOOK_ADDONS_CHANNEL__.on('docsRendered', (id) => {
      host.renderedDocs = id;
    });
    const pending = ['loading', 'beforeEach', 'rendering', 'playing', 'afterEach'];
    host.__STORYBOOK_ADDONS_CHANNEL__.on('storyRenderPhaseChanged', ({ storyId, newPhase }) => {
      if (pending.includes(newPhase)) host.pendingStories.add(storyId);
      else host.pendingStories.delete(storyId);
    });
  }, 5);
}

const docsOf = (name: string) => entries.find(({ type, title }) => type === 'docs' && title === name);
const screen = docsOf('Screens/Fan/WalletScreen');
const component = docsOf('Components/Primitives/Button');

// All tests of a worker use the same page, whose browser caches the code that it has fetched and compiled.
const test = base.extend<object, { preview: Preview }>({
  preview: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, contextOptions } = project.use;
      const page = await browser.newPage({ baseURL, viewport, ...contextOptions });
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      // The stories in iframes are tested as stories, and load the preview again.
      await page.route(/viewMode=story/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
      await page.addInitScript(recordRendering);
      await use({ page, errors });
      await page.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/**
 * Returns the minimum number of stories on a docs page: all stories of a component, one of a screen, and none on a
 * guide.
 */
function countStories({ title, tags = [] }: IndexEntry): number {
  if (!tags.includes('autodocs')) return 0;
  const isScreen = tags.includes('screen') || tags.includes('flow');
  return isScreen ? 1 : entries.filter((entry) => entry.type === 'story' && entry.title === title).length;
}

/** Waits until the stories of a docs page are rendered and its text does not change. */
async function waitUntilSettled(page: Page, entry: IndexEntry) {
  const isSettled = async ([id, count]: readonly [string, number]) => {
    if (document.body.classList.contains('sb-show-errordisplay')) return true;
    const root = document.querySelector('#storybook-docs');
    const { renderedDocs, pendingStories } = globalThis as unknown as PreviewWindow;
    if (renderedDocs !== id || pendingStories.size > 0) return false;
    if (!root?.querySelector('.sbdocs-content') || root.querySelector('[data-words-missing]')) return false;
    // A story is complete if it is rendered, if it is in an iframe, or if it has failed.
    const isRendered = (story: Element) => story.querySelector('.story-of-docs, iframe, :scope > pre') !== null;
    const stories = [...root.querySelectorAll('.sb-story')];
    if (stories.length < count || !stories.every(isRendered)) return false;
    const text = root.textContent;
    await new Promise((resolve) => setTimeout(resolve, 300));
    return text === root.textContent && pendingStories.size === 0;
  };
  await page.waitForFunction(isSettled, [entry.id, countStories(entry)] as const, { timeout: 30_000, polling: 100 });
}

/**
 * Changes the theme of a docs page and its stories, which consists of classes and of the theme of Storybook's blocks. The
 * toolbar renders everything again, and Storybook reloads the page if a story has not ended yet.
 */
async function changeTheme(page: Page, before: string, after: string) {
  await page.evaluate(
    ([from, to]) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as PreviewWindow;
      for (const story of document.querySelectorAll('.story-of-docs')) story.classList.replace(from, to);
      channel?.emit('globalsUpdated', { globals: { theme: to } });
    },
    [before, after] as const,
  );
}

/** Lists the texts of a docs page whose contrast is below AA. */
async function listUnreadable(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .include('#storybook-docs')
    .exclude('iframe')
    .options({ runOnly: ['color-contrast'], resultTypes: ['violations'], iframes: false })
    .analyze();
  return violations.flatMap(({ nodes }) => nodes.map((node) => `${node.target} ${node.any[0]?.message}`));
}

async function expectReadable({ page, errors }: Preview, entry: IndexEntry, theme: string) {
  await waitUntilSettled(page, entry);
  await expect(page.locator('html')).toHaveClass(theme);
  expect(errors, `errors in the console in ${theme}`).toEqual([]);
  await expect(page.locator('.sb-errordisplay:visible, .sb-story > pre'), 'an error as the page').toHaveCount(0);
  await expect(page.locator('dialog:modal'), 'open modal dialogs').toHaveCount(0);
  await expect(page.locator('p', { hasText: '|--' }), 'Markdown tables as text').toHaveCount(0);
  expect(await listUnreadable(page), `text below AA in ${theme}`).toEqual([]);
}

for (const entry of entries.filter(({ type }) => type === 'docs'))
  test(`${entry.title}/${entry.name} is readable in both themes`, async ({ preview }) => {
    preview.errors.length = 0;
    await preview.page.goto(`/iframe.html?viewMode=docs&id=${entry.id}&globals=theme:dark`);
    await expectReadable(preview, entry, 'dark');
    await changeTheme(preview.page, 'dark', 'light');
    await expectReadable(preview, entry, 'light');
  });

for (const theme of ['dark', 'light']) {
  test(`the story of a screen is shown in ${theme} on its docs page`, async ({ page }) => {
    await page.goto(`/iframe.html?viewMode=docs&id=${screen?.id}&globals=theme:${theme}`);
    const story = page.frameLocator('.sb-story iframe');
    await expect(story.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
    await expect(story.locator('html')).toHaveClass(theme);
  });

  test(`the stories of a component are shown in ${theme} on their docs page`, async ({ page }) => {
    await page.goto(`/iframe.html?viewMode=docs&id=${component?.id}&globals=theme:${theme}`);
    await expect(page.locator('html')).toHaveClass(theme);
    await expect(page.locator('.story-of-docs').first()).toHaveClass(new RegExp(`^${theme} `));
  });
}
