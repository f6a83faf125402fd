import { api, createClient, login, memoryTokenStore } from '@fanlight/sdk';
import { formatDate } from '@fanlight/sdk/format';
import { expect, type Page } from 'playwright/test';
import { balanceOf, createNewUser, logIn, logOut, registerAndConfirm, topUp } from './fan.ts';
import type { TimedHost } from './host.ts';
import { onTimedServer } from './hosts.ts';
import { test } from './test.ts';

let host: TimedHost;
test.beforeAll(async () => {
  host = await onTimedServer();
});
test.afterAll(() => host.stop());

const day = 24 * 60 * 60 * 1000;

/** Performers of the demo. */
const mara = { name: 'Mara Quill', username: 'mara.clay' };
const trio = { name: 'Blue Hour Trio', username: 'bluehour.trio' };

const dayOf = (time: string | Date) => formatDate(new Date(time).toISOString(), 'en-US');
const rowOf = (page: Page, { name }: { name: string }) => page.getByRole('article', { name, exact: true }).first();

/** Returns functions that read the data of a user on the server. */
async function connect(credentials: string, password: string) {
  const client = createClient({ baseUrl: `${host.origin}/api`, token: memoryTokenStore() });
  const logInAgain = () => login(client, { credentials, password, remember: true });
  await logInAgain();
  const subscriptionTo = async (username: string) => {
    const { data } = await client.call(api.listSubscriptions, { query: { limit: 50 } });
    const found = data.find(({ performer }) => performer.username === username);
    if (!found) throw new Error(`There is no subscription to ${username}.`);
    return found;
  };
  return {
    logInAgain,
    subscriptionTo,
    /** Returns a post for subscribers only. */
    async lockedPost(username: string) {
      const { data } = await client.call(api.listPerformerFeeds, { params: { username }, query: { limit: 50 } });
      const post = data.find(({ access }) => access.requiredAction === 'subscribe');
      if (!post) throw new Error(`${username} has no post for subscribers.`);
      return post._id;
    },
    canRead: async (id: string) => (await client.call(api.getFeed, { params: { id } })).access.isAllowed,
    /** Advances the clock until the subscription is renewed, its renewal is retried, or it ends. */
    async passUntilDue(username: string) {
      const { renewsAt, paidThroughAt } = await subscriptionTo(username);
      await host.moveTo(new Date(Date.parse(renewsAt ?? paidThroughAt) + 60_000));
    },
  };
}

/**
 * Opens the dialog on a profile, and selects a type of subscription. The journey then selects the source of the
 * payment.
 */
async function beginSubscribing(page: Page, { username }: { username: string }, kind: RegExp) {
  await page.goto(`/${username}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Subscribe/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: kind }).click({ force: true });
  return dialog;
}

test('free, monthly and yearly subscriptions are renewed, fail, are cancelled and end within two simulated years', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const context = await browser.newContext({ baseURL: host.origin, locale: 'en-US' });
  const page = await context.newPage();
  const person = createNewUser();
  await registerAndConfirm(page, person);
  await logOut(page, person.name);
  await logIn(page, person.username, person.password, true);
  await expect(page).toHaveURL(/\/home$/);
  const fanClient = await connect(person.username, person.password);
  const post = await fanClient.lockedPost(mara.username);
  const subscribeButton = page.getByRole('main').getByRole('button', { name: /^Subscribe for/ });
  const expectPost = async (state: 'open' | 'closed') => {
    await page.goto(`/posts/${post}`);
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(mara.name);
    await expect(subscribeButton).toHaveCount(state === 'open' ? 0 : 1);
    expect(await fanClient.canRead(post)).toBe(state === 'open');
  };
  const expectRow = async (performer: { name: string }, status: string, text: string | RegExp) => {
    await page.goto('/user/subscriptions');
    await expect(rowOf(page, performer).getByText(status, { exact: true })).toBeVisible();
    await expect(rowOf(page, performer)).toContainText(text);
  };

  await test.step('a free day unlocks the posts for subscribers, ends automatically, and can be used once', async () => {
    await expectPost('closed');
    const dialog = await beginSubscribing(page, mara, /^Free for 1 day/);
    await dialog.getByRole('button', { name: 'Start for free' }).click();
    await expect(dialog.getByText("You're subscribed to Mara Quill")).toBeVisible();
    await expectPost('open');
    const { paidThroughAt } = await fanClient.subscriptionTo(mara.username);
    await expectRow(mara, 'Active', `Free until ${dayOf(paidThroughAt)}; it ends by itself.`);
    await fanClient.passUntilDue(mara.username);
    await expectPost('closed');
    await expectRow(mara, 'Ended', `Ended on ${dayOf(paidThroughAt)}.`);
    expect(await balanceOf(page)).toBe(0);
  });

  await test.step('a monthly subscription from the wallet is renewed, and the wallet lists each charge', async () => {
    await topUp(page, 25);
    const dialog = await beginSubscribing(page, mara, /a month$/);
    await expect(dialog.getByRole('radio', { name: /^Free/ })).toHaveCount(0);
    await dialog.getByRole('radio', { name: /^Wallet/ }).click({ force: true });
    await dialog.getByRole('button', { name: 'Subscribe for $9.95' }).click();
    await expect(dialog.getByText("You're subscribed to Mara Quill")).toBeVisible();
    await fanClient.passUntilDue(mara.username);
    const { renewsAt } = await fanClient.subscriptionTo(mara.username);
    expect(Date.parse(renewsAt ?? '') - host.now().getTime()).toBeGreaterThan(27 * day);
    await expectRow(mara, 'Active', `Renews on ${dayOf(renewsAt ?? '')} from your wallet.`);
    await expectPost('open');
    await page.goto('/user/wallet?tab=spent');
    await expect(page.getByRole('main').getByRole('link', { name: 'Subscription to Mara Quill' })).toHaveCount(2);
    await expect.poll(() => balanceOf(page)).toBe(5.1);
  });

  await test.step('a renewal without enough tokens fails, is retried, and succeeds after a top-up', async () => {
    await fanClient.passUntilDue(mara.username);
    const { renewsAt } = await fanClient.subscriptionTo(mara.username);
    await expectRow(mara, 'Not renewed', `There wasn't enough money. We try again on ${dayOf(renewsAt ?? '')}.`);
    await expectPost('closed');
    await topUp(page, 10);
    await fanClient.passUntilDue(mara.username);
    await expectRow(mara, 'Active', /Renews on .* from your wallet\./);
    await expectPost('open');
    await expect.poll(() => balanceOf(page)).toBe(5.15);
  });

  await test.step('the subscription ends after the fourth failed attempt, and the fan gets a mail', async () => {
    for (let tries = 0; tries < 4; tries += 1) {
      await fanClient.passUntilDue(mara.username);
      await expectRow(mara, tries < 3 ? 'Not renewed' : 'Ended', tries < 3 ? 'We try again on' : 'Ended on');
    }
    await expectPost('closed');
    await page.goto('/dev/mailbox');
    await expect(page.getByRole('article').filter({ hasText: person.email }).first()).toContainText(mara.name);
  });

  await test.step('a cancelled subscription gives access until the end of its period', async () => {
    await topUp(page, 25);
    await page.goto('/user/subscriptions');
    await rowOf(page, mara).getByRole('button', { name: 'Subscribe again' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /^Wallet/ }).click({ force: true });
    await dialog.getByRole('button', { name: 'Subscribe for $9.95' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await rowOf(page, mara).getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
    const { paidThroughAt } = await fanClient.subscriptionTo(mara.username);
    await expect(rowOf(page, mara)).toContainText(`You have access until ${dayOf(paidThroughAt)}; it isn't renewed.`);
    await expectPost('open');
    const before = await balanceOf(page);
    await fanClient.passUntilDue(mara.username);
    await expectPost('closed');
    await expectRow(mara, 'Ended', `Ended on ${dayOf(paidThroughAt)}.`);
    expect(await balanceOf(page)).toBe(before);
  });

  await test.step('a yearly subscription by card is renewed by card, and both payments are listed', async () => {
    const dialog = await beginSubscribing(page, trio, /a year$/);
    await dialog.getByRole('button', { name: 'Use another card' }).click();
    await dialog.getByRole('button', { name: 'Goes through' }).click();
    await dialog.getByRole('button', { name: 'Save card' }).click();
    await dialog.getByRole('button', { name: 'Subscribe for $65.00' }).click();
    await expect(dialog.getByText("You're subscribed to Blue Hour Trio")).toBeVisible();
    await fanClient.passUntilDue(trio.username);
    // With "stay logged in" a session lasts a year.
    await page.goto('/auth/login');
    await logIn(page, person.username, person.password, true);
    await expect(page).toHaveURL(/\/home$/);
    await fanClient.logInAgain();
    const { renewsAt } = await fanClient.subscriptionTo(trio.username);
    await expectRow(trio, 'Active', `Renews on ${dayOf(renewsAt ?? '')} with Visa ·· 4242.`);
    await page.goto('/user/wallet?tab=top-ups');
    await expect(page.getByRole('main').getByRole('link', { name: 'Subscription to Blue Hour Trio' })).toHaveCount(2);
  });
  await context.close();
  expect(host.output()).not.toMatch(/error/i);
});
