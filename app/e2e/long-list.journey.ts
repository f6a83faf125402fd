import { api } from '@fanlight/sdk';
import { expect } from 'playwright/test';
import { logInToDemo } from './demo-session.ts';
import { type Host, startHost } from './host.ts';
import { test } from './test.ts';

let host: Host;
test.beforeAll(async () => {
  host = await startHost();
});
test.afterAll(() => host.stop());

test('a list of 60 notifications renders few rows, and keeps its scroll position if the viewer navigates back', async ({
  browser,
}) => {
  const { client, token } = await logInToDemo(host.origin, 'mara.clay');
  const { total } = await client.call(api.listNotifications, { query: { limit: 1 } });
  expect(total).toBeGreaterThan(60);
  const context = await browser.newContext({ baseURL: host.origin, viewport: { width: 1280, height: 900 } });
  await context.addCookies([{ name: 'token', value: token, url: host.origin }]);
  const page = await context.newPage();
  await page.goto('/notifications');
  const rows = page.getByRole('main').getByRole('listitem');
  const last = page.locator(`[aria-posinset="${total}"]`);
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    await expect(last).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await rows.count()).toBeLessThan(50);

  await page.evaluate(() => scrollTo({ top: 2000 }));
  const readVisible = () =>
    rows.evaluateAll((all) => {
      const row = all.find((one) => one.getBoundingClientRect().top > 100);
      return { position: row?.getAttribute('aria-posinset'), top: Math.round(row?.getBoundingClientRect().top ?? 0) };
    });
  await expect.poll(async () => (await readVisible()).position).not.toBeNull();
  const before = await readVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/notifications$/);
  await expect.poll(readVisible).toEqual(before);
  expect(await rows.count()).toBeLessThan(50);
  await context.close();
});
