import type { Browser, Page } from 'playwright';
import { viewports } from '../viewports.ts';
import { type ModeName, modes, type Shot } from './modes.ts';
import { countFetches, readStoryGlobals, setGlobals, settle, show } from './page-script.ts';

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
  readonly #mode: ModeName;
  #page: Page | undefined;

  constructor(browser: Browser, origin: string, mode: ModeName) {
    this.#browser = browser;
    this.#origin = origin;
    this.#mode = mode;
  }

  async #open(): Promise<Page> {
    const { viewport, globals, isChecked, ...rest } = modes[this.#mode];
    const page = await this.#browser.newPage({
      viewport: sizeOf(viewport),
      forcedColors: 'forcedColors' in rest ? rest.forcedColors : null,
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'UTC',
    });
    page.setDefaultTimeout(TIMEOUT_MS);
    await page.addInitScript(countFetches);
    await page.goto(`${this.#origin}iframe.html`);
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window && '__STORYBOOK_ADDONS_CHANNEL__' in window);
    await page.evaluate(setGlobals, { ...globals, a11y: { manual: !isChecked } });
    return page;
  }

  /** Draws a story. The page is opened again after an error, because it may be in any state. */
  async draw({ entry }: Shot): Promise<Drawn> {
    this.#page ??= await this.#open();
    const page = this.#page;
    try {
      const { viewport = {} } = await page.evaluate(readStoryGlobals, entry.id);
      await page.setViewportSize(sizeOf(viewport.value ?? modes[this.#mode].viewport));
      const rendered = await within(page.evaluate(show, entry.id), entry.id);
      const isTooWide = await page.evaluate(settle);
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
    await this.#page?.close();
    this.#page = undefined;
  }
}
