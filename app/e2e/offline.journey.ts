import { expect } from 'playwright/test';
import { type Host, startHost } from './host.ts';
import { test } from './test.ts';

let host: Host;
test.beforeAll(async () => {
  host = await startHost();
});
test.afterAll(() => host.stop());

const next = [
  { what: 'a page', link: /^Contact$/, heading: 'Write to us' },
  { what: 'a page with another layout', link: /^Join$/, heading: 'Join Fanlight' },
];

for (const { what, link, heading } of next) {
  test(`${what} that cannot be loaded offline shows an error, and loads with its retry button`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: host.origin });
    const page = await context.newPage();
    await page.goto('/explore');
    // Waits for the data and the last files of the page. If SSR has exceeded its time limit, the page has opened before
    // they were loaded.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('link', { name: link }).first().click();
    await expect(page.getByText("This didn't load")).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await context.close();
  });
}

test('a bar shows that the device is offline, and failed requests are repeated when it is online again', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: host.origin });
  const page = await context.newPage();
  await page.goto('/explore');
  // The code of the bar is loaded some seconds after the page.
  await page.waitForResponse(/connection-route/);
  await page.waitForLoadState('networkidle');
  const bar = page.getByRole('region', { name: 'Connection' });
  await expect(bar).toHaveCount(0);
  await context.setOffline(true);
  await expect(bar).toContainText("You're offline.");
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ index: 1 });
  await expect(page.getByText("This didn't load")).toBeVisible();
  await context.setOffline(false);
  await expect(bar).toHaveCount(0);
  await expect(page.getByText("This didn't load")).toHaveCount(0);
  await context.close();
});
