import { api, createClient, memoryTokenStore } from '@fanlight/sdk';
import { type Browser, expect } from 'playwright/test';
import { logInToDemo } from './demo-session.ts';
import { createNewUser, join } from './fan.ts';
import { type Host, startHost } from './host.ts';
import { findPages, loadEnvironment, loadPage, nextVisitor, runLoad } from './ssr-load.ts';
import { earlyTest as test, whenReady } from './test.ts';

let host: Host;
test.beforeAll(async () => {
  // The time limit is long, because the journeys check the server-rendered page, and not the time limit.
  host = await startHost({ ...loadEnvironment, FANLIGHT_SSR_TIMEOUT_MS: '60000' });
});
test.afterAll(() => host.stop());

/** Opens a server-rendered page with scripts disabled, so that the app does not replace the page. */
async function openServerPage(browser: Browser, path: string, locale: string, person?: string) {
  const context = await browser.newContext({ baseURL: host.origin, locale, javaScriptEnabled: false });
  if (person) {
    const { token } = await logInToDemo(host.origin, person);
    await context.addCookies([{ name: 'token', value: token, url: host.origin }]);
  }
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

test('the server renders a page in the language of its viewer, with the viewer’s timeline and balance', async ({
  browser,
}) => {
  const form = await openServerPage(browser, '/auth/login', 'es-ES');
  await expect(form.locator('html')).toHaveAttribute('lang', 'es-ES');
  await expect(form.getByText('Iniciar sesión').or(form.getByText('Entrar')).first()).toBeVisible();

  const home = await openServerPage(browser, '/home', 'en-US', 'noor');
  await expect(home.locator('article').first()).toBeVisible();
  await expect(home.getByText('$171.50')).toBeVisible();
  // The page is inert, because without JavaScript a form would be sent with the password in the URL.
  await expect(home.locator('#root.ssr')).toHaveAttribute('inert');

  const other = await openServerPage(browser, '/home', 'en-US', 'mara.clay');
  await expect(other.getByText('$171.50')).toHaveCount(0);
});

test('the server renders no locked content, and for visitors no page that requires a login', async ({ browser }) => {
  const client = createClient({ baseUrl: `${host.origin}/api`, token: memoryTokenStore() });
  const { data } = await client.call(api.listPerformerFeeds, {
    params: { username: 'mara.clay' },
    query: { limit: 50 },
  });
  const locked = data.find(({ access }) => !access.isAllowed);
  const page = await openServerPage(browser, `/posts/${locked?._id}`, 'en-US');
  await expect(page.locator('#root.ssr')).toHaveCount(1);
  expect(await page.content()).not.toMatch(/\/(display|original|download)\?expires/);

  // A page that redirects is not rendered.
  const visitor = await openServerPage(browser, '/home', 'en-US');
  await expect(visitor.locator('#root.ssr')).toHaveCount(0);
});

test('a reloaded page restores its scroll position before it is hydrated', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: host.origin, locale: 'en-US' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const positions: number[] = [];
    Object.assign(window, { positions });
    const recordPosition = () => {
      if (document.querySelector('#root:not(.ssr)')) positions.push(Math.round(scrollY));
      requestAnimationFrame(recordPosition);
    };
    recordPosition();
  });
  await page.goto('/mara.clay');
  await expect(page.locator('#root:not(.ssr)')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 300));
  await page.reload();
  await expect(page.locator('#root:not(.ssr)')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => [...new Set((window as unknown as { positions: number[] }).positions)])).toEqual([
    300,
  ]);
});

test('a reloaded page restores a scroll position below the server-rendered content', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: host.origin, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto('/mara.clay');
  await whenReady(page);
  const place = 3000;
  const reach = () =>
    page.evaluate((y) => {
      scrollTo(0, y);
      return scrollY;
    }, place);
  await expect.poll(reach).toBe(place);
  // The list moves the page when it has measured rows above the position, so that the visible rows stay in place.
  const position = () => page.evaluate(() => scrollY);
  const isSettled = async () => {
    const before = await position();
    await page.waitForTimeout(1000);
    return (await position()) === before;
  };
  await expect.poll(isSettled).toBe(true);
  const before = await position();
  await page.reload();
  await whenReady(page);
  await expect.poll(position).toBe(before);
  await context.close();
});

test('a server-rendered page is hydrated without layout shift and without fetching its data again', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: host.origin, locale: 'en-US' });
  const page = await context.newPage();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      document.documentElement.dataset.shift = String(
        shifts.reduce((sum, { value }) => sum + value, Number(document.documentElement.dataset.shift ?? 0)),
      );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/mara.clay');
  await expect(page.locator('#root:not(.ssr)')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Mara Quill', level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.02);
  expect(requested).not.toContain('/api/settings/public');
  expect(requested).not.toContain('/api/translations/search');
  expect(requested.filter((path) => /\/performers\/[^/]+$/.test(path))).toEqual([]);
});

test('the suggestions of a new user, which are twice on the home page, are hydrated without an error', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: host.origin, locale: 'en-US' });
  const page = await context.newPage();
  await join(page, createNewUser());
  const suggestions = page.getByRole('region', { name: 'You might like' });
  const names = suggestions.getByRole('link').filter({ hasText: /\S/ });
  await expect(names.first()).toBeVisible();
  // The response arrives before the side column is hydrated, because it needs no server, and the page is slow.
  const body = await page.evaluate(async () => (await fetch('/api/performers/search/random?limit=4')).text());
  await page.route('**/api/performers/search/random*', (route) =>
    route.fulfill({ body, contentType: 'application/json' }),
  );
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.reload();
  await whenReady(page);
  await expect(names.first()).toBeVisible();
  // The button works once the side column is hydrated.
  const shuffled = page.waitForRequest('**/api/performers/search/random*');
  await suggestions.getByRole('button', { name: 'Show others' }).click();
  await shuffled;
  await context.close();
});

test('a page keeps its scroll position on a reload, but not on a new visit', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: host.origin, locale: 'en-US' });
  const page = await context.newPage();
  const ready = () => page.waitForFunction(() => !document.querySelector('.ssr'));
  for (const path of ['/mara.clay', '/mara.clay', '/explore']) {
    await page.goto(path);
    await ready();
    await expect(page.locator('main').getByRole('link').nth(5)).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate(() => scrollTo(0, 300));
  }
  await page.reload();
  await ready();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await context.close();
});

test('the server renders every page for the next visitor after one IP address has exceeded its limits', async () => {
  const pages = await findPages(host);
  // Exceeds the limit of rendered pages per minute for one IP address. These pages load quickly, because they are sent
  // without SSR afterwards.
  const login = pages.filter(({ path }) => path === '/auth/login');
  const { rendered, failures } = await runLoad(host, login, { loads: 700, concurrency: 20, ipAddresses: 'one' });
  expect(failures).toEqual([]);
  expect(rendered).toBeLessThan(700);
  const { ip, language } = nextVisitor;
  for (const page of pages)
    await expect
      .poll(async () => (await loadPage(host, page, ip, language)).isRendered, {
        message: page.path,
        timeout: 30_000,
      })
      .toBe(true);
});
