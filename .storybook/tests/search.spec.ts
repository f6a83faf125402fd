import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';
import { entries } from './entries.ts';

/** The words of a designer, and what must be among the first results. */
const searches = [
  ['/user/wallet', 'Wallet · /user/wallet'],
  ['/creator/videos', 'Creator videos · /creator/videos'],
  ['/galleries/{id}', 'Gallery, subscribing · /galleries/{id}'],
  ['createPayoutRequest', 'PayoutNewScreen'],
  ['createPayoutRequest', 'Creator payout new'],
  ['/creator/payouts', 'PayoutsScreen'],
  ['propina', 'TipDialog'],
  ['cartera', 'WalletScreen'],
  ['CARD_DECLINED', 'TopUpForm'],
] as const;

/** Sentences of a designer, the first result, and the values of the toolbar with which it opens. */
const sentences = [
  [
    'wallet, declined card, Spanish, light, phone',
    'Wallet, declined card · /user/wallet',
    { locale: 'es-ES', theme: 'light', viewport: 'phone' },
  ],
  ['a post whose poll closes in a minute', 'Poll Closes In A Minute', {}],
  ['reconnecting while a tip arrives', '1 Reconnecting while a tip arrives', {}],
  ['profile of a blocked country', 'Profile, blocked country · /mara.clay', {}],
  ['empty home at 200 % text', 'Empty home · /home', { text: 'huge' }],
] as const;

const story = entries.find(({ type }) => type === 'story');
const field = (page: Page) => page.getByRole('combobox', { name: 'Find a state' });
const results = (page: Page) => page.getByRole('listbox', { name: 'States' }).getByRole('option');

test('the search finds stories by path, by operation, and by words in Spanish', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto(`/?path=/story/${story?.id}`);
  for (const [text, name] of searches)
    await test.step(`${text} finds ${name}`, async () => {
      await field(page).fill(text);
      await expect(results(page).filter({ hasText: name }).first()).toBeVisible({ timeout: 30_000 });
    });
  await field(page).fill('zeppelin');
  await expect(page.getByText('No state has these words.')).toBeVisible();
});

test('a whole sentence finds its story first, and opens it with the values that it names', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto(`/?path=/story/${story?.id}`);
  for (const [sentence, name, globals] of sentences)
    await test.step(sentence, async () => {
      await field(page).fill(sentence);
      await expect(results(page).first()).toContainText(name, { timeout: 30_000 });
      await field(page).press('Enter');
      await expect(page).toHaveURL(new RegExp(`path=/story/${entries.find((entry) => entry.name === name)?.id}`));
      for (const [key, value] of Object.entries(globals))
        await expect(page).toHaveURL(new RegExp(`globals=.*${key}(\\.value)?:${value}`));
    });
});

test('a search says with which values of the toolbar it opens, and opens with the defaults after a reset', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const search = 'profile of a blocked country';
  await page.goto(`/?path=/story/${story?.id}&globals=theme:light;locale:es-ES;viewport.value:phone`);
  await field(page).fill(search);
  const summary = page.locator('.fanlight-finder').getByRole('status');
  await expect(summary).toContainText('to open with Phone, Light, Español', { timeout: 60_000 });
  await field(page).fill(`${search}, English, tablet`);
  await expect(summary).toContainText('to open with Tablet, Light');
  await field(page).fill(search);
  const { violations } = await new AxeBuilder({ page }).include('.fanlight-finder').analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target}`))).toEqual([]);
  await page.getByRole('button', { name: 'Reset settings' }).click();
  await expect(summary).toContainText('to open with the default settings');
  await expect(field(page)).toBeFocused();
  await field(page).press('Enter');
  await expect(page).toHaveURL(/profile-in-blocked-country$/);
});

test('the search is worked by keyboard, and stays in view', async ({ page }) => {
  await page.goto(`/?path=/story/${story?.id}`);
  await expect(field(page)).toBeVisible({ timeout: 30_000 });
  await page.locator('body').press('/');
  await expect(field(page)).toBeFocused();
  await field(page).fill('wallet');
  const options = results(page);
  await expect(options.first()).toHaveAttribute('aria-selected', 'true', { timeout: 30_000 });
  await field(page).press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await options.nth(1).getAttribute('id')) ?? '');
  await field(page).press('Escape');
  await expect(options).toHaveCount(0);
  await expect(field(page)).toHaveValue('wallet');
  await page.locator('#storybook-explorer-tree a').last().scrollIntoViewIfNeeded();
  await expect(field(page)).toBeInViewport();
});

test('after a search, the keyboard is at the button that copies the link', async ({ page }) => {
  await page.goto(`/?path=/story/${story?.id}`);
  for (const search of ['profile of a blocked country', 'profile of a blocked country, light']) {
    await field(page).fill(search, { timeout: 30_000 });
    await expect(results(page).first()).toContainText('Profile, blocked country', { timeout: 30_000 });
    await field(page).press('Enter');
    await expect(page).toHaveURL(/profile-in-blocked-country/);
    await expect(page.getByRole('button', { name: 'Copy link' }), search).toBeFocused({ timeout: 30_000 });
  }
});

test('the field keeps its place above the results, wherever the sidebar is scrolled', async ({ page }) => {
  await page.goto(`/?path=/story/${story?.id}`);
  await expect(field(page)).toBeVisible({ timeout: 30_000 });
  await page.locator('#storybook-explorer-tree').getByRole('link').first().scrollIntoViewIfNeeded();
  const place = await field(page).boundingBox();
  const bottom = (place?.y ?? 0) + (place?.height ?? 0);
  for (const search of ['wallet', 'profile of a blocked country']) {
    await page.locator('#storybook-explorer-tree a').last().scrollIntoViewIfNeeded();
    expect(await field(page).boundingBox(), 'place in a scrolled sidebar').toEqual(place);
    await field(page).click();
    await field(page).fill('');
    await field(page).pressSequentially(search);
    await expect(results(page).first()).toBeVisible({ timeout: 30_000 });
    expect(await field(page).boundingBox(), 'place while searching').toEqual(place);
    expect((await results(page).first().boundingBox())?.y).toBeGreaterThan(bottom);
    await field(page).press('Enter');
    await expect(results(page)).toHaveCount(0);
    expect(await field(page).boundingBox(), 'place after a search').toEqual(place);
  }
});

test('the sidebar shows the story that was opened by a search, also by the second one', async ({ page }) => {
  await page.goto(`/?path=/story/${story?.id}&globals=theme:light`);
  await expect(field(page)).toBeVisible({ timeout: 30_000 });
  for (const [search, name] of [
    ['wallet declined card, phone', 'Wallet, declined card'],
    ['profile of a blocked country', 'Profile, blocked country'],
    ['badge tones', 'Tones'],
  ] as const) {
    await field(page).fill(search);
    await expect(results(page).first()).toContainText(name, { timeout: 30_000 });
    await field(page).press('Enter');
    const item = page.locator('#storybook-explorer-tree [data-selected=true]').getByText(name);
    await expect(item).toBeInViewport({ timeout: 30_000 });
  }
});

test('the shortcut shows a hidden sidebar, and focuses the field', async ({ page }) => {
  await page.goto(`/?path=/story/${story?.id}&nav=false`);
  await expect(page.frameLocator('#storybook-preview-iframe').locator('#storybook-root > *').first()).toBeAttached({
    timeout: 30_000,
  });
  await expect(field(page)).toHaveCount(0);
  await page.locator('body').press('/');
  await expect(field(page)).toBeFocused();
});

test('results name their kind, the hint fits the field, and opening a result empties the field', async ({ page }) => {
  await page.goto(`/?path=/story/${story?.id}`);
  await expect(field(page)).toBeVisible({ timeout: 30_000 });
  const [hintPx, fieldPx] = await field(page).evaluate((element) => {
    const input = element as HTMLInputElement;
    const { font, paddingLeft, paddingRight } = getComputedStyle(input);
    const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    canvas.font = font;
    const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
    return [canvas.measureText(input.placeholder).width, input.clientWidth - padding];
  });
  expect(hintPx).toBeLessThanOrEqual(fieldPx);
  for (const search of ['profile of a blocked country', 'profile of a blocked country, light']) {
    await field(page).fill(search);
    await expect(results(page).first()).toContainText('Flow', { timeout: 30_000 });
    expect(await results(page).count(), 'without results that have only one of the words').toBeLessThan(10);
    await field(page).press('Enter');
    await expect(page).toHaveURL(/profile-in-blocked-country/);
    await expect(field(page)).toHaveValue('');
  }
  await field(page).fill('declined card');
  await expect(results(page).first()).toContainText('Flow');
  await expect(results(page).filter({ hasText: 'Component' }).first()).toBeVisible();
});

test('a result names the words of the search that it does not have', async ({ page }) => {
  await page.goto(`/?path=/story/${story?.id}`);
  await field(page).fill('declined zeppelin card', { timeout: 30_000 });
  await expect(results(page).first()).toContainText('Without: zeppelin', { timeout: 30_000 });
  await field(page).fill('declined card');
  await expect(results(page).filter({ hasText: 'Without:' })).toHaveCount(0);
});
