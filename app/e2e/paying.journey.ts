import { api } from '@fanlight/sdk';
import { expect, type Page } from 'playwright/test';
import { balanceOf, clientOf, createNewUser, fillAmountWithCoupon, join, type NewUser } from './fan.ts';
import type { Host } from './host.ts';
import { onServer } from './hosts.ts';
import { test } from './test.ts';

let host: Host;
test.beforeAll(async () => {
  host = await onServer();
});
test.afterAll(() => host.stop());

/** Returns items for sale in the demo, as a new user sees them. */
async function findOffers(person: NewUser) {
  const client = await clientOf(host.origin, person);
  const creators = await client.call(api.searchPerformers, { query: { limit: 50 } });
  const feeds = await Promise.all(
    creators.data.map(({ username: name, _id }) =>
      client.call(api.listPerformerFeeds, { params: { username: name ?? _id }, query: { limit: 50 } }),
    ),
  );
  const post = feeds.flatMap(({ data }) => data).find(({ access }) => access.requiredAction === 'buy');
  const video = (await client.call(api.listVideos, { query: { limit: 50 } })).data.find(
    ({ access }) => access.requiredAction === 'buy',
  );
  const gallery = (await client.call(api.listGalleries, { query: { limit: 50 } })).data.find(
    ({ access }) => access.requiredAction === 'buy',
  );
  return { post, video, gallery };
}

async function pay(page: Page, card: string) {
  await page.goto('/user/wallet');
  const another = page.getByRole('radio', { name: 'Another card' });
  if (await another.count()) await another.click({ force: true });
  await page.getByLabel('Another amount').fill('100');
  await page.getByRole('button', { name: card }).click();
  await page.getByRole('button', { name: 'Pay $100.00' }).click();
}

/** Buys the locked item on the current page, in the dialog that opens. */
async function unlock(page: Page, price: number) {
  await page
    .getByRole('main')
    .getByRole('button', { name: /Unlock/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: `Pay $${price.toFixed(2)}` }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
}

test('a fan tops up with packages, coupons and cards, subscribes, and unlocks items', async ({ browser }) => {
  test.setTimeout(150_000);
  const context = await browser.newContext({ baseURL: host.origin, locale: 'en-US' });
  const page = await context.newPage();
  const person = createNewUser();
  await join(page, person);
  const offers = await findOffers(person);

  await test.step('buys a package with a coupon', async () => {
    await page.goto('/user/wallet');
    await page.getByRole('radio', { name: /Lighthouse/ }).click({ force: true });
    await page.getByRole('button', { name: 'I have a coupon' }).click();
    await page.getByLabel('Coupon').fill('nosuchcode');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText("There's no such coupon.")).toBeVisible();
    await page.getByLabel('Coupon').fill('firstkiln');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('FIRSTKILN takes off $10.00')).toBeVisible();
    await page.getByRole('button', { name: 'Goes through' }).click();
    await page.getByRole('button', { name: 'Pay $90.00' }).click();
    await expect(page.getByRole('heading', { name: '$106.00 added' })).toBeVisible();
    await expect.poll(() => balanceOf(page)).toBe(106);
  });

  await test.step('a declined card shows a message and is not charged', async () => {
    await pay(page, 'Declined');
    await expect(page.getByRole('alert').filter({ hasText: 'Your card was declined. Try another one.' })).toBeVisible();
    expect(await balanceOf(page)).toBe(106);
  });

  await test.step('the fan first rejects and then confirms the bank’s authentication', async () => {
    await pay(page, "Needs the bank's approval");
    await page.getByRole('dialog').getByRole('button', { name: 'No, cancel it' }).click();
    await expect(page.getByText("Your bank didn't confirm it was you. Nothing was charged.").first()).toBeVisible();
    await pay(page, "Needs the bank's approval");
    const approve = page.getByRole('dialog').getByRole('button', { name: 'Yes, pay $100.00' });
    await expect(approve).toBeVisible();
    // By default, Chromium closes a dialog when Escape is pressed repeatedly without a click in between.
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
    await approve.click();
    await expect(page.getByRole('heading', { name: '$100.00 added' })).toBeVisible();
    await expect.poll(() => balanceOf(page)).toBe(206);
  });

  await test.step('tops up a custom amount with a coupon, which stays valid after a card was declined', async () => {
    await page.goto('/user/wallet');
    const another = page.getByRole('radio', { name: 'Another card' });
    if (await another.count()) await another.click({ force: true });
    await fillAmountWithCoupon(page);
    await page.getByRole('button', { name: 'Declined' }).click();
    await page.getByRole('button', { name: 'Pay $38.25' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Your card was declined. Try another one.' })).toBeVisible();
    await page.getByRole('button', { name: "Needs the bank's approval" }).click();
    await page.getByRole('button', { name: 'Pay $38.25' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes, pay $38.25' }).click();
    await expect(page.getByRole('heading', { name: '$42.50 added' })).toBeVisible();
    await expect.poll(() => balanceOf(page)).toBe(248.5);
  });

  await test.step('subscribes from the wallet, cancels, and resumes the subscription', async () => {
    await page.goto('/mara.clay');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Subscribe/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /^Wallet/ }).click({ force: true });
    await dialog.getByRole('button', { name: /^Subscribe for/ }).click();
    await expect(dialog.getByText("You're subscribed to Mara Quill")).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.goto('/user/subscriptions');
    await page.getByRole('main').getByRole('button', { name: 'Cancel' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(page.getByText(/You have access until .*; it isn't renewed\./)).toBeVisible();
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect(page.getByText(/Renews on .* from your wallet\./)).toBeVisible();
  });

  await test.step('unlocks a post, a video and a gallery permanently', async () => {
    const { post, video, gallery } = offers;
    for (const [kind, item] of [
      ['posts', post],
      ['videos', video],
      ['galleries', gallery],
    ] as const) {
      expect(item, `something of ${kind} is for sale`).toBeDefined();
      await page.goto(`/${kind}/${item?._id}`);
      await unlock(page, item?.access.price ?? 0);
      await expect(page.getByRole('main').getByRole('button', { name: /Unlock/ })).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('main').getByRole('button', { name: /Unlock/ })).toHaveCount(0);
    }
  });

  await test.step('finds the video and the gallery among the purchases', async () => {
    await page.goto('/user/purchases');
    for (const item of [offers.video, offers.gallery]) await expect(page.getByText(item?.title ?? '')).toBeVisible();
  });
  await context.close();
  expect(host.output()).not.toMatch(/error/i);
});

test('a fan sees prices in euros, but charged amounts in dollars', async ({ browser }) => {
  test.setTimeout(90_000);
  const context = await browser.newContext({ baseURL: host.origin, locale: 'en-US' });
  const page = await context.newPage();
  await join(page, createNewUser());
  const choose = async (currency: string) => {
    await page.goto('/user/account');
    await page.getByLabel('Show prices in').selectOption(currency);
    await expect(page.getByText('Changes saved')).toBeVisible();
    await page.goto('/mara.clay');
  };
  const subscribe = page
    .getByRole('main')
    .getByRole('button', { name: /^Subscribe/ })
    .first();
  await choose('EUR');
  await expect(subscribe).toContainText('≈ €9.15');
  await subscribe.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('$9.95 (≈ €9.15) a month')).toBeVisible();
  await expect(dialog.getByText('≈ €9.15', { exact: true })).toBeVisible();
  await expect(dialog.getByText('$9.95', { exact: true })).toBeVisible();
  await choose('country');
  await expect(subscribe).toContainText('$9.95');
  await context.close();
});
