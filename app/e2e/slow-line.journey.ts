import type { Page } from 'playwright';
import { type Browser, expect } from 'playwright/test';
import { logInToDemo } from './demo-session.ts';
import { type Host, startHost } from './host.ts';
import { earlyTest as test } from './test.ts';

let host: Host;
test.beforeAll(async () => {
  host = await startHost({ FANLIGHT_SSR_TIMEOUT_MS: '60000' });
});
test.afterAll(() => host.stop());

/** Slow 3G: 400 kbit/s in both directions, and 400 ms to the server and back. */
const slowLine = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** The processor of a cheap phone takes this many times as long. */
const processorFactor = 4;
/** A button shows within this number of milliseconds that it was tapped. */
const answerLimitMs = 100;

/** Opens a page on a slow phone. Resolves at the first paint, long before the app has loaded. */
async function openSlowly(browser: Browser, path: string, username?: string): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL: host.origin, locale: 'en-US', hasTouch: true, isMobile: true },
    viewport: { width: 390, height: 844 },
  });
  if (username) {
    const { token } = await logInToDemo(host.origin, username);
    await context.addCookies([{ name: 'token', value: token, url: host.origin }]);
  }
  const page = await context.newPage();
  await page.addInitScript(recordAnswers);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorFactor });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return page;
}

declare global {
  interface Window {
    /** The number of milliseconds from the last tap to the first sign of it on the page; undefined before the sign. */
    answeredAfter: number | undefined;
  }
}

/** Runs in the page before its scripts. Measures how long after a tap something shows that the tap was noticed. */
function recordAnswers() {
  const signs =
    '#pending, .pending, [aria-busy=true], [aria-expanded=true], [aria-pressed=true], [role=dialog], [role=menu]';
  let tap: { at: number; button: Element; before: string } | undefined;
  const stateOf = (button: Element) =>
    `${document.querySelectorAll(signs).length} ${button.isConnected} ${(button.cloneNode(false) as Element).outerHTML} ${button.textContent} ${location.href}`;
  const check = () => {
    if (!tap || window.answeredAfter !== undefined || stateOf(tap.button) === tap.before) return;
    window.answeredAfter = performance.now() - tap.at;
  };
  addEventListener(
    'pointerdown',
    ({ timeStamp, target }) => {
      const button = (target as Element).closest('button, [role=button]');
      if (!button) return;
      window.answeredAfter = undefined;
      tap = { at: timeStamp, button, before: stateOf(button) };
    },
    true,
  );
  new MutationObserver(check).observe(document, {
    ...{ subtree: true, childList: true, attributes: true, characterData: true },
  });
}

/** A link or a button, by the middle of its visible part. */
interface Target {
  x: number;
  y: number;
  name: string;
  href: string | null;
}

/** Returns the elements on the first screen that a finger can reach. */
const targetsOn = (page: Page, selector: string): Promise<Target[]> =>
  page.evaluate((wanted) => {
    const found = [...document.querySelectorAll<HTMLElement>(wanted)].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      if (width < 8 || !hit || !element.contains(hit) || element.matches(':disabled')) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      return [{ x, y, name, href: element.getAttribute('href') }];
    });
    const key = ({ href, name }: { href: string | null; name: string }) => href ?? name;
    return [...new Map(found.map((each) => [key(each), each])).values()];
  }, selector);

/** The pages of which the links and the buttons are tapped. The start page has only links. */
const pages = [
  { path: '/', hasButtons: false },
  { path: '/explore' },
  { path: '/mara.clay' },
  { path: '/auth/login' },
  { path: '/home', username: 'noor' },
];

for (const { path, username, hasButtons = true } of pages) {
  test(`on a slow phone, the links of ${path} work from the first paint`, async ({ browser }) => {
    const page = await openSlowly(browser, path, username);
    const links = (await targetsOn(page, 'a[href^="/"]')).filter(({ href }) => href !== path);
    await page.context().close();
    expect(links.length).toBeGreaterThan(0);
    // Every fourth link stands for its neighbours, which are links of the same kind.
    for (const { href, name } of links.filter((_, index) => index % 4 === 0)) {
      const slow = await openSlowly(browser, path, username);
      const link = (await targetsOn(slow, 'a[href^="/"]')).find((each) => each.href === href);
      if (!link) throw new Error(`${path} has no link to ${href} at its second opening.`);
      await slow.touchscreen.tap(link.x, link.y);
      await expect(slow, `${name} leads to ${href}`).toHaveURL((url) => url.pathname + url.search === href, {
        timeout: 30_000,
      });
      await expect(slow.getByRole('main')).toBeVisible({ timeout: 30_000 });
      await slow.context().close();
    }
  });

  if (!hasButtons) continue;

  test(`on a slow phone, the buttons of ${path} answer within ${answerLimitMs} ms`, async ({ browser }) => {
    const page = await openSlowly(browser, path, username);
    const buttons = await targetsOn(page, 'button');
    await page.context().close();
    expect(buttons.length).toBeGreaterThan(0);
    for (const { name } of buttons.slice(0, 6)) {
      const slow = await openSlowly(browser, path, username);
      const button = (await targetsOn(slow, 'button')).find((each) => each.name === name);
      if (!button) throw new Error(`${path} has no button ${name} at its second opening.`);
      await slow.touchscreen.tap(button.x, button.y);
      await slow.waitForFunction(() => window.answeredAfter !== undefined);
      const answeredAfter = await slow.evaluate(() => window.answeredAfter);
      expect(answeredAfter, `${name} answers`).toBeLessThanOrEqual(answerLimitMs);
      await slow.context().close();
    }
  });
}
