import { expect, type Page } from 'playwright/test';
import { confirm, createNewUser, join } from './fan.ts';
import type { TimedHost } from './host.ts';
import { onTimedServer } from './hosts.ts';
import { test } from './test.ts';

let host: TimedHost;
test.beforeAll(async () => {
  host = await onTimedServer();
});
test.afterAll(() => host.stop());

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');

/** Fills in the fields about the person, and selects both documents. */
async function fillIdentity(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Legal first name').fill('Odile');
  await main.getByLabel('Legal last name').fill('Marchetti');
  await main.getByLabel('Date of birth').fill('1991-03-08');
  await main.getByLabel('Country of residence').selectOption('FR');
  for (const name of ['Passport, identity card or driving licence', 'A photo of you holding it'])
    await main
      .getByRole('group', { name })
      .getByLabel('Choose files')
      .setInputFiles({ name: 'document.pdf', mimeType: 'application/pdf', buffer: pdf });
}

test('a fan becomes a performer, whose page is hidden until the operator approves the documents (rule P7)', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const open = async () => (await browser.newContext({ baseURL: host.origin, locale: 'en-US' })).newPage();
  const page = await open();
  const main = page.getByRole('main');
  const person = createNewUser('Odette Marchal');
  await join(page, person);

  await test.step('finds the form in the account menu, which refuses a date of birth that is too late', async () => {
    await page.getByRole('button', { name: `Account menu of ${person.name}` }).click();
    await page.getByRole('menuitem', { name: 'Become a creator' }).click();
    await expect(page).toHaveURL(/\/user\/become-creator$/);
    await fillIdentity(page);
    await main.getByLabel('Date of birth').fill('2020-01-01');
    await main.getByRole('button', { name: 'Send and become a creator' }).click();
    await expect(main.getByText('Creators must be at least 18 years old.')).toBeVisible();
    await main.getByLabel('Date of birth').fill('1991-03-08');
  });

  await test.step('sends the documents, and has the pages of a performer', async () => {
    await main.getByRole('button', { name: 'Send and become a creator' }).click();
    await expect(page).toHaveURL(/\/creator\/account$/);
    await expect(main.getByText('We are checking your documents')).toBeVisible();
    await page.goto(`/${person.username}`);
    await expect(main.getByText('Only you can see this page until we have approved your documents.')).toBeVisible();
    const visitor = await open();
    await visitor.goto(`/${person.username}`);
    await expect(visitor.getByText("There's nobody at this address")).toBeVisible();
  });

  await test.step('is visible to everyone after the approval', async () => {
    await host.approvePerformers();
    const visitor = await open();
    await visitor.goto(`/${person.username}`);
    await expect(visitor.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
    await page.goto('/creator/account');
    await expect(main.getByRole('heading', { name: 'Subscription prices' })).toBeVisible();
    await expect(main.getByText('We are checking your documents')).toHaveCount(0);
  });
});

test('a visitor registers as a performer, confirms the address, and waits for the review', async ({ browser }) => {
  test.setTimeout(180_000);
  const page = await (await browser.newContext({ baseURL: host.origin, locale: 'en-US' })).newPage();
  const main = page.getByRole('main');
  const person = createNewUser('Anselm Roth');
  await page.goto('/');
  await main.getByRole('link', { name: 'Open your page' }).click();
  await expect(page).toHaveURL(/\/auth\/performer-register$/);
  await main.getByLabel('Name', { exact: true }).fill(person.name);
  await main.getByLabel('Username').fill(person.username);
  await main.getByLabel('E-mail').fill(person.email);
  await main.getByLabel('Password', { exact: true }).fill(person.password);
  await fillIdentity(page);
  await main.getByRole('button', { name: 'Create creator account' }).click();
  await expect(main.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  await expect(main.getByText(/We are checking your documents meanwhile/)).toBeVisible();
  await confirm(page, person);
  await expect(main.getByText('Only you can see this page until we have approved your documents.')).toBeVisible();
});
