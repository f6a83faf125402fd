import { api } from '@fanlight/sdk';
import type { BrowserContextOptions, Page } from 'playwright';
import { type Browser, expect } from 'playwright/test';
import { logInToDemo } from './demo-session.ts';
import { type Host, startHost } from './host.ts';
import { earlyTest as test } from './test.ts';

let host: Host;
test.beforeAll(async () => {
  host = await startHost({ FANLIGHT_SSR_TIMEOUT_MS: '60000' });
});
test.afterAll(() => host.stop());

interface EarlyPage {
  page: Page;
  /** Lets the browser load the files of the app. */
  release(): void;
}

/** Opens a page whose app loads only after `release` was called. */
async function openEarly(
  browser: Browser,
  path: string,
  { username, isOutdated, ...options }: BrowserContextOptions & { username?: string; isOutdated?: boolean } = {},
): Promise<EarlyPage> {
  const context = await browser.newContext({ baseURL: host.origin, locale: 'en-US', ...options });
  if (username) {
    const { token } = await logInToDemo(host.origin, username);
    await context.addCookies([{ name: 'token', value: token, url: host.origin }]);
  }
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const page = await context.newPage();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  // Makes the data in the page an hour older, so that the app renders its own page.
  const makeOld = (html: string) =>
    html.replace(/(?<="embedded-data">\{"at":)\d+/, (at) => `${Number(at) - 3_600_000}`);
  if (isOutdated)
    await page.route(
      (url) => url.pathname + url.search === path,
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: makeOld(await response.text()) });
      },
    );
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('#root.ssr')).toBeVisible();
  return { page, release };
}

const pendingBar = (page: Page) => page.locator('#pending');
const whenHydrated = (page: Page) => expect(page.locator('.ssr')).toHaveCount(0);

test('a tap on a button before the app has loaded shows feedback and takes effect after hydration', async ({
  browser,
}) => {
  const { page, release } = await openEarly(browser, '/home', { username: 'noor' });
  const post = page
    .locator('article')
    .filter({ has: page.getByRole('button', { name: /^Like/ }) })
    .nth(1);
  const path = await post.locator('a[href^="/posts/"]').first().getAttribute('href');
  await post.getByRole('button', { name: /^Like/ }).click();
  await expect(post.getByRole('button', { name: /^Like/ })).toHaveAttribute('aria-busy', 'true');
  await expect(pendingBar(page)).toBeVisible();
  // Only the last tap is repeated.
  await post.getByRole('button', { name: 'Bookmark' }).click();
  await expect(page.locator('.ssr .pending')).toHaveCount(1);

  const saved = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/reactions'));
  release();
  await whenHydrated(page);
  expect((await saved).postDataJSON()).toMatchObject({ action: 'bookmark', objectId: path?.split('/').at(-1) });
  await expect(pendingBar(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Bookmark/, pressed: true })).toHaveCount(1);
});

test('input before the app has loaded is kept, and a tapped submit button sends the form after hydration', async ({
  browser,
}) => {
  const { page, release } = await openEarly(browser, '/auth/login');
  await page.getByRole('textbox', { name: /name/i }).first().fill('noor');
  await page.getByLabel('Password', { exact: true }).fill('fanlight-demo');
  await page.getByRole('checkbox').check();
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(pendingBar(page)).toBeVisible();

  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/auth/login'));
  release();
  expect((await sent).postDataJSON()).toMatchObject({ password: 'fanlight-demo', remember: true });
  await expect(page).toHaveURL(/\/home$/);
});

test('typing continues in the same field while the app hydrates the page', async ({ browser }) => {
  const { page, release } = await openEarly(browser, '/auth/login');
  const password = page.getByLabel('Password', { exact: true });
  await password.pressSequentially('fan');
  await page.keyboard.press('ArrowLeft');
  release();
  await whenHydrated(page);
  await page.keyboard.type('lig');
  await expect(password).toHaveValue('falign');
  await expect(password).toBeFocused();
});

test('hydration keeps earlier input and taps even if it replaces an outdated server-rendered page', async ({
  browser,
}) => {
  const typing = await openEarly(browser, '/search?q=clay', { isOutdated: true });
  const search = typing.page.getByRole('combobox').filter({ visible: true }).first();
  const marked = typing.page.locator('[data-of-server]');
  await search.evaluate((field) => field.setAttribute('data-of-server', ''));
  await search.fill('kil');
  await typing.page.keyboard.press('ArrowLeft');
  typing.release();
  await whenHydrated(typing.page);
  await expect(marked).toHaveCount(0);
  await typing.page.keyboard.type('n');
  await expect(search).toHaveValue('kinl');
  await expect(search).toBeFocused();
  await typing.page.context().close();

  const { page, release } = await openEarly(browser, '/home', { username: 'noor', isOutdated: true });
  const button = page.getByRole('button', { name: 'Bookmark' }).first();
  await button.evaluate((element) => element.setAttribute('data-of-server', ''));
  await button.click();
  const saved = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/reactions'));
  release();
  expect((await saved).postDataJSON()).toMatchObject({ action: 'bookmark' });
  await expect(page.locator('[data-of-server]')).toHaveCount(0);
  await expect(pendingBar(page)).toHaveCount(0);
});

test('before the app has loaded, a link to a page works at once, and a link to a tab works after hydration', async ({
  browser,
}) => {
  const other = await openEarly(browser, '/mara.clay', { username: 'noor' });
  await other.page.locator('a[href="/explore"]').filter({ visible: true }).first().click();
  await expect(other.page).toHaveURL(/\/explore$/);
  await expect(other.page.locator('#root main a[href="/odile.bakes"]').first()).toBeVisible();
  await other.page.context().close();

  const { page, release } = await openEarly(browser, '/mara.clay');
  await page
    .locator('#root')
    .getByRole('link', { name: /^About/ })
    .first()
    .click();
  await expect(pendingBar(page)).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/mara\.clay\?tab=about$/);
  await expect(pendingBar(page)).toHaveCount(0);
});

test('an early tap on a button that spends money focuses the button and does not press it', async ({ browser }) => {
  const { client } = await logInToDemo(host.origin, 'noor');
  const { data } = await client.call(api.listSubscriptions, { query: { limit: 50 } });
  const active = data.find(({ status, type, provider }) => status === 'active' && type !== 'free' && provider);
  if (!active?.provider) throw new Error('noor has no paid subscription.');
  await client.call(api.cancelSubscription, {
    params: { id: active._id, provider: active.provider },
    body: { reason: 'other' },
  });

  const { page, release } = await openEarly(browser, '/user/subscriptions?status=cancelled', { username: 'noor' });
  const resume = page.getByRole('button', { name: `Resume: ${active.performer.name}` });
  await resume.click();
  await expect(pendingBar(page)).toBeVisible();
  const payments: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/payment/')) payments.push(request.url());
  });
  release();
  await whenHydrated(page);
  await expect(resume).toBeFocused();
  await expect(pendingBar(page)).toHaveCount(0);
  expect(payments).toEqual([]);
});

test('a navigation moves the focus to the content of the new page, unless the viewer is typing into a field', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: host.origin, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto('/explore');
  await whenHydrated(page);
  const field = page.getByRole('banner').getByRole('combobox');
  await expect(field).toBeVisible();
  // Simulates a viewer who types after the URL has changed and before the page is rendered.
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...given) => {
      push(...given);
      document.querySelector<HTMLElement>('header [role=combobox]')?.focus();
    };
  });
  await page.getByRole('main').locator('a[href="/mara.clay"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mara');
  await expect(field).toBeFocused();
  await page.keyboard.type('kiln');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=kiln$/);
  await expect(page.locator('#content')).toBeFocused();
  await context.close();
});
