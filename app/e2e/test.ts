import { type BrowserContext, test as base, expect, type Page } from 'playwright/test';

/** Waits until the server-rendered page is hydrated (app/src/ssr). */
export const whenReady = (page: Page) => page.waitForFunction(() => !document.querySelector('.ssr'));

/** Waits until the engine runs in the tab of the page. It has to load its database first. */
export const whenTabStarted = (page: Page) =>
  page.waitForFunction(() => window.fanlight !== undefined, undefined, { timeout: 120_000 });

/** Makes a page call `wait` after each navigation. */
export function waitAfterOpening(page: Page, wait: (page: Page) => Promise<unknown>): Page {
  const { goto, reload } = page;
  page.goto = async (...where) => {
    const response = await goto.apply(page, where);
    await wait(page);
    return response;
  };
  page.reload = async (...how) => {
    const response = await reload.apply(page, how);
    await wait(page);
    return response;
  };
  return page;
}

/** Makes every navigation of the pages in a context wait until the page is hydrated. */
export function waitInContext(context: BrowserContext): BrowserContext {
  const { newPage } = context;
  context.newPage = async () => waitAfterOpening(await newPage.apply(context), whenReady);
  return context;
}

/** The errors during hydration that pages have reported since the last test (app/src/ssr/hydrate.ts). */
const hydrationErrors: string[] = [];

function watchHydration(context: BrowserContext): BrowserContext {
  context.on('console', (message) => {
    if (message.text().startsWith('Hydration failed.'))
      hydrationErrors.push(`${message.page()?.url()} ${message.text()}`);
  });
  return context;
}

/**
 * Returns Playwright's `test`, with browser contexts that `change` modifies. A test fails if React could not hydrate a
 * page.
 */
const withContexts = (change: (context: BrowserContext) => BrowserContext) =>
  base.extend<{ hydration: undefined }>({
    browser: [
      async ({ browser }, use) => {
        const { newContext } = browser;
        browser.newContext = async (options) => change(watchHydration(await newContext.call(browser, options)));
        await use(browser);
        browser.newContext = newContext;
      },
      { scope: 'worker' },
    ],
    hydration: [
      async ({ browser: _watched }, use) => {
        await use(undefined);
        expect(hydrationErrors.splice(0), 'React hydrates every page that the server has rendered').toEqual([]);
      },
      { auto: true },
    ],
  });

/**
 * Playwright's `test`, in which every navigation waits until the page is hydrated, because tests act faster than users.
 */
export const test = withContexts(waitInContext);

/** For journeys that use a page before it is hydrated. */
export const earlyTest = withContexts((context) => context);
