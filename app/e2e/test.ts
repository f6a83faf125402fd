import { type BrowserContext, test as base, type Page } from 'playwright/test';

/** Waits until the page is the app's, not the server-rendered one (app/src/ssr). */
const whenReady = (page: Page) => page.waitForFunction(() => !document.querySelector('#start.ssr'));

/** Waits until the platform runs in the page's tab: its database takes a while to load. */
export const whenTabStarted = (page: Page) =>
  page.waitForFunction(() => window.fanlight !== undefined, undefined, { timeout: 120_000 });

/** Has a page wait after each time that it opens an address. */
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

/** Makes the pages of a context open only when they can be used. */
export function waitInContext(context: BrowserContext): BrowserContext {
  const { newPage } = context;
  context.newPage = async () => waitAfterOpening(await newPage.apply(context), whenReady);
  return context;
}

/** Playwright's test, with pages that have opened only when they can be used: nobody is quicker than a machine. */
export const test = base.extend({
  browser: [
    async ({ browser }, use) => {
      const { newContext } = browser;
      browser.newContext = async (options) => waitInContext(await newContext.call(browser, options));
      await use(browser);
      browser.newContext = newContext;
    },
    { scope: 'worker' },
  ],
});
