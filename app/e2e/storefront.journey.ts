import { expect, type Page } from 'playwright/test';
import { balanceOf, createNewUser, join, logIn, topUp } from './fan.ts';
import type { Host } from './host.ts';
import { onServer } from './hosts.ts';
import { mara } from './journey-performer.ts';
import { test } from './test.ts';

let host: Host;
test.beforeAll(async () => {
  host = await onServer();
});
test.afterAll(() => host.stop());

async function logInAsMara(page: Page) {
  await page.goto('/auth/login');
  await logIn(page, mara.username, mara.password);
  await expect(page).toHaveURL(new RegExp(`/${mara.username}$`));
}

test('a performer offers 3 months for less, and a fan pays for them once', async ({ browser }) => {
  const open = async () => (await browser.newContext({ baseURL: host.origin, locale: 'en-US' })).newPage();
  const performerPage = await open();
  const page = await open();
  const person = createNewUser('Ada Marsh');

  await test.step('the performer sets a discount', async () => {
    await logInAsMara(performerPage);
    await performerPage.getByRole('main').getByRole('link', { name: 'Edit profile' }).click();
    await performerPage.getByLabel('Discount for 3 months').fill('10');
    await expect(performerPage.getByText('Fans pay $26.87 instead of $29.85.')).toBeVisible();
    await performerPage.getByRole('button', { name: 'Save discounts' }).click();
    await expect(performerPage.getByText('Changes saved')).toBeVisible();
  });

  await test.step('the fan chooses the 3 months on the profile, and pays with tokens', async () => {
    await join(page, person);
    await topUp(page, 30);
    await page.goto(`/${mara.username}`);
    await page.getByRole('main').getByRole('button', { name: '3 months for $26.87 · save 10%' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /^Wallet/ }).click({ force: true });
    await expect(dialog.getByText('You save 10%')).toBeVisible();
    await dialog.getByRole('button', { name: 'Subscribe for $26.87' }).click();
    await expect(dialog.getByText("You're subscribed to Mara Quill")).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => balanceOf(page)).toBe(3.13);
  });

  await test.step('both see the subscription of 3 months', async () => {
    await page.goto('/user/subscriptions');
    const row = page.getByRole('article', { name: mara.name, exact: true });
    await expect(row).toContainText('$26.87 for 3 months');
    await expect(row).toContainText(/Renews on .* from your wallet\./);
    await performerPage.goto('/creator/subscribers?period=quarterly');
    await expect(performerPage.getByRole('main')).toContainText(person.name);
  });
});
