import { expect } from 'playwright/test';
import { balanceOf, confirm, createNewUser, register } from './fan.ts';
import type { Host } from './host.ts';
import { onServer } from './hosts.ts';
import { mara } from './journey-performer.ts';
import { test } from './test.ts';

let host: Host;
test.beforeAll(async () => {
  host = await onServer();
});
test.afterAll(() => host.stop());

test('a visitor registers from the subscribe dialog, returns to it, and tips after a top-up', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: host.origin, locale: 'en-US' });
  const page = await context.newPage();
  const person = createNewUser('Vera Lindt');
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');

  await test.step('subscribing requires a login, and the return path survives registration', async () => {
    await page.goto(`/${mara.username}`);
    await main
      .getByRole('button', { name: /^Subscribe/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
    await main.getByRole('link', { name: 'Join Fanlight' }).click();
    await expect(page).toHaveURL(/\/auth\/register\?redirect=/);
    await main.getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
    await main.getByRole('link', { name: 'Join Fanlight' }).click();
  });

  await test.step('the mailed link logs in and opens the subscribe dialog again (rules P4, P5)', async () => {
    await register(page, person);
    await confirm(page, person);
    await expect(page).toHaveURL(new RegExp(`/${mara.username}\\?.*dialog=subscribe`));
    await expect(dialog).toContainText(mara.name);
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('the fan enters a tip with an empty wallet, tops up, and then sends the entered tip', async () => {
    await main.getByRole('button', { name: 'Tip' }).first().click();
    await dialog.getByRole('radio', { name: '$10', exact: true }).check({ force: true });
    await dialog.getByRole('textbox', { name: /^Message/ }).fill('For the kiln');
    await dialog.getByRole('button', { name: 'Top up and continue' }).click();
    // The package that covers the missing $10.00.
    await expect(dialog.getByRole('radio', { name: /^Pocket lantern/ })).toBeChecked();
    await dialog.getByLabel('Another amount').fill('25');
    await dialog.getByRole('button', { name: 'Goes through' }).click();
    await dialog.getByRole('button', { name: 'Pay $25.00' }).click();
    await expect(dialog.getByRole('heading', { name: '$25.00 added' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Back to the payment' }).click();
    await expect(dialog.getByRole('textbox', { name: /^Message/ })).toHaveValue('For the kiln');
    await dialog.getByRole('button', { name: 'Tip $10.00' }).click();
    await expect(dialog.getByRole('heading', { name: `${mara.name} has received $10.00` })).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => balanceOf(page)).toBe(15);
  });
});
