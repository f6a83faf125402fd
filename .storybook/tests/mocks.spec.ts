import { expect, type Page, test } from 'playwright/test';

const story = '/iframe.html?viewMode=story&id=flows-paying--addresses';

/** Opens another story in the same page. */
async function openCards(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit(name: string, change: object): void };
    };
    channel.emit('setCurrentStory', { storyId: 'flows-paying--cards', viewMode: 'story' });
  });
}

test('a story gets mocked responses after the service worker has forgotten the page', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto(story);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
  // Another window, because the worker unregisters itself with its last one.
  const other = await page.context().newPage();
  await other.goto('/');
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('CLIENT_CLOSE'));
  await expect
    .poll(() => page.evaluate(async () => (await fetch('mocks-ready', { method: 'HEAD' })).status))
    .not.toBe(204);
  await openCards(page);
  await expect(page.getByText(/ending in/).first()).toBeVisible({ timeout: 30_000 });
});

test('a page that the service worker does not control is reloaded, and shows the same story', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto(story);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.setBypassServiceWorker', { bypass: true });
  const reloaded = page.waitForEvent('load', { timeout: 30_000 });
  await openCards(page);
  await reloaded;
  await browser.send('Network.setBypassServiceWorker', { bypass: false });
  await expect(page.getByText(/ending in/).first()).toBeVisible({ timeout: 30_000 });
});
