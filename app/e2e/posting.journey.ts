import { readFile } from 'node:fs/promises';
import { expect } from 'playwright/test';
import { createNewUser, join, logIn, topUp } from './fan.ts';
import type { Host } from './host.ts';
import { onServer } from './hosts.ts';
import { mara } from './journey-performer.ts';
import { test } from './test.ts';
import { expectVideoPlays, videoFile } from './video.ts';

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
    await main.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog', { name: 'Preview' });
    await preview.getByRole('radio', { name: 'Followers' }).check({ force: true });
    await expect(preview.getByText('They see the beginning')).toBeVisible();
    await preview.getByRole('radio', { name: 'Buyers' }).check({ force: true });
    await expect(preview.getByText('They see the whole post.')).toBeVisible();
    await preview.getByRole('button', { name: 'Keep writing' }).click();
    await main.getByRole('radio', { name: 'Now' }).check({ force: true });
    await main.getByRole('button', { name: 'Publish' }).click();
    await expect(page).toHaveURL(({ pathname }) => pathname.startsWith('/posts/'));
    const { pathname } = new URL(page.url());
    const visitor = await (await browser.newContext({ baseURL: host.origin, locale: 'en-US' })).newPage();
    await visitor.goto(pathname);
    await expect(visitor.getByText(`For subscribers of ${mara.name}`)).toBeVisible();
  });

  await test.step('pins the post, which then comes first on the profile, and unpins it', async () => {
    const menu = page.getByRole('article').first().getByRole('button', { name: 'More about this post' });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Pin to profile' }).click();
    await expect(page.getByText('Pinned to your profile')).toBeVisible();
    await page.goto(`/${mara.username}`);
    const first = main.getByRole('list', { name: 'Posts' }).getByRole('article').first();
    await expect(first).toContainText('Pinned');
    await expect(first).toContainText(text);
    await page.goto('/creator/posts');
    const row = main.getByRole('list', { name: 'Your posts' }).getByRole('listitem').filter({ hasText: text });
    await expect(row).toContainText('Pinned');
    await row.getByRole('button', { name: /^More about/ }).click();
    await page.getByRole('menuitem', { name: 'Unpin from profile' }).click();
    await expect(row).not.toContainText('Pinned');
  });

  await test.step('lets the post expire at a time, and removes the time', async () => {
    const row = main.getByRole('list', { name: 'Your posts' }).getByRole('listitem').filter({ hasText: text });
    const edit = async () => {
      await row.getByRole('button', { name: /^More about/ }).click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
    };
    const save = async () => {
      await main.getByRole('button', { name: 'Save changes' }).click();
      await expect(page).toHaveURL(({ pathname }) => pathname.startsWith('/posts/'));
      await page.goto('/creator/posts');
    };
    await edit();
    await main.getByRole('radio', { name: 'Until a time' }).check({ force: true });
    await main.getByLabel('Expires on').fill('2199-06-05T10:00');
    await save();
    await expect(row).toContainText('Expires Jun 5, 2199');
    await edit();
    await main.getByRole('radio', { name: 'It stays' }).check({ force: true });
    await save();
    await expect(row).not.toContainText('Expires');
  });
});

test('a performer puts a file up for sale, and a fan buys and downloads it', async ({ browser }) => {
  test.setTimeout(240_000);
  const title = 'Notes on a wood firing';
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');
  const context = await browser.newContext({ baseURL: host.origin, locale: 'en-US' });
  const page = await context.newPage();
  const main = page.getByRole('main');
  await page.goto('/auth/login');
  await logIn(page, mara.username, mara.password);
  await expect(page).toHaveURL(new RegExp(`/${mara.username}$`));

  await test.step('opens the form from the own store', async () => {
    await main.getByRole('link', { name: /^Store/ }).click();
    await main.getByRole('link', { name: 'New product' }).click();
    await expect(page).toHaveURL(/\/creator\/products\/new$/);
  });

  await test.step('sees which fields are missing and why the file is refused, without losing the input', async () => {
    await main.getByLabel('Name').fill(title);
    await main.getByRole('textbox', { name: 'Price' }).fill('12.5');
    await main.getByRole('button', { name: 'Put up for sale' }).click();
    await expect(main.getByText('Add the file that buyers will download.')).toBeVisible();
    const download = main.getByRole('group', { name: 'File that buyers download' }).getByLabel('Choose files');
    await download.setInputFiles({
      name: 'notes.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('no such file'),
    });
    await main.getByRole('button', { name: 'Put up for sale' }).click();
    await expect(main.getByText('A download can be a photo, audio, a video, PDF, ZIP or EPUB.')).toBeVisible();
    await expect(main.getByLabel('Name')).toHaveValue(title);
    await main.getByRole('button', { name: 'Remove notes.pdf' }).click();
    await download.setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: pdf });
  });

  await test.step('saves the product, which is the first of the list', async () => {
    await main.getByRole('button', { name: 'Put up for sale' }).click();
    await expect(page).toHaveURL(/\/creator\/products$/);
    const products = main.getByRole('list', { name: 'Your products' }).getByRole('listitem');
    await expect(products.first()).toContainText(title);
    await expect(products.first()).toContainText('$12.50');
  });

  await test.step('lowers the price', async () => {
    await main.getByRole('link', { name: title }).click();
    await expect(main.getByText('notes.pdf')).toBeVisible();
    await main.getByRole('textbox', { name: 'Price' }).fill('9');
    await main.getByRole('button', { name: 'Save changes' }).click();
    await expect(main.getByRole('list', { name: 'Your products' })).toContainText('$9.00');
  });

  await test.step('a fan buys and downloads the file', async () => {
    const fan = await (await browser.newContext({ baseURL: host.origin, locale: 'en-US' })).newPage();
    const dialog = fan.getByRole('dialog');
    await join(fan, createNewUser());
    await topUp(fan, 50);
    await fan.goto(`/${mara.username}?tab=store`);
    await fan.getByRole('link', { name: title }).click();
    await fan.getByRole('main').getByRole('button', { name: 'Buy for $9.00' }).click();
    await dialog.getByRole('button', { name: 'Pay $9.00' }).click();
    const arriving = fan.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    expect(await readFile(await (await arriving).path())).toEqual(pdf);
  });

  await test.step('deletes the product', async () => {
    await main.getByRole('button', { name: `More about “${title}”` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete product' }).click();
    await expect(main.getByRole('link', { name: title })).toHaveCount(0);
  });
});

test('a performer uploads a video, which is processed, and everyone can watch it', async ({ browser }) => {
  test.setTimeout(240_000);
  const title = 'The kiln through its peephole';
  const open = async () => (await browser.newContext({ baseURL: host.origin, locale: 'en-US' })).newPage();
  const page = await open();
  const main = page.getByRole('main');
  await page.goto('/auth/login');
  await logIn(page, mara.username, mara.password);
  await expect(page).toHaveURL(new RegExp(`/${mara.username}$`));

  await test.step('sees why a file is refused, without losing the input', async () => {
    await page.goto('/creator/videos');
    await main.getByRole('link', { name: 'Add a video' }).click();
    await main.getByLabel('Title').fill(title);
    const video = main.getByRole('group', { name: 'Video', exact: true }).getByLabel('Choose files');
    await video.setInputFiles({ name: 'kiln.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no such video') });
    await main.getByRole('button', { name: 'Upload video' }).click();
    await expect(main.getByText('Videos can be MP4, MOV, WebM or MKV.')).toBeVisible();
    await expect(main.getByLabel('Title')).toHaveValue(title);
    await main.getByRole('button', { name: 'Remove kiln.mp4' }).click();
    await video.setInputFiles(videoFile);
  });

  await test.step('uploads the video, whose row is ready after the processing (rule F3)', async () => {
    await main.getByRole('button', { name: 'Upload video' }).click();
    await expect(page).toHaveURL(/\/creator\/videos$/);
    const row = main.getByRole('list', { name: 'Your videos' }).getByRole('listitem').first();
    await expect(row).toContainText(title);
    await expect(row).toContainText(/0:0\d/, { timeout: 60_000 });
    await main.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(/\/creator\/videos\/\w+$/);
    await expect(main.getByText('Current video')).toBeVisible();
  });

  await test.step('a visitor plays it', async () => {
    await expectVideoPlays(await open(), `/videos/${new URL(page.url()).pathname.split('/').at(-1)}`);
  });

  await test.step('deletes the video', async () => {
    await page.goto('/creator/videos');
    await main.getByRole('button', { name: `More about “${title}”` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete video' }).click();
    await expect(main.getByRole('link', { name: title })).toHaveCount(0);
  });
});

test('a performer publishes a story, which a follower sees, changes its text, and deletes it', async ({ browser }) => {
  test.setTimeout(240_000);
  const words = 'The kiln is open.';
  const open = async () => (await browser.newContext({ baseURL: host.origin, locale: 'en-US' })).newPage();
  const page = await open();
  const main = page.getByRole('main');
  const rows = main.getByRole('list', { name: 'Your stories' }).getByRole('listitem');
  await page.goto('/auth/login');
  await logIn(page, mara.username, mara.password);
  await expect(page).toHaveURL(new RegExp(`/${mara.username}$`));

  await test.step('opens the form from the bar of stories, and sees why a file is refused', async () => {
    await page.goto('/home');
    await main.getByRole('link', { name: 'Add', exact: true }).click();
    await expect(page).toHaveURL(/\/creator\/stories\/new$/);
    const field = main.getByRole('group', { name: 'Photo or video' }).getByLabel('Choose files');
    await main.getByLabel('Text').fill(words);
    await field.setInputFiles({ name: 'kiln.png', mimeType: 'image/png', buffer: Buffer.from('no such photo') });
    await main.getByRole('button', { name: 'Publish story' }).click();
    await expect(main.getByRole('group', { name: 'Photo or video' }).getByRole('alert')).toBeVisible();
    await expect(main.getByLabel('Text')).toHaveValue(words);
    await main.getByRole('button', { name: 'Remove kiln.png' }).click();
    await field.setInputFiles({ name: 'kiln.png', mimeType: 'image/png', buffer: png });
    await expect(main.getByRole('figure', { name: 'Preview' }).getByRole('img')).toBeVisible();
  });

  await test.step('publishes the photo for followers', async () => {
    await main.getByRole('radio', { name: 'Followers' }).check({ force: true });
    await main.getByRole('button', { name: 'Publish story' }).click();
    await expect(page).toHaveURL(/\/creator\/stories$/);
    await expect(rows.first()).toContainText(words);
    // A whole day is left for a second after the publication.
    await expect(rows.first()).toContainText(/Ends (in|tomorrow)/);
  });

  await test.step('changes the text', async () => {
    await main.getByRole('link', { name: words }).click();
    await expect(page).toHaveURL(/\/creator\/stories\/\w+$/);
    await main.getByLabel('Text').fill(`${words} Come in.`);
    await main.getByRole('button', { name: 'Save changes' }).click();
    await expect(rows.first()).toContainText(`${words} Come in.`);
  });

  await test.step('a follower sees it in the viewer', async () => {
    const fan = await open();
    await join(fan, createNewUser());
    await fan.goto(`/${mara.username}`);
    await fan
      .getByRole('main')
      .getByRole('button', { name: `Follow ${mara.name}` })
      .first()
      .click();
    await expect(fan.getByRole('main').getByRole('button', { name: 'Following' }).first()).toBeVisible();
    await fan.goto('/home');
    const bar = fan.getByRole('navigation', { name: 'Stories', exact: true });
    await bar.getByRole('link', { name: new RegExp(`^${mara.name}`) }).click();
    await expect(fan).toHaveURL(/\/stories\/\w+$/);
    const next = fan.getByRole('article').getByRole('button', { name: 'Next story' });
    const text = fan.getByText(`${words} Come in.`);
    // The demo has earlier stories of this performer, which come first.
    await expect(async () => {
      if (!(await text.isVisible())) await next.click();
      await expect(text).toBeVisible({ timeout: 1000 });
    }).toPass();
  });

  await test.step('sees the view, and uploads a video, which is ready after the processing (rule F3)', async () => {
    await page.reload();
    await expect(rows.first()).toContainText('1 view');
    await main.getByRole('link', { name: 'Add a story' }).click();
    await main.getByRole('group', { name: 'Photo or video' }).getByLabel('Choose files').setInputFiles(videoFile);
    await main.getByRole('button', { name: 'Publish story' }).click();
    await expect(page).toHaveURL(/\/creator\/stories$/);
    await expect(rows.first()).toContainText('Video without text');
    await expect(rows.first()).toContainText(/0:0\d/, { timeout: 60_000 });
  });

  await test.step('deletes both', async () => {
    for (const name of ['Video without text', `${words} Come in.`]) {
      await main.getByRole('button', { name: `More about “${name}”` }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete story' }).click();
      await expect(main.getByRole('link', { name })).toHaveCount(0);
    }
  });
});
