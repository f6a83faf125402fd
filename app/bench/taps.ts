// `npm run bench -- taps`: taps each button of four pages on a slow phone before the app has loaded, and measures how
// long the page takes to show that it noticed the tap. Every machine emulates the same phone: the processor is slowed
// down as far as Lighthouse's `benchmarkIndex` requires, which is measured again for each page.

import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { type Browser, chromium } from 'playwright';
import { findBrowser } from '../../.ci/browser.mjs';
import { startHost } from '../e2e/host.ts';
import { findTargets, openSlowly, tapButton, tappedPages } from '../e2e/slow-phone.ts';
import { median } from './figures/median.ts';
import { toMultiplier } from './web/measure.ts';

/** Maximum number of milliseconds from the touch to the sign that it was noticed. */
const limitMs = 100;
/** The number of taps on each button, whose median is the result. */
const rounds = 5;
/** The number of buttons of each page. */
const buttonTotal = 6;

/** Returns the benchmark index of the browser without throttling. */
async function measureIndex(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
  await page.close();
  return index;
}

const host = await startHost({ FANLIGHT_SSR_TIMEOUT_MS: '60000' });
const browser = await chromium.launch(await findBrowser());
let totalFailed = 0;
for (const { path, username } of tappedPages.filter(({ hasButtons }) => hasButtons)) {
  const slowdown = toMultiplier(await measureIndex(browser));
  const open = () => openSlowly(browser, { origin: host.origin, path, username, slowdown });
  const first = await open();
  const buttons = (await findTargets(first, 'button')).slice(0, buttonTotal);
  await first.context().close();
  for (const { name } of buttons) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await open();
      const { isShown, afterMs } = await tapButton(page, name);
      if (!isShown) throw new Error(`The button ${name} of ${path} shows nothing after a tap.`);
      times.push(afterMs);
      await page.context().close();
    }
    const time = median(times);
    const isWithin = time <= limitMs;
    if (!isWithin) totalFailed += 1;
    console.log(`taps ${path} ${name}: ${time.toFixed(0)} ms (limit ${limitMs}) ${isWithin ? 'ok' : 'over'}`);
  }
  console.log(`taps ${path}: the processor was slowed down ${slowdown.toFixed(2)} times`);
}
await browser.close();
await host.stop();
process.exit(totalFailed > 0 ? 1 : 0);
