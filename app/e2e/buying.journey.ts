import { readFile } from 'node:fs/promises';
import { api } from '@fanlight/sdk';
import { expect } from 'playwright/test';
import { balanceOf, clientOf, createNewUser, join, logIn, type NewUser, topUp } from './fan.ts';
import type { Host } from './host.ts';
import { onServer } from './hosts.ts';
import { mara } from './journey-performer.ts';
import { test } from './test.ts';

let host: Host;
test.beforeAll(async () => {
  host = await onServer();
});
test.afterAll(() => host.stop());

/**
 * Returns two products of the demo that the viewer can buy: a physical one of which several pieces are in stock, and a
 * digital one.
 */
async function findProducts(person: NewUser) {
  const client = await clientOf(host.origin, person);
  const { data } = await client.call(api.listProducts, { query: { limit: 50 } });
  const sent = data.find(({ type, stock }) => type === 'physical' && (stock ?? 0) > 3);
  const downloaded = data.find(({ type, price }) => type === 'digital' && price < 50);
  if (!sent || !downloaded) throw new Error('The demo has no such products.');
  return {
    sent,
    downloaded,
    stockOf: async (id: string) => (await client.call(api.getProduct, { params: { id } })).stock,
  };
}

test('a fan buys a digital and a physical product, downloads the first, and follows the second until it is shipped', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const context = await browser.newContext({ baseURL: host.origin, locale: 'en-US' });
  const page = await context.newPage();
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const person = createNewUser();
  await join(page, person);
  const { sent, downloaded, stockOf } = await findProducts(person);
  const pieces = 2;

  await test.step('the fan lacks tokens, tops up, and returns to the product', async () => {
    await page.goto(`/products/${downloaded._id}`);
    await main.getByRole('button', { name: `Buy for $${downloaded.price.toFixed(2)}` }).click();
    await expect(dialog.getByText(`You need $${downloaded.price.toFixed(2)} more.`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Top up your wallet' }).click();
    await dialog.getByLabel('Another amount').fill('50');
    await dialog.getByRole('button', { name: 'Goes through' }).click();
    await dialog.getByRole('button', { name: 'Pay $50.00' }).click();
    await dialog.getByRole('button', { name: 'Back to the payment' }).click();
    await expect.poll(() => balanceOf(page)).toBe(50);
  });

  await test.step('buys the digital product, and downloads its file', async () => {
    await dialog.getByRole('button', { name: `Pay $${downloaded.price.toFixed(2)}` }).click();
    await expect(dialog.getByRole('heading', { name: "It's yours" })).toBeVisible();
    const arriving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    const file = await arriving;
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    expect(bytes.subarray(-8).toString('latin1')).toContain('%%EOF');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(main.getByRole('button', { name: 'Download' })).toBeVisible();
    await expect(main.getByRole('button', { name: /^Buy for/ })).toHaveCount(0);
    await expect.poll(() => balanceOf(page)).toBe(50 - downloaded.price);
  });

  await test.step('adds an address while buying the physical product', async () => {
    await topUp(page, 100);
    await page.goto(`/products/${sent._id}`);
    await main.getByRole('button', { name: `Buy for $${sent.price.toFixed(2)}` }).click();
    await expect(dialog.getByText('To have it sent to you, add an address first.')).toBeVisible();
    await dialog.getByLabel('A message for the creator').fill('Please wrap it well.');
    await dialog.getByRole('link', { name: 'Add an address' }).click();
    await expect(dialog.getByRole('heading', { name: 'New address' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Please fill this in.').first()).toBeVisible();
    await dialog.getByLabel('What you call it').fill('Workshop');
    await dialog.getByLabel('Who receives it').fill(person.name);
    await dialog.getByLabel('Street and number').fill('Lindenhof 7');
    await dialog.getByLabel('Country').selectOption({ label: 'Austria' });
    await dialog.getByLabel('Postal code').fill('1090');
    await dialog.getByLabel('City').fill('Vienna');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(new RegExp(`/products/${sent._id}\\?dialog=buy$`));
    await expect(dialog.getByLabel('Deliver to')).toContainText('Workshop, Lindenhof 7, Vienna');
    await expect(dialog.getByLabel('A message for the creator')).toHaveValue('Please wrap it well.');
  });

  await test.step('a quantity above the stock is refused with a message', async () => {
    await dialog.getByLabel('How many').fill(String((sent.stock ?? 0) + 1));
    await expect(dialog.getByText(`A whole number from 1 to ${sent.stock}.`)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Choose a quantity' })).toBeVisible();
  });

  await test.step('orders two pieces, which are paid and removed from the stock', async () => {
    const before = await balanceOf(page);
    const total = pieces * sent.price;
    await dialog.getByLabel('How many').fill(String(pieces));
    await dialog.getByRole('button', { name: `Pay $${total.toFixed(2)}` }).click();
    await expect(dialog.getByRole('heading', { name: /^Order .* is placed$/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => balanceOf(page)).toBe(before - total);
    expect(await stockOf(sent._id)).toBe((sent.stock ?? 0) - pieces);
    await expect(main.getByText(`${(sent.stock ?? 0) - pieces} left`)).toBeVisible();
  });

  await test.step('finds both orders, and the address of the physical product', async () => {
    await page.goto('/user/orders');
    const orders = main.getByRole('list', { name: 'Orders' }).getByRole('listitem');
    await expect(orders.filter({ hasText: downloaded.title })).toContainText('Delivered');
    await expect(orders.filter({ hasText: sent.title })).toContainText(`${pieces} pieces`);
    await orders.getByRole('link', { name: sent.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible();
    const delivery = main.getByRole('region', { name: 'Delivery', exact: true });
    await expect(delivery).toContainText('Lindenhof 7');
    await expect(delivery).toContainText('Austria');
    await expect(main.getByText('Please wrap it well.')).toBeVisible();
  });

  await test.step('sees without a reload that the seller prepares and ships the order', async () => {
    const progress = main.getByRole('list', { name: 'Delivery progress' });
    await expect(progress.locator('[aria-current=step]')).toContainText('Paid');
    const number = (await page.getByRole('heading', { level: 1 }).textContent())?.replace('Order ', '') ?? '';
    const seller = await browser.newContext({ baseURL: host.origin, locale: 'en-US' });
    const desk = await seller.newPage();
    const deskMain = desk.getByRole('main');
    await desk.goto('/auth/login');
    await logIn(desk, sent.performer.username ?? '', mara.password);
    await expect(desk.getByRole('button', { name: `Account menu of ${sent.performer.name}` })).toBeVisible();

    // The notification of the sale opens the order, and so does the list.
    await desk.goto('/notifications');
    await deskMain
      .getByRole('listitem')
      .filter({ hasText: `${person.name} bought from you` })
      .getByRole('link')
      .first()
      .click();
    await expect(desk).toHaveURL(/\/creator\/orders\/\w+$/);
    await desk.getByRole('link', { name: 'Orders', exact: true }).first().click();
    const row = deskMain.getByRole('listitem').filter({ hasText: number });
    await row.getByRole('button', { name: `Start preparing: ${number}` }).click();
    await expect(row.getByRole('button', { name: `Add shipment: ${number}` })).toBeVisible();
    await expect(progress.locator('[aria-current=step]')).toContainText('Being prepared');

    await row.getByRole('link', { name: sent.title }).click();
    await expect(deskMain.getByText('Lindenhof 7')).toBeVisible();
    await deskMain.getByRole('button', { name: 'Add shipment' }).click();
    const form = desk.getByRole('dialog');
    await form.getByLabel('Carrier').fill('Harbour Post');
    await form.getByLabel('Tracking number').fill('HP-2291-884');
    await form.getByLabel('Link to follow the parcel').fill('parcels.example/HP-2291-884');
    await form.getByRole('button', { name: 'Mark as shipped' }).click();
    await expect(form.getByText('A link starts with https://')).toBeVisible();
    await form.getByLabel('Link to follow the parcel').fill('https://parcels.example/HP-2291-884');
    await form.getByRole('button', { name: 'Mark as shipped' }).click();
    await expect(form).toHaveCount(0);
    await expect(deskMain.getByRole('button', { name: 'Mark as delivered' })).toBeVisible();
    await expect(progress.locator('[aria-current=step]')).toContainText('On its way');
    await expect(main.getByText('Harbour Post · HP-2291-884')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Follow the parcel' })).toBeVisible();
    await seller.close();
  });

  await test.step('finds the saved address, and the digital product among the purchases', async () => {
    await page.goto('/user/addresses');
    await expect(main.getByRole('article', { name: 'Workshop' })).toContainText('1090');
    await page.goto('/user/purchases');
    await expect(main.getByText(downloaded.title)).toBeVisible();
  });
  await context.close();
  expect(host.output()).not.toMatch(/error/i);
});
