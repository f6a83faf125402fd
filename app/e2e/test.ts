import { type BrowserContext, test as base, type Page } from 'playwright/test';

/** Waits until the page is the app's, not the server-rendered one (app/src/ssr). */
const whenReady = (page: Page) => page.waitForFunction(() => !document.querySelector('#start.ssr'));

function waitInPage(page: Page): Page {
  const { goto, reload } = page;
  page.goto = async (...where) => {
    const response = await goto.apply(page, where);
    await whenReady(page);
    return response;
  };
  page.reload = async (...how) => {
    const response = await reload.apply(page, how);
    await whenReady(page);
    return response;
  };
  return page;
}

/** Makes the pages of a context open only when they can be used. */
export function waitInContext(context: BrowserContext): BrowserContext {
  const { newPage } = context;
  context.newPage = async () => waitInPage(await newPage.apply(context));
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
