import { expect } from 'playwright/test';
import { logIn } from './fan.ts';
import type { Host } from './host.ts';
import { onServer } from './hosts.ts';
import { mara } from './journey-performer.ts';
import { test } from './test.ts';

let host: Host;
test.beforeAll(async () => {
  host = await onServer();
});
test.afterAll(() => host.stop());

test('a performer adds a bank account, requests a payout, and changes it while it is pending', async ({ browser }) => {
  test.setTimeout(240_000);
  const context = await browser.newContext({ baseURL: host.origin, locale: 'en-US' });
  const page = await context.newPage();
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await page.goto('/auth/login');
  await logIn(page, mara.username, mara.password);
  await expect(page).toHaveURL(new RegExp(`/${mara.username}$`));

  await test.step('finds the payouts in the account menu, which ask for a bank account first', async () => {
    await page.getByRole('button', { name: `Account menu of ${mara.name}` }).click();
    await page.getByRole('menuitem', { name: 'Payouts' }).click();
    await expect(main.getByText('No payouts yet')).toBeVisible();
    await main.getByRole('link', { name: 'Add a bank account' }).click();
  });

  await test.step('sees at the field that the IBAN is wrong, and corrects it', async () => {
    await dialog.getByLabel('Account holder').fill('Mara Quill');
    await dialog.getByLabel('Bank', { exact: true }).fill('Banco do Rio');
    await dialog.getByLabel('Country of the bank').selectOption('PT');
    await dialog.getByLabel('Currency of the account').selectOption('EUR');
    await dialog.getByLabel('IBAN or account number').fill('PT51 0002 0123 1234 5678 9015 4');
    await dialog.getByRole('button', { name: 'Save bank account' }).click();
    await expect(dialog.getByText('This IBAN is not valid. Check the digits.')).toBeVisible();
    await dialog.getByLabel('IBAN or account number').fill('PT50 0002 0123 1234 5678 9015 4');
    await dialog.getByRole('button', { name: 'Save bank account' }).click();
    await expect(dialog).toBeHidden();
    await expect(main.getByText('Banco do Rio, •••• 0154')).toBeVisible();
  });

  await test.step('requests a payout, which opens', async () => {
    await main.getByRole('link', { name: 'To your payouts' }).click();
    await main.getByRole('link', { name: 'Request a payout' }).click();
    await main.getByLabel('Amount').fill('50');
    await main.getByRole('button', { name: 'Request $50.00' }).click();
    await expect(main.getByRole('heading', { level: 1, name: /^Payout PO-/ })).toBeVisible();
    await expect(main.getByText('Goes to Banco do Rio, •••• 0154')).toBeVisible();
  });

  await test.step('changes the amount while the payout is pending', async () => {
    await main.getByRole('button', { name: 'Change' }).click();
    await dialog.getByLabel('Amount').fill('60');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog).toBeHidden();
    await expect(main.getByText('$60.00').first()).toBeVisible();
  });

  await test.step('connects Stripe, leaves before the end, and continues until the account is ready', async () => {
    await main.getByRole('button', { name: 'Change' }).waitFor();
    await page.goto('/creator/account');
    await main.getByRole('button', { name: 'Connect Stripe' }).click();
    await dialog.getByRole('button', { name: 'Leave without finishing' }).click();
    await expect(main.getByText('Not finished')).toBeVisible();
    await main.getByRole('button', { name: 'Continue at Stripe' }).click();
    await dialog.getByRole('radio', { name: 'Being checked' }).check({ force: true });
    await dialog.getByRole('button', { name: 'Finish', exact: true }).click();
    await expect(main.getByText('Stripe is checking what you sent')).toBeVisible();
    await expect(main.getByRole('radio', { name: 'Stripe account' })).toHaveCount(0);
    await page.goto('/creator/account?dialog=onboarding');
    await dialog.getByRole('button', { name: 'Finish', exact: true }).click();
    // The choice of the method, which is shown a moment later, says so as well.
    await expect(main.getByText('Connected', { exact: true }).first()).toBeVisible();
    // The dialog is closed a moment after the account is shown behind it.
    await expect(dialog).toBeHidden();
  });

  await test.step('chooses Stripe for the next payouts, to which the pending one can be moved', async () => {
    await main.getByRole('radio', { name: 'Stripe account' }).check({ force: true });
    await expect(page.getByText('Payout method changed')).toBeVisible();
    await page.goto('/creator/payouts');
    await main.getByRole('list', { name: 'Your payouts' }).getByRole('link').first().click();
    await main.getByRole('button', { name: 'Change' }).click();
    await dialog.getByRole('checkbox', { name: /^Pay into Stripe, •••• / }).check({ force: true });
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog).toBeHidden();
    await expect(main.getByText(/Goes to Stripe, •••• /)).toBeVisible();
  });

  await test.step('sees the payout in the list, and that it blocks another one', async () => {
    await main.getByRole('link', { name: 'Back' }).click();
    await expect(main.getByRole('list', { name: 'Your payouts' }).getByRole('listitem')).toContainText('$60.00');
    await expect(main.getByText('A payout is pending')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Request a payout' })).toBeHidden();
  });
});
