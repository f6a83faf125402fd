import { expect, test } from 'playwright/test';

test('a story gets mocked responses after the service worker has forgotten the page', async ({ page }) => {
  test.setTimeout(90_000);
  const open = async (id: string) => {
    await page.evaluate((storyId) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: { emit(name: string, change: object): void };
      };
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
  };
  await page.goto('/iframe.html?viewMode=story&id=flows-paying--addresses');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
  // Another window, because the worker unregisters itself with its last one.
  const other = await page.context().newPage();
  await other.goto('/');
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('CLIENT_CLOSE'));
  await expect
    .poll(() => page.evaluate(async () => (await fetch('mocks-ready', { method: 'HEAD' })).status))
    .not.toBe(204);
  await open('flows-paying--cards');
  await expect(page.getByText(/ending in/).first()).toBeVisible({ timeout: 30_000 });
});
