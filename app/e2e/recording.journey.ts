import { readFile } from 'node:fs/promises';
import type { Recording } from '@fanlight/mocks/recording';
import { api } from '@fanlight/sdk';
import { expect, type Page, type TestInfo } from 'playwright/test';
import { clientOf, logIn, tokenOf } from './fan.ts';
import type { Host } from './host.ts';
import { onServer } from './hosts.ts';
import { mara } from './journey-performer.ts';
import { test } from './test.ts';

let host: Host;
test.beforeAll(async () => {
  host = await onServer();
});
test.afterAll(() => host.stop());

const noor = { username: 'noor', password: 'fanlight-demo' };

const barOf = (page: Page) => page.getByRole('region', { name: 'Recording of this session' });

/** Saves the recording of a page, and returns it as text and parsed. */
async function save(page: Page, info: TestInfo): Promise<{ text: string; recording: Recording }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    barOf(page).getByRole('button', { name: 'Save recording' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d-[\w-]+\.recording\.json$/);
  const file = info.outputPath(download.suggestedFilename());
  await download.saveAs(file);
  await expect(barOf(page)).toHaveCount(0);
  const text = await readFile(file, 'utf8');
  return { text, recording: JSON.parse(text) };
}

const namesOf = ({ entries }: Recording) =>
  entries.map((entry) => (entry.type === 'call' ? entry.operation : entry.event.name));

/**
 * Patterns of secrets: card numbers with or without separators, signed URLs, and tokens that were not removed. Digits
 * inside a longer word are part of an id.
 */
const secrets = [/\b\d{4}[ -]?\d{4}[ -]?\d{4}[ -]?\d{4}\b/, /signature=/, /"token": "(?!removed)/];

test('a recorded login and payment contain no password, token or card number', async ({ browser }, info) => {
  const page = await (await browser.newContext({ baseURL: host.origin, locale: 'en-US' })).newPage();
  await page.goto('/auth/login?record');
  await expect(barOf(page)).toBeVisible();
  await logIn(page, noor.username, noor.password);
  await expect(page).toHaveURL(/\/home$/);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Wallet/ })
    .click();
  await page.getByLabel('Another amount').fill('25');
  await page.getByRole('radio', { name: 'Another card' }).check({ force: true });
  await page.getByRole('button', { name: 'Goes through' }).click();
  await page.getByRole('button', { name: 'Pay $25.00' }).click();
  await expect(page.getByRole('heading', { name: '$25.00 added' })).toBeVisible();
  await expect(barOf(page)).toContainText('1 event');

  const { text, recording } = await save(page, info);
  expect(recording).toMatchObject({ path: '/auth/login', isLoggedIn: false });
  expect(namesOf(recording)).toEqual(
    expect.arrayContaining(['login', 'listFeeds', 'topUpWallet', 'payment/succeeded']),
  );
  for (const secret of [noor.password, await tokenOf(page)]) expect(text).not.toContain(secret);
  for (const pattern of secrets) expect(text).not.toMatch(pattern);
});

test('a recording contains the data of a server-rendered page, and the events of other users', async ({
  browser,
}, info) => {
  const page = await (await browser.newContext({ baseURL: host.origin, locale: 'en-US' })).newPage();
  await page.goto('/auth/login');
  await logIn(page, mara.username, mara.password);
  await expect(page).toHaveURL(new RegExp(`/${mara.username}$`));
  await page.goto('/notifications?record');
  await expect(barOf(page)).toBeVisible();

  const fan = await clientOf(host.origin, noor);
  const { _id } = await fan.call(api.getPerformer, { params: { id: mara.username } });
  const [post] = (await fan.call(api.listPerformerFeeds, { params: { username: mara.username }, query: { limit: 1 } }))
    .data;
  await fan.call(api.tipPerformer, { params: { id: _id }, body: { amount: 25 } });
  await fan.call(api.createComment, {
    body: { objectId: post?._id ?? '', objectType: 'feed', content: 'The glaze looks like rain on slate.' },
  });
  await expect(page.getByText(/tipped you/).first()).toBeVisible();
  await expect(page.getByText(/commented on your post/).first()).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Wallet|Earnings|\$/ })
    .first()
    .click();

  const { recording } = await save(page, info);
  expect(recording).toMatchObject({ path: '/notifications', isLoggedIn: true });
  expect(namesOf(recording).slice(0, 8)).toContain('listNotifications');
  expect(recording.entries.filter(({ type }) => type === 'call').length).toBeGreaterThanOrEqual(10);
  expect(recording.entries.filter(({ type }) => type === 'event').length).toBeGreaterThanOrEqual(3);
});
