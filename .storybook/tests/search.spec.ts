import { expect, test } from 'playwright/test';
import { entries } from './entries.ts';

const first = entries.find(({ type }) => type === 'story');

/** The words of a designer, and the component or the page that must be among the results. */
const searches = [
  ['/user/wallet', 'Wallet · /user/wallet'],
  ['/creator/videos', 'Creator videos · /creator/videos'],
  ['/galleries/{id}', 'Gallery, subscribing · /galleries/{id}'],
  ['createPayoutRequest', 'PayoutNewScreen'],
  ['createPayoutRequest', 'Creator payout new'],
  ['/creator/payouts', 'PayoutsScreen'],
  ['propina', 'TipDialog'],
  ['cartera', 'WalletScreen'],
  ['wallet declined', 'Wallet, declined card'],
] as const;

test('the search finds stories by path, by operation, and by words in Spanish', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto(`/?path=/story/${first?.id}`);
  const search = page.getByRole('searchbox', { name: 'Search for components' });
  const hits = page.getByRole('option');
  for (const [text, name] of searches)
    await test.step(`${text} finds ${name}`, async () => {
      await search.fill(text);
      await expect(hits.filter({ hasText: name }).first()).toBeVisible({ timeout: 30_000 });
    });
});

test('the search finds nothing for a word that no story has', async ({ page }) => {
  await page.goto(`/?path=/story/${first?.id}`);
  await page.getByRole('searchbox', { name: 'Search for components' }).fill('zeppelin');
  await expect(page.getByText('No components found')).toBeVisible({ timeout: 30_000 });
});
