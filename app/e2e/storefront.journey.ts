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

test('a performer creates a trial link, and a fan uses it once', async ({ browser }) => {
  const open = async () => (await browser.newContext({ baseURL: host.origin, locale: 'en-US' })).newPage();
  const performerPage = await open();
  const page = await open();
  const main = performerPage.getByRole('main');
  const code = await test.step('the performer creates a link for 7 free days for one fan', async () => {
    await logInAsMara(performerPage);
    await main.getByRole('link', { name: 'Edit profile' }).click();
    await main.getByRole('link', { name: 'Promotions and trial links' }).click();
    await main.getByRole('button', { name: 'New promotion' }).click();
    const form = performerPage.getByRole('dialog');
    await form.getByRole('radio', { name: 'Free days' }).click({ force: true });
    await form.getByLabel('Last day').fill('2099-12-31');
    await form.getByLabel('Number of fans who can use it').fill('1');
    await form.getByLabel('Show it only to fans with the link').check();
    await form.getByRole('button', { name: 'Create promotion' }).click();
    const row = main.getByRole('article', { name: /^7 free days/ });
    await expect(row).toContainText('0 of 1 used');
    await expect(row).toContainText('Only by link');
    return (await row.getAttribute('aria-label'))?.split(' ').at(-1) ?? '';
  });

  await test.step('the fan opens the link, and gets the free days', async () => {
    await join(page, createNewUser('Bea Marsh'));
    await page.goto(`/${mara.username}`);
    await expect(page.getByRole('button', { name: 'Get the offer' })).toHaveCount(0);
    await page.goto(`/${mara.username}?offer=${code}`);
    await expect(page.getByText('See everything for subscribers for 7 days, for free.')).toBeVisible();
    await page.getByRole('button', { name: 'Get the offer' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Start for free' }).click();
    await expect(dialog.getByText("You're subscribed to Mara Quill")).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText(/^Free trial · ends/)).toBeVisible();
  });

  await test.step('the link is used up for others, and the performer sees the use', async () => {
    const other = await open();
    await other.goto(`/${mara.username}?offer=${code}`);
    await expect(other.getByText('This offer is used up.')).toBeVisible();
    await performerPage.reload();
    await expect(main.getByRole('article', { name: /^7 free days/ })).toContainText('1 of 1 used');
  });
});
