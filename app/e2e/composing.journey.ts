import { expect, type Page } from 'playwright/test';
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

test('a performer composes a post: completion, pictures in order, a calendar, and a draft that survives a lost connection', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const open = async (): Promise<Page> =>
    (await browser.newContext({ baseURL: host.origin, locale: 'en-US', timezoneId: 'Europe/Lisbon' })).newPage();
  const page = await open();
  const main = page.getByRole('main');
  const words = main.getByLabel('What do you want to say?');
  await page.goto('/auth/login');
  await logIn(page, mara.username, mara.password);
  await expect(page).toHaveURL(new RegExp(`/${mara.username}$`));

  await test.step('completes a hashtag and a mention with the keyboard', async () => {
    await page.goto('/creator/posts');
    await main.getByRole('link', { name: 'New post' }).click();
    await words.fill('First firing of the year #kilnsong');
    await main.getByRole('button', { name: 'Publish' }).click();
    await expect(page).toHaveURL(({ pathname }) => pathname.startsWith('/posts/'));
    await page.goto('/creator/posts/new');
    await words.pressSequentially('Once more #kilns');
    await expect(page.getByRole('option', { name: /#kilnsong/ })).toBeVisible();
    await words.press('Enter');
    await expect(words).toHaveValue('Once more #kilnsong ');
    await words.pressSequentially('with @bluehour');
    await expect(page.getByRole('option', { name: /bluehour\.trio/ })).toBeVisible();
    await words.press('Tab');
    await expect(words).toHaveValue('Once more #kilnsong with @bluehour.trio ');
  });

  await test.step('describes two photos, moves the second one to the front, and publishes', async () => {
    const files = ['one.png', 'two.png'].map((name) => ({ name, mimeType: 'image/png', buffer: png }));
    await main.getByLabel('Choose files').first().setInputFiles(files);
    await main.getByLabel('Describe photo 1').fill('The kiln, closed');
    await main.getByLabel('Describe photo 2').fill('The kiln, open');
    await main.getByRole('button', { name: 'Move photo 2 up' }).press('Enter');
    await expect(main.getByLabel('Describe photo 1')).toHaveValue('The kiln, open');
    await main.getByRole('button', { name: 'Publish' }).click();
    await expect(page).toHaveURL(({ pathname }) => pathname.startsWith('/posts/'));
    const visitor = await open();
    await visitor.goto(new URL(page.url()).pathname);
    const post = visitor.getByRole('article').first();
    await expect(post.getByRole('link', { name: '@bluehour.trio' })).toHaveAttribute('href', '/bluehour.trio');
    await expect(post.getByRole('link', { name: '#kilnsong' })).toBeVisible();
    await expect(post.getByRole('img', { name: /^The kiln/ }).first()).toHaveAccessibleName('The kiln, open');
  });

  await test.step('schedules two posts by the calendar, the second one with the keyboard', async () => {
    await page.goto('/creator/posts/new');
    await words.fill('The kiln opens in June.');
    await main.getByRole('radio', { name: 'At a time' }).check({ force: true });
    await expect(main.getByText(/In your time zone, /)).toBeVisible();
    await main.getByLabel('Day and time').fill('2199-06-04T10:00');
    await main.getByRole('button', { name: 'Wednesday, June 12, 2199' }).click();
    await expect(main.getByLabel('Day and time')).toHaveValue('2199-06-12T10:00');
    await main.getByRole('button', { name: 'Schedule' }).click();
    await expect(page).toHaveURL(/\/creator\/posts$/);
    await page.goto('/creator/posts/new');
    await words.fill('Ash glaze in June.');
    await main.getByRole('radio', { name: 'At a time' }).check({ force: true });
    await main.getByLabel('Day and time').fill('2199-06-05T18:00');
    await expect(main.getByRole('list', { name: 'Planned in June 2199' })).toContainText('The kiln opens in June.');
    await main.getByRole('button', { name: 'Wednesday, June 5, 2199' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(main.getByRole('button', { name: 'Wednesday, June 12, 2199, 1 post planned' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(main.getByLabel('Day and time')).toHaveValue('2199-06-13T18:00');
    await main.getByRole('button', { name: 'Schedule' }).click();
    await expect(page).toHaveURL(/\/creator\/posts$/);
    const rows = main.getByRole('list', { name: 'Your posts' }).getByRole('listitem');
    await expect(rows.filter({ hasText: 'Ash glaze in June.' })).toContainText('Jun 13, 2199');
  });

  await test.step('keeps what is written without a connection, also after a reload', async () => {
    await page.goto('/creator/posts/new');
    const saving = '**/api/performer/feeds**';
    await page.route(saving, (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()));
    await words.fill('Written in a tunnel.');
    await expect(main.getByText('The draft isn’t saved')).toBeVisible();
    page.once('dialog', (dialog) => dialog.accept());
    await page.unroute(saving);
    await page.reload();
    await expect(words).toHaveValue('Written in a tunnel.');
    await expect(main.getByText('What you wrote before the connection was lost is back.')).toBeVisible();
    await expect(main.getByText('Draft saved')).toBeVisible();
    await page.reload();
    await expect(words).toHaveValue('Written in a tunnel.');
    await expect(main.getByText('What you wrote before the connection was lost is back.')).toHaveCount(0);
  });
});
