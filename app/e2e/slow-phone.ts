import type { Browser, Page } from 'playwright';
import { logInToDemo } from './demo-session.ts';

/** Slow 3G: 400 kbit/s in both directions, and 400 ms to the server and back. */
const slowLine = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** The processor of a cheap phone takes this many times as long. */
const processorFactor = 4;

/** The pages of which the links and the buttons are tapped. The start page has only links. */
export const tappedPages = [
  { path: '/', hasButtons: false },
  { path: '/explore', hasButtons: true },
  { path: '/mara.clay', hasButtons: true },
  { path: '/auth/login', hasButtons: true },
  { path: '/home', username: 'noor', hasButtons: true },
];

/** Options of `openSlowly`. */
interface Opening {
  /** The origin of the host. */
  origin: string;
  path: string;
  /** The demo user who is logged in; undefined for visitors. */
  username?: string;
  /** The processor of the phone takes this many times as long as that of the machine; 4 by default. */
  slowdown?: number;
}

/**
 * Opens a page on a slow phone. Resolves when it is painted and the document is complete, long before the app has
 * loaded. The first paint alone may come before the end of the document has arrived.
 */
export async function openSlowly(
  browser: Browser,
  { origin, path, username, slowdown = processorFactor }: Opening,
): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL: origin, locale: 'en-US', hasTouch: true, isMobile: true },
    viewport: { width: 390, height: 844 },
  });
  if (username) {
    const { token } = await logInToDemo(origin, username);
    await context.addCookies([{ name: 'token', value: token, url: origin }]);
  }
  const page = await context.newPage();
  await page.addInitScript(recordTapAnswers);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0 && document.readyState !== 'loading',
  );
  return page;
}

/** A link or a button, by the middle of its visible part. */
interface Target {
  x: number;
  y: number;
  name: string;
  href: string | null;
}

/** Returns the elements on the first screen that a finger can reach. */
export const findTargets = (page: Page, selector: string): Promise<Target[]> =>
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

declare global {
  interface Window {
    /** The answer to the last tap on a button; undefined until the task of the tap has ended. */
    tapAnswer: TapAnswer | undefined;
  }
}

/** The answer of a page to a tap on a button. */
interface TapAnswer {
  /** Whether something on the page shows, at the end of the task that handled the tap, that the tap was noticed. */
  isShown: boolean;
  /** The number of milliseconds from the touch of the finger to the end of that task. */
  afterMs: number;
}

/**
 * Runs in the page before its scripts. Stores the answer to each tap on a button in `window.tapAnswer`. A sign that a
 * later task shows would have to wait for whatever the page does in between, such as its hydration.
 */
function recordTapAnswers() {
  const signs =
    '#pending, .pending, [aria-busy=true], [aria-expanded=true], [aria-pressed=true], [role=dialog], [role=menu]';
  const stateOf = (button: Element) =>
    `${document.querySelectorAll(signs).length} ${button.isConnected} ${(button.cloneNode(false) as Element).outerHTML} ${button.textContent} ${location.href}`;
  let touchedAt = 0;
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      touchedAt = timeStamp;
    },
    true,
  );
  addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest('button, [role=button]');
      if (!button) return;
      const before = stateOf(button);
      const { port1, port2 } = new MessageChannel();
      // The message is a task of its own: it comes after the listeners of the page and what React renders for them.
      port1.onmessage = () => {
        window.tapAnswer = { isShown: stateOf(button) !== before, afterMs: performance.now() - touchedAt };
      };
      port2.postMessage(undefined);
    },
    true,
  );
}

/**
 * Taps a button of a page that `openSlowly` has opened.
 *
 * @param name - the name of the button, as `findTargets` returns it
 * @throws if the page has no such button on its first screen
 */
export async function tapButton(page: Page, name: string): Promise<TapAnswer> {
  const button = (await findTargets(page, 'button')).find((each) => each.name === name);
  if (!button) throw new Error(`${page.url()} has no button ${name} at this opening.`);
  await page.touchscreen.tap(button.x, button.y);
  const answer = await page.waitForFunction(() => window.tapAnswer);
  return answer.evaluate((value) => value as TapAnswer);
}
