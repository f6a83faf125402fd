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

/** A photo. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQMAAAD+wSzIAAAABlBMVEX///+/v7+jQ3Y5AAAADklEQVQI12P4AIX8EAgALgAD/aNpbtEAAAAASUVORK5CYII',
  'base64',
);
const name = 'glaze-test.png';

test('a performer uploads a photo once, uses it in a second post, and deletes the first one', async ({ browser }) => {
  test.setTimeout(240_000);
  const open = async () => (await browser.newContext({ baseURL: host.origin, locale: 'en-US' })).newPage();
  const page = await open();
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  let uploads = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/feeds/photo/upload')) uploads += 1;
  });
  const publish = async (text: string) => {
    await expect(main.getByLabel('Describe photo 1')).toBeVisible();
    await main.getByLabel('What do you want to say?').fill(text);
    await main.getByRole('button', { name: 'Publish' }).click();
    await expect(page).toHaveURL(({ pathname }) => pathname.startsWith('/posts/'));
    return new URL(page.url()).pathname;
  };
  await page.goto('/auth/login');
  await logIn(page, mara.username, mara.password);
  await expect(page).toHaveURL(new RegExp(`/${mara.username}$`));

  const first = await test.step('publishes a post with an uploaded photo', async () => {
    await page.goto('/creator/posts/new');
    await main.getByLabel('Choose files').first().setInputFiles({ name, mimeType: 'image/png', buffer: png });
    return publish('The first test of the glaze.');
  });

  const second =
    await test.step('chooses the photo from the library for a second post, without another upload', async () => {
      await page.goto('/creator/posts/new');
      await main.getByRole('button', { name: 'Choose from library' }).click();
      await dialog.getByRole('searchbox').fill('glaze-test');
      await dialog.getByRole('button', { name: new RegExp(name) }).click();
      await dialog.getByRole('button', { name: 'Add 1 file' }).click();
      return publish('The same test, a week later.');
    });
  expect(uploads).toBe(1);

  const tile = main.getByRole('button', { name: new RegExp(name) });
  const openLibrary = async () => {
    await page.goto('/creator/posts');
    await main.getByRole('link', { name: 'Library' }).click();
    // The list of posts has a search, too.
    await main.getByRole('searchbox', { name: 'Search by file name' }).fill('glaze-test');
  };

  await test.step('sees both uses in the library', async () => {
    await openLibrary();
    await tile.click();
    await expect(dialog.getByRole('heading', { name: 'Used 2 times' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: /The first test of the glaze/ })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Delete file' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  const remove = async (path: string) => {
    await page.goto(path);
    await page.getByRole('article').first().getByRole('button', { name: 'More about this post' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete post' }).click();
    // The dialog is in the query of the same path.
    await expect(page).not.toHaveURL(({ pathname }) => pathname === path);
  };

  await test.step('deletes the first post; a visitor still sees the photo in the second one', async () => {
    await remove(first);
    const visitor = await open();
    await visitor.goto(second);
    const picture = visitor.getByRole('article').first().locator('img[src*="/api/files/"]').last();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
  });

  await test.step('deletes the file from the library after the second post', async () => {
    await remove(second);
    await openLibrary();
    await tile.click();
    await expect(dialog.getByText('It stays here until you delete it.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete file' }).click();
    // The button of the confirmation has the same name.
    await expect(dialog.getByRole('heading', { name: 'Delete this file?' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete file' }).click();
    await expect(main.getByText('No file matches')).toBeVisible();
  });
});
