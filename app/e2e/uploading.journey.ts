import { randomBytes } from 'node:crypto';
import { api } from '@fanlight/sdk';
import { expect } from 'playwright/test';
import { logInToDemo } from './demo-session.ts';
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

/** A file of 13 MB, which is sent in four parts. */
const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(13 * 1024 * 1024)]);

test('a large file arrives with the same bytes although the connection breaks while it is sent (rule F2)', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const title = 'All glaze recipes';
  const context = await browser.newContext({ baseURL: host.origin, locale: 'en-US' });
  const page = await context.newPage();
  const main = page.getByRole('main');
  const row = main.getByRole('progressbar', { name: /recipes\.pdf/ });
  await page.goto('/auth/login');
  await logIn(page, mara.username, mara.password);
  await expect(page).toHaveURL(new RegExp(`/${mara.username}$`));
  let sentParts = 0;
  await page.route('**/api/uploads/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    sentParts += 1;
    if (sentParts !== 3) return route.continue();
    await context.setOffline(true);
    await route.abort('connectionreset');
  });

  await test.step('fills in the form; the third part breaks off, and the progress stays', async () => {
    await page.goto('/creator/products/new');
    await main.getByLabel('Name').fill(title);
    await main.getByRole('textbox', { name: 'Price' }).fill('2');
    const field = main.getByRole('group', { name: 'File that buyers download' });
    await expect(field.getByText(/up to 2 GB/)).toBeVisible();
    await field
      .getByLabel('Choose files')
      .setInputFiles({ name: 'recipes.pdf', mimeType: 'application/pdf', buffer: pdf });
    await main.getByRole('button', { name: 'Put up for sale' }).click();
    await expect.poll(() => sentParts).toBe(3);
    await expect.poll(async () => Number(await row.getAttribute('aria-valuenow'))).toBeGreaterThan(50);
    await expect(main.getByRole('button', { name: 'Cancel the upload' })).toBeVisible();
  });

  await test.step('sends only the rest when the device is online again', async () => {
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/creator\/products$/, { timeout: 60_000 });
    await expect(main.getByRole('list', { name: 'Your products' }).getByRole('listitem').first()).toContainText(title);
    expect(sentParts).toBe(5);
  });

  await test.step('the download has the bytes that were selected', async () => {
    const { client } = await logInToDemo(host.origin, mara.username);
    const { data } = await client.call(api.listMyProducts, { query: { limit: 1 } });
    const { url } = await client.call(api.getProductDownloadLink, { params: { id: data[0]?._id ?? '' } });
    const received = Buffer.from(await (await fetch(new URL(url, host.origin))).arrayBuffer());
    expect(received.equals(pdf)).toBe(true);
  });
});
