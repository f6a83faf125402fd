import { totpCodeAt } from '@fanlight/server/testing/totp';
import { expect, type Page } from 'playwright/test';
import { createNewUser, join, logIn } from './fan.ts';
import type { Host } from './host.ts';
import { onServer } from './hosts.ts';
import { mara } from './journey-performer.ts';
import { test } from './test.ts';

let host: Host;
test.beforeAll(async () => {
  host = await onServer();
});
test.afterAll(() => host.stop());

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');

/** A fan sends identity documents, and awaits the decision of an operator. */
async function apply(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await page.goto('/user/become-creator');
  await main.getByLabel('Legal first name').fill('Odile');
  await main.getByLabel('Legal last name').fill('Marchetti');
  await main.getByLabel('Date of birth').fill('1991-03-08');
  await main.getByLabel('Country of residence').selectOption('FR');
  for (const name of ['Passport, identity card or driving licence', 'A photo of you holding it'])
    await main
      .getByRole('group', { name })
      .getByLabel('Choose files')
      .setInputFiles({ name: 'document.pdf', mimeType: 'application/pdf', buffer: pdf });
  await main.getByRole('button', { name: 'Send and become a creator' }).click();
  await expect(page).toHaveURL(/\/creator\/account$/);
}

/** A performer requests a payout of $50. */
async function requestPayout(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await page.goto('/auth/login');
  await logIn(page, mara.username, mara.password);
  await expect(page).toHaveURL(new RegExp(`/${mara.username}$`));
  await page.goto('/creator/account?dialog=bank');
  await dialog.getByLabel('Account holder').fill('Mara Quill');
  await dialog.getByLabel('Bank', { exact: true }).fill('Banco do Rio');
  await dialog.getByLabel('Country of the bank').selectOption('PT');
  await dialog.getByLabel('Currency of the account').selectOption('EUR');
  await dialog.getByLabel('IBAN or account number').fill('PT50 0002 0123 1234 5678 9015 4');
  await dialog.getByRole('button', { name: 'Save bank account' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/creator/payouts/new');
  await main.getByLabel('Amount').fill('50');
  await main.getByRole('button', { name: 'Request $50.00' }).click();
  await expect(main.getByRole('heading', { level: 1, name: /^Payout PO-/ })).toBeVisible();
}

/** A fan reports a performer's profile. */
async function reportProfile(page: Page, username: string): Promise<void> {
  await join(page, createNewUser('Ilka Brandt'));
  await page.goto(`/${username}`);
  await page.getByRole('button', { name: 'More about this profile' }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Pretends to be someone else' }).check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText("We'll look at it, and tell you the result.")).toBeVisible();
}

/** A performer learns from a notification that the profile was removed, and appeals. */
async function appeal(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.goto('/notifications');
  await page.getByRole('link', { name: 'We have decided about a report' }).click();
  await expect(page.getByText('A copy of another profile.')).toBeVisible();
  await page.getByRole('button', { name: 'Ask for a second review' }).click();
  await dialog.getByLabel('Why?').fill('It is my own workshop.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Under review again')).toBeVisible();
}

test('the command line makes an operator, who sets up a second factor, approves, removes and restores a performer, and pays a payout', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const open = async () => (await browser.newContext({ baseURL: host.origin, locale: 'en-US' })).newPage();
  const applicant = createNewUser('Odette Marchal');
  const applicantPage = await open();
  await join(applicantPage, applicant);
  await apply(applicantPage);
  await requestPayout(await open());

  const page = await open();
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const person = createNewUser('Vera Lindqvist');
  await join(page, person);

  await test.step('the console does not exist for others', async () => {
    await page.goto('/operator');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText("There's nothing at this address");
  });

  let secret = '';
  await test.step('sets up the second factor in the account', async () => {
    await host.runOperator('grant', person.email);
    await page.goto('/user/account');
    await main.getByRole('link', { name: 'Two-step login' }).click();
    await main.getByLabel('Your password').fill(person.password);
    await main.getByRole('button', { name: 'Set up two-step login' }).click();
    await expect(main.getByRole('img', { name: 'QR code with the key of your account' })).toBeVisible();
    secret = (await main.locator('[translate=no]').first().innerText()).replaceAll(' ', '');
    await main.getByRole('textbox', { name: 'Code' }).fill(totpCodeAt(secret, new Date()));
    await main.getByRole('button', { name: 'Turn on' }).click();
    await expect(main.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
    await main.getByRole('button', { name: 'I have stored them' }).click();
    await main.getByRole('link', { name: 'Open the console' }).click();
  });

  await test.step('opens a document, and approves the performer', async () => {
    const row = main.getByRole('article', { name: applicant.name });
    await row.getByRole('button', { name: 'Show document: Identity document' }).click();
    await expect(row.getByRole('link', { name: 'Open the PDF' })).toBeVisible();
    await row.getByRole('button', { name: 'Approve' }).click();
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(row).toHaveCount(0);
    const visitor = await open();
    await visitor.goto(`/${applicant.username}`);
    await expect(visitor.getByRole('heading', { level: 1, name: applicant.name })).toBeVisible();
  });

  await test.step('approves and pays the payout', async () => {
    await main.getByRole('link', { name: /^Payouts/ }).click();
    await main.getByRole('button', { name: /^Approve/ }).click();
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await main.getByRole('radio', { name: 'Approved' }).click();
    await main.getByRole('button', { name: /^Mark as paid/ }).click();
    await dialog.getByRole('button', { name: 'Mark as paid' }).click();
    await expect(main.getByText('No payouts here')).toBeVisible();
  });

  await test.step('removes a reported profile, and restores it after an appeal', async () => {
    const fanPage = await open();
    await reportProfile(fanPage, applicant.username);
    await main.getByRole('link', { name: /^Reports/ }).click();
    const row = main.getByRole('article', { name: `Profile by ${applicant.name}` });
    await row.getByRole('button', { name: 'Remove' }).click();
    await dialog.getByLabel('Reason').fill('A copy of another profile.');
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(row).toHaveCount(0);
    await fanPage.goto(`/${applicant.username}`);
    await expect(fanPage.getByText("There's nobody at this address")).toBeVisible();
    await appeal(applicantPage);
    await main.getByRole('radio', { name: 'Under review again' }).click();
    await expect(row.getByText('It is my own workshop.')).toBeVisible();
    await row.getByRole('button', { name: 'No violation' }).click();
    await dialog.getByRole('button', { name: 'No violation' }).click();
    await expect(row).toHaveCount(0);
    await fanPage.reload();
    await expect(fanPage.getByRole('heading', { level: 1, name: applicant.name })).toBeVisible();
    await fanPage.goto('/user/reports');
    await expect(fanPage.getByText('Closed', { exact: true })).toBeVisible();
    await expect(fanPage.getByText('Nothing against the rules was found.').first()).toBeVisible();
  });

  await test.step('finds each action in the log', async () => {
    await main.getByRole('link', { name: 'Log', exact: true }).click();
    for (const action of ['decideReport', 'decidePayout', 'decidePerformer', 'readPerformerDocument', 'grantOperator'])
      await expect(main.getByText(action, { exact: true }).first()).toBeVisible();
    await main.getByLabel('Search').fill('grantOperator');
    await expect(main.getByText('decidePayout', { exact: true })).toHaveCount(0);
  });

  await test.step('needs a code for the next login', async () => {
    const other = await open();
    await other.goto('/auth/login');
    await logIn(other, person.email, person.password);
    const code = other.getByRole('dialog').getByRole('textbox', { name: 'Code' });
    // The code of the setup was used. The server accepts the code of the next 30 seconds as well.
    await code.fill(totpCodeAt(secret, new Date(Date.now() + 30_000)));
    await other.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
    await expect(other).toHaveURL(/\/home$/);
  });
});
