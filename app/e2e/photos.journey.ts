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

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQMAAAD+wSzIAAAABlBMVEX///+/v7+jQ3Y5AAAADklEQVQI12P4AIX8EAgALgAD/aNpbtEAAAAASUVORK5CYII',
  'base64',
);
const picture = (name: string, buffer = png) => ({ name, mimeType: 'image/png', buffer });

test('a performer fills a gallery with photos, sorts them, and opens it to everyone', async ({ browser }) => {
  test.setTimeout(240_000);
  const title = 'Two pulls';
  const open = async () => (await browser.newContext({ baseURL: host.origin, locale: 'en-US' })).newPage();
  const page = await open();
  const visitor = await open();
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const menu = (number: number) => main.getByRole('button', { name: `More about photo ${number}` });
  const choose = async (number: number, entry: string) => {
    await menu(number).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await page.goto('/auth/login');
  await logIn(page, mara.username, mara.password);
  await expect(page).toHaveURL(new RegExp(`/${mara.username}$`));

  await test.step('creates a gallery for subscribers', async () => {
    await page.goto('/creator/galleries');
    await main.getByRole('link', { name: 'New gallery' }).click();
    await main.getByLabel('Title').fill(title);
    await main.getByRole('radio', { name: 'Subscribers' }).check();
    await main.getByRole('button', { name: 'Create gallery' }).click();
    await expect(page).toHaveURL(/\/creator\/galleries\/(?!new)\w+$/);
    await expect(main.getByText('No photos yet')).toBeVisible();
  });
  const path = `/galleries/${new URL(page.url()).pathname.split('/').at(-1)}`;

  await test.step('uploads two photos, and sees why a third file is refused (rule F1)', async () => {
    await main.getByRole('link', { name: 'Add photos' }).click();
    await main
      .getByLabel('Choose files')
      .setInputFiles([picture('first.png'), picture('second.png'), picture('broken.png', Buffer.from('no picture'))]);
    await main.getByLabel('Describe photo 1').fill('The first pull');
    await main.getByLabel('Describe photo 2').fill('The second pull');
    await main.getByRole('button', { name: 'Upload 3 photos' }).click();
    await expect(main.getByRole('alert')).toContainText('Photos can be JPEG, PNG, WebP, GIF or AVIF.');
    await main.getByRole('button', { name: 'Remove broken.png' }).click();
    await expect(page).toHaveURL(new RegExp(`/creator${path}$`));
    await expect(main.getByRole('link', { name: /^The (first|second) pull$/ })).toHaveText([
      'The first pull',
      'The second pull',
    ]);
  });

  await test.step('edits a photo, and returns to the gallery', async () => {
    await choose(1, 'Edit photo');
    await main.getByLabel('Description').fill('The first pull');
    await main.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).toHaveURL(new RegExp(`/creator${path}$`));
  });

  await test.step('makes the second photo the cover, and moves it to the front', async () => {
    await choose(2, 'Use as cover');
    await expect(main.getByText('Cover', { exact: true })).toBeVisible();
    await choose(2, 'Move up');
    await expect(main.getByRole('link', { name: /^The (first|second) pull$/ })).toHaveText([
      'The second pull',
      'The first pull',
    ]);
    await expect
      .poll(async () => {
        await page.reload();
        await menu(1).waitFor();
        return main.getByRole('link', { name: /^The (first|second) pull$/ }).allTextContents();
      })
      .toEqual(['The second pull', 'The first pull']);
  });

  await test.step('a visitor sees the photos when the gallery is for everyone', async () => {
    await visitor.goto(path);
    await expect(visitor.getByRole('heading', { name: title })).toBeVisible();
    await expect(visitor.getByRole('img', { name: 'The first pull' })).toHaveCount(0);
    await main.getByRole('radio', { name: 'Everyone' }).check();
    await main.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).toHaveURL(/\/creator\/galleries$/);
    await visitor.reload();
    await expect(visitor.getByRole('img', { name: 'The first pull' })).toBeVisible();
  });

  await test.step('takes a photo out of the gallery, which then keeps its own audience', async () => {
    await main.getByRole('link', { name: title }).click();
    await choose(2, 'Take it out of the gallery');
    await dialog.getByRole('button', { name: 'Take it out' }).click();
    await expect(menu(2)).toHaveCount(0);
    // The page shows the change before the server has stored it.
    const pulls = visitor.getByRole('img', { name: /^The (first|second) pull$/ });
    await expect(async () => {
      await visitor.reload();
      await expect(pulls).toHaveCount(1, { timeout: 5000 });
    }).toPass({ timeout: 30_000 });
    await expect(pulls).toHaveAccessibleName('The second pull');
    await page.goto('/creator/photos?gallery=single');
    await main.getByRole('link', { name: 'The first pull' }).first().click();
    await expect(main.getByRole('radio', { name: 'Subscribers' })).toBeChecked();
  });

  await test.step('deletes the photo and the gallery', async () => {
    await main.getByRole('button', { name: 'Delete', exact: true }).click();
    await dialog.getByRole('button', { name: 'Delete photo' }).click();
    await expect(page).toHaveURL(/\/creator\/photos$/);
    await expect(main.getByRole('link', { name: 'The first pull' })).toHaveCount(0);
    await page.goto('/creator/galleries');
    await main.getByRole('button', { name: `More about “${title}”` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete gallery' }).click();
    await expect(main.getByRole('link', { name: title })).toHaveCount(0);
  });
});
