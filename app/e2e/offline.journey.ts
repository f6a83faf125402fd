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
