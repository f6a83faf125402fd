import { expect } from 'playwright/test';
import { walkFirstLine } from './first-line.ts';
import { onServer } from './hosts.ts';
import { starInBrowser } from './star.ts';
import { test } from './test.ts';

test('on the server: a fan registers, reads, follows and tips, and the performer sees it without a reload', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const place = await onServer();
  try {
    const settings = { baseURL: place.origin, locale: 'en-US' };
    const [fans, stars] = await Promise.all([browser.newContext(settings), browser.newContext(settings)]);
    const star = await starInBrowser(await stars.newPage());
    await walkFirstLine(await fans.newPage(), place.origin, star);
    await Promise.all([fans.close(), stars.close()]);
  } finally {
    await place.stop();
  }
  expect(place.output()).not.toMatch(/error/i);
});
