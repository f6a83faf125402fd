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

const text = 'The page of my notebook that I never show.';

test('a performer writes a post for subscribers, reloads the page without losing the draft, and publishes the post', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: host.origin, locale: 'en-US' });
  const page = await context.newPage();
  const main = page.getByRole('main');
  await page.goto('/auth/login');
  await logIn(page, mara.username, mara.password);
  await expect(page).toHaveURL(new RegExp(`/${mara.username}$`));

  await test.step('saves text and photo as a draft, which is still open after a reload', async () => {
    await page.goto('/creator/posts/new');
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQMAAAD+wSzIAAAABlBMVEX///+/v7+jQ3Y5AAAADklEQVQI12P4AIX8EAgALgAD/aNpbtEAAAAASUVORK5CYII',
      'base64',
    );
    await main
      .getByLabel('Choose files')
      .first()
      .setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer: png });
    // The photo moves the fields below it.
    await expect(main.getByLabel('Describe photo 1')).toBeVisible();
    await main.getByLabel('What do you want to say?').fill(text);
    await main.getByRole('radio', { name: 'Subscribers' }).check({ force: true });
    await expect(main.getByText('Draft saved')).toBeVisible();
    await expect(page).toHaveURL(/\?draft=/);
    await page.reload();
    await expect(main.getByLabel('What do you want to say?')).toHaveValue(text);
    await expect(main.getByLabel('Describe photo 1')).toHaveValue('');
    await expect(main.getByRole('radio', { name: 'Subscribers' })).toBeChecked();
  });

  await test.step('leaves the page while typing, which saves the draft, and is offered to continue the draft in a new post', async () => {
    await main.getByLabel('Describe photo 1').fill('A page of glaze recipes');
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await expect(page).toHaveURL(/\/home$/);
    await page.goto('/creator/posts/new');
    await expect(main.getByText(text)).toBeVisible();
    await main.getByRole('link', { name: 'Continue writing' }).click();
    await expect(main.getByLabel('Describe photo 1')).toHaveValue('A page of glaze recipes');
  });

  await test.step('publishes the post for subscribers, with a price for other users (rule A1)', async () => {
    await main.getByRole('textbox', { name: /Price for others/ }).fill('8');
    await main.getByRole('radio', { name: 'Now' }).check({ force: true });
    await main.getByRole('button', { name: 'Publish' }).click();
    await expect(page).toHaveURL(({ pathname }) => pathname.startsWith('/posts/'));
    const { pathname } = new URL(page.url());
    const visitor = await (await browser.newContext({ baseURL: host.origin, locale: 'en-US' })).newPage();
    await visitor.goto(pathname);
    await expect(visitor.getByText(`For subscribers of ${mara.name}`)).toBeVisible();
  });
});
