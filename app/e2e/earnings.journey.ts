import { readFile } from 'node:fs/promises';
import { api } from '@fanlight/sdk';
import { expect } from 'playwright/test';
import { clientOf, createNewUser, join, logIn, type NewUser } from './fan.ts';
import type { Host } from './host.ts';
import { onServer } from './hosts.ts';
import { mara } from './journey-performer.ts';
import { test } from './test.ts';

let host: Host;
test.beforeAll(async () => {
  host = await onServer();
});
test.afterAll(() => host.stop());

const post = 'Ash glazes, cone by cone';
const message = '=1+1 for the next kiln';

/** A fan tops up, buys a new post of the performer, and tips her. */
async function sell(person: NewUser): Promise<void> {
  const performer = await clientOf(host.origin, mara);
  const { _id: feedId } = await performer.call(api.createFeed, {
    body: { text: post, audience: 'subscribers', price: 900 },
  });
  const fan = await clientOf(host.origin, person);
  const card = { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2034, cvc: '123' };
  for (let times = 0; times < 4; times += 1) {
    const { _id: paymentMethodId } = await fan.call(api.createSandboxPaymentMethod, { body: card });
    await fan.call(api.topUpWallet, { body: { amount: 300, paymentMethodId } });
  }
  await fan.call(api.buyFeed, { params: { id: feedId }, body: {} });
  const { _id: id } = await performer.call(api.getMe);
  await fan.call(api.tipPerformer, { params: { id }, body: { amount: 25, message } });
}

test('a performer sees a sale on the dashboard, in the CSV file and in the explanation of the balance', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const person = createNewUser();
  const contextOfFan = await browser.newContext({ baseURL: host.origin, locale: 'en-US' });
  await join(await contextOfFan.newPage(), person);
  await sell(person);
  const context = await browser.newContext({ baseURL: host.origin, locale: 'en-US' });
  const page = await context.newPage();
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await page.goto('/auth/login');
  await logIn(page, mara.username, mara.password);
  await expect(page).toHaveURL(new RegExp(`/${mara.username}$`));

  await test.step('the post is the best one of the last 30 days', async () => {
    await page.getByRole('button', { name: `Account menu of ${mara.name}` }).click();
    await page.getByRole('menuitem', { name: 'Dashboard' }).click();
    const best = main.getByRole('region', { name: 'Best posts of the last 30 days' }).getByRole('listitem').first();
    await expect(best.getByRole('link', { name: post })).toBeVisible();
    await expect(best).toContainText('1 sale');
    await expect(best).toContainText('$720.00');
    await expect(main.getByRole('region', { name: 'Fans' })).toContainText('New in 30 days');
  });

  await test.step('the file has the tips, and a spreadsheet does not execute their messages', async () => {
    await main.getByRole('link', { name: 'All earnings' }).click();
    await main.getByRole('radio', { name: 'Tips', exact: true }).click();
    await expect(page).toHaveURL(/type=tip/);
    const arriving = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Download CSV' }).click();
    const file = await arriving;
    expect(file.suggestedFilename()).toMatch(/^earnings-.*\.csv$/);
    const [header, first, ...others] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect(header).toContain('"date","type","status"');
    expect(first).toContain(`"'${message}",25,5,20,`);
    for (const line of others) expect(line).toContain('"tip"');
  });

  await test.step('the held earnings consist of the sale and the tip', async () => {
    await main.getByText('Held for 7 days').locator('..').getByRole('button').click();
    await expect(dialog.getByRole('heading', { name: 'What is held for 7 days' })).toBeVisible();
    const entries = dialog.getByRole('list', { name: 'Ledger entries' }).getByRole('listitem');
    await expect(entries.filter({ hasText: post })).toContainText('+$720.00');
    await expect(entries.filter({ hasText: message })).toContainText('+$20.00');
    await entries.filter({ hasText: message }).getByRole('link', { name: 'Tip received' }).click();
    await expect(dialog).toBeHidden();
    await expect(main.getByText(message)).toBeVisible();
  });
});
