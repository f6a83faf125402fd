import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { findBrowser } from '../../../.ci/browser.mjs';

/** Debugging port of the browser, for Lighthouse. */
const port = 9333;

/**
 * The `benchmarkIndex` of the emulated phone. Lighthouse's default multiplier of 4 is for a high-end desktop with an
 * index of 1500 to 2000 (`docs/throttling.md` of Lighthouse), so a mid-tier phone has a quarter of it.
 */
const phoneIndex = 1750 / 4;

/**
 * The throttling multiplier that makes a machine as slow as the emulated phone. A machine that is slower than the phone
 * is not throttled.
 */
export const toMultiplier = (benchmarkIndex: number): number => Math.max(1, benchmarkIndex / phoneIndex);

export interface Measured {
  lhr: Result;
  benchmarkIndex: number;
  /** CPU time of the page's main thread in milliseconds, without throttling. */
  mainThreadMs: number;
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** CPU time of the thread, in microseconds. */
  tdur?: number;
  args: { data?: { documentLoaderURL?: string } };
}

/**
 * CPU time of the page's main-thread tasks, from the trace of the run. `mainthread-work-breakdown` is not used: it has
 * the duration of tasks, which includes waiting on a busy machine.
 */
function readMainThread(events: readonly TraceEvent[], url: string): number {
  // The process of the page, not that of the blank page before it.
  const navigation = events.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  );
  const tasks = events.filter(
    ({ name, tid, pid }) => tid === navigation?.tid && pid === navigation.pid && name.endsWith('RunTask'),
  );
  const total = tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
  if (total === 0) throw new Error('The trace has no tasks of the main thread.');
  return total;
}

/**
 * Loads a page as a phone does, in a new browser, so that nothing is cached.
 *
 * @param token - the viewer's session token; empty for visitors
 * @param cpuSlowdownMultiplier - see {@link toMultiplier}
 */
export async function measure(url: string, token: string, cpuSlowdownMultiplier: number): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'fanlight-web-'));
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    if (token) await browser.addCookies([{ name: 'token', value: token, url: new URL(url).origin }]);
    const run = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
      skipAudits: ['meta-viewport'],
      throttling: { cpuSlowdownMultiplier },
    });
    if (!run) throw new Error(`Lighthouse returned no result for ${url}.`);
    const { lhr, artifacts } = run;
    return {
      lhr,
      benchmarkIndex: lhr.environment.benchmarkIndex,
      mainThreadMs: readMainThread(artifacts.Trace.traceEvents as TraceEvent[], lhr.mainDocumentUrl ?? url),
    };
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Checks that the baseline has the elements of the page, and that React hydrates it without rendering it again.
 *
 * @param html - the page's document
 * @throws if either check fails
 */
export async function checkBaseline(url: string, html: string): Promise<void> {
  const browser = await chromium.launch(await findBrowser());
  const page = await browser.newPage();
  await page.goto(url);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  const { mismatch, elements, wanted } = await page.evaluate(
    (text) => ({
      mismatch: document.documentElement.dataset.mismatch,
      // React moves preloads of images to the head.
      elements: document.querySelectorAll('#root :not(link)').length,
      wanted: new DOMParser().parseFromString(text, 'text/html').querySelectorAll('#root :not(link)').length,
    }),
    html,
  );
  await browser.close();
  if (mismatch) throw new Error(`React rendered the baseline again: ${mismatch}`);
  if (elements !== wanted) throw new Error(`The baseline has ${elements} elements, but the page has ${wanted}.`);
}
