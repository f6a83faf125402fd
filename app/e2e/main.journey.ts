import { expect } from 'playwright/test';
import { onServer } from './hosts.ts';
import { performerByUi } from './journey-performer.ts';
import { playMainJourney } from './main-journey.ts';
import { test } from './test.ts';

test('on the server: a fan registers, reads, follows and tips, and the performer’s page updates without a reload', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const host = await onServer();
  try {
    const settings = { baseURL: host.origin, locale: 'en-US' };
    const [fans, performers] = await Promise.all([browser.newContext(settings), browser.newContext(settings)]);
    const performer = await performerByUi(await performers.newPage());
    await playMainJourney(await fans.newPage(), host.origin, performer);
    await Promise.all([fans.close(), performers.close()]);
  } finally {
    await host.stop();
  }
  expect(host.output()).not.toMatch(/error/i);
});
