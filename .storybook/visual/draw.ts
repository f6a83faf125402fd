import type { Browser, Page, Request } from 'playwright';
import { viewports } from '../viewports.ts';
import { type ModeName, modes, type Shot } from './modes.ts';
import { countFetches, loadFonts, readStoryGlobals, setGlobals, settle, show } from './page-script.ts';

/** A drawn story. */
export interface Drawn {
  /** The screenshot. Undefined if the page failed. */
  picture?: Buffer;
  error: string;
  violations: string[];
  isTooWide: boolean;
}

/** The time limit for one story. */
const TIMEOUT_MS = 60_000;

/** The number of milliseconds in which no element of a complete page changes. */
const CALM_MS = 120;
/** The same for a page that has just loaded code. React shows what was waiting for it up to 300 ms later. */
const CALM_AFTER_CODE_MS = 500;

/** Types of requests without whose responses a page is not complete. `settle` waits for images and for fetches. */
const codeTypes = new Set(['script', 'stylesheet', 'font']);

/** The requests of a page for its code. */
class CodeRequests {
  started = 0;
  pending = 0;

  constructor(page: Page) {
    const isCode = (request: Request) => codeTypes.has(request.resourceType());
    const end = (request: Request) => {
      if (isCode(request)) this.pending -= 1;
    };
    page.on('request', (request) => {
      if (!isCode(request)) return;
      this.started += 1;
      this.pending += 1;
    });
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  }
}

const sizeOf = (name: string) => {
  const { width, height } = viewports[name as keyof typeof viewports].styles;
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
};

/** Rejects after a time. */
async function within<T>(work: Promise<T>, story: string): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`${story} is not finished after ${TIMEOUT_MS / 1000} s`)),
    TIMEOUT_MS,
  );
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Draws stories in one mode, all in the same page. */
export class Artist {
  readonly #browser: Browser;
  readonly #origin: string;
  /** The mode of all stories that are drawn. */
  readonly mode: ModeName;
  #page: { page: Page; code: CodeRequests } | undefined;

  constructor(browser: Browser, origin: string, mode: ModeName) {
    this.#browser = browser;
    this.#origin = origin;
    this.mode = mode;
  }

  async #open() {
    const { viewport, globals, runsAxe, ...rest } = modes[this.mode];
    const page = await this.#browser.newPage({
      viewport: sizeOf(viewport),
      forcedColors: 'forcedColors' in rest ? rest.forcedColors : null,
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'UTC',
    });
    const code = new CodeRequests(page);
    page.setDefaultTimeout(TIMEOUT_MS);
    await page.addInitScript(countFetches);
    await page.goto(`${this.#origin}iframe.html`);
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window && '__STORYBOOK_ADDONS_CHANNEL__' in window);
    await page.evaluate(setGlobals, { ...globals, a11y: { manual: !runsAxe } });
    await page.evaluate(loadFonts);
    return { page, code };
  }

  /**
   * Waits until nothing changes any more, also not by code that is still loading, such as that of a screen.
   *
   * @param before the number of requests for code before the story was shown
   */
  async #settle(page: Page, code: CodeRequests, before: number): Promise<boolean> {
    for (;;) {
      const { started } = code;
      const calmMs = started === before ? CALM_MS : CALM_AFTER_CODE_MS;
      const isTooWide = await page.evaluate(settle, calmMs);
      if (code.pending === 0 && code.started === started) return isTooWide;
    }
  }

  /** Draws a story. The page is opened again after an error, because it may be in any state. */
  async draw({ entry }: Shot): Promise<Drawn> {
    this.#page ??= await this.#open();
    const { page, code } = this.#page;
    try {
      const { viewport = {} } = await page.evaluate(readStoryGlobals, entry.id);
      await page.setViewportSize(sizeOf(viewport.value ?? modes[this.mode].viewport));
      const before = code.started;
      const rendered = await within(page.evaluate(show, entry.id), entry.id);
      const isTooWide = await within(this.#settle(page, code, before), entry.id);
      const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' });
      if (rendered.error) await this.close();
      return { picture, ...rendered, isTooWide };
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  /** Draws a story. If the page failed, draws it a second time. */
  async drawWithRetry(shot: Shot): Promise<Drawn> {
    try {
      return await this.draw(shot);
    } catch {
      return this.draw(shot).catch((error) => ({ error: String(error), violations: [], isTooWide: false }));
    }
  }

  async close(): Promise<void> {
    await this.#page?.page.close();
    this.#page = undefined;
  }
}
