import { fileURLToPath } from 'node:url';
import { expect } from 'playwright/test';
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

const uprightVideo = fileURLToPath(
  new URL('../../components/src/primitives/playback/sample/upright.webm', import.meta.url),
);

test('a performer uploads a reel, which a fan sees, edits it, and deletes it', async ({ browser }) => {
  test.setTimeout(240_000);
  const text = 'The wheel, seen from above.';
  const changedText = 'The wheel, seen from the ceiling.';
  const open = async () => (await browser.newContext({ baseURL: host.origin, locale: 'en-US' })).newPage();
  const page = await open();
  const main = page.getByRole('main');
  const row = main.getByRole('list', { name: 'Your reels' }).getByRole('listitem').first();
  const fan = await open();
  await page.goto('/auth/login');
  await logIn(page, mara.username, mara.password);
  await expect(page).toHaveURL(new RegExp(`/${mara.username}$`));

  await test.step('sees why a file is refused, without losing the input', async () => {
    await page.goto('/creator/posts');
    await main.getByRole('link', { name: 'Reels', exact: true }).click();
    await main.getByRole('link', { name: 'Add a reel' }).click();
    await expect(page).toHaveURL(/\/creator\/reels\/new$/);
    await main.getByRole('textbox', { name: 'Text' }).fill(text);
    const video = main.getByRole('group', { name: 'Video', exact: true }).getByLabel('Choose files');
    await video.setInputFiles({ name: 'wheel.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no such video') });
    await main.getByRole('button', { name: 'Upload reel' }).click();
    await expect(main.getByText('Videos can be MP4, MOV, WebM or MKV.')).toBeVisible();
    await expect(main.getByRole('textbox', { name: 'Text' })).toHaveValue(text);
    await main.getByRole('button', { name: 'Remove wheel.mp4' }).click();
    await video.setInputFiles(uprightVideo);
  });

  await test.step('uploads the reel, whose row is ready after the processing (rule F3)', async () => {
    await main.getByRole('button', { name: 'Upload reel' }).click();
    await expect(page).toHaveURL(/\/creator\/reels$/);
    await expect(row).toContainText(text);
    await expect(row).toContainText(/0:0\d/, { timeout: 60_000 });
  });

  await test.step('a fan sees it first among the reels', async () => {
    await join(fan, createNewUser());
    await fan.locator('a[href="/explore"]').filter({ visible: true }).first().click();
    await fan.getByRole('main').getByRole('link', { name: 'Reels' }).click();
    await expect(fan).toHaveURL(/\/reels/);
    await expect(fan.getByText(text).first()).toBeVisible();
    const video = fan.locator('video').first();
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime), { timeout: 30_000 })
      .toBeGreaterThan(0);
  });

  await test.step('changes its text', async () => {
    await main.getByRole('link', { name: text }).click();
    await expect(main.getByText('Current video')).toBeVisible();
    await main.getByRole('textbox', { name: 'Text' }).fill(changedText);
    await main.getByRole('button', { name: 'Save changes' }).click();
    await expect(row).toContainText(changedText);
    await fan.reload();
    await expect(fan.getByText(changedText).first()).toBeVisible();
  });

  await test.step('deletes the reel, which the fan no longer sees', async () => {
    await main.getByRole('button', { name: `More about “${changedText}”` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete reel' }).click();
    await expect(main.getByRole('link', { name: changedText })).toHaveCount(0);
    await fan.goto('/reels');
    await expect(fan.locator('video').first()).toBeVisible();
    await expect(fan.getByText(changedText)).toHaveCount(0);
  });
});
