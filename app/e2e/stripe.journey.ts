import { expect, type Page } from 'playwright/test';
import { balanceOf, createNewUser, fillAmountWithCoupon, logIn, logOut, registerAndConfirm } from './fan.ts';
import type { TimedHost } from './host.ts';
import { onTimedServer } from './hosts.ts';
import { decideAtBank, type JourneyStripe, startStripe, typeCard } from './stripe/stripe.ts';
import { test } from './test.ts';

let stripe: JourneyStripe;
let host: TimedHost;
test.beforeAll(async () => {
  stripe = await startStripe();
  host = await onTimedServer(stripe.access);
  stripe.sendEventsTo(host);
});
test.afterAll(async () => {
  await host.stop();
  await stripe.stop();
});

/** The test cards that Stripe has published. */
const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  empty: '4000000000009995',
  /** A card that requires authentication for every payment. */
  asking: '4000000000003220',
  /** A card that requires authentication once, when it is saved. */
  askingOnce: '4000002500003155',
} as const;

const alertOf = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const rowOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true }).first();

/** Starts a top-up with a new card. */
async function pay(page: Page, number: string, amount = 100) {
  await page.goto('/user/wallet');
  const another = page.getByRole('radio', { name: 'Another card' });
  await expect(page.getByRole('button', { name: /^(Pay|Choose)/ })).toBeVisible();
  if (await another.count()) await another.click({ force: true });
  await page.getByLabel('Another amount').fill(`${amount}`);
  await typeCard(page, number);
  await page.getByRole('button', { name: `Pay $${amount}.00` }).click();
}

/** Types a card into the dialog, which must be open, and saves it. */
async function saveCard(page: Page, number: string) {
  await typeCard(page, number);
  await page.getByRole('dialog').getByRole('button', { name: 'Save card' }).click();
}

test('a fan tops up, saves cards and subscribes through Stripe, with every kind of bank authentication', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const context = await browser.newContext({ baseURL: host.origin, locale: 'en-US' });
  await stripe.serve(context);
  const page = await context.newPage();
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text());
  });
  const person = createNewUser();
  await registerAndConfirm(page, person);
  await logOut(page, person.name);
  await logIn(page, person.username, person.password, true);
  await expect(page).toHaveURL(/\/home$/);

  await test.step('buys a package with a coupon', async () => {
    await page.goto('/user/wallet');
    await page.getByRole('radio', { name: /Lighthouse/ }).click({ force: true });
    await page.getByRole('button', { name: 'I have a coupon' }).click();
    await page.getByLabel('Coupon').fill('firstkiln');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('FIRSTKILN takes off $10.00')).toBeVisible();
    await typeCard(page, cards.good);
    await page.getByRole('button', { name: 'Pay $90.00' }).click();
    await expect(page.getByRole('heading', { name: '$106.00 added' })).toBeVisible();
    await expect.poll(() => balanceOf(page)).toBe(106);
  });

  await test.step('an incomplete or declined card shows a message and is not charged', async () => {
    await pay(page, '4242');
    await expect(alertOf(page, 'Your card number is incomplete.')).toBeVisible();
    await pay(page, cards.declined);
    await expect(alertOf(page, 'Your card was declined. Try another one.')).toBeVisible();
    await typeCard(page, cards.empty);
    await page.getByRole('button', { name: 'Pay $100.00' }).click();
    await expect(alertOf(page, "There isn't enough money on this card.")).toBeVisible();
    expect(await balanceOf(page)).toBe(106);
  });

  await test.step('the fan first rejects and then confirms the bank’s authentication', async () => {
    await pay(page, cards.asking);
    await decideAtBank(page, 'Fail');
    await expect(alertOf(page, "Your bank didn't confirm it was you. Nothing was charged.")).toBeVisible();
    expect(await balanceOf(page)).toBe(106);
    await page.getByRole('button', { name: 'Pay $100.00' }).click();
    await decideAtBank(page, 'Complete');
    await expect(page.getByRole('heading', { name: '$100.00 added' })).toBeVisible();
    await expect.poll(() => balanceOf(page)).toBe(206);
  });

  await test.step('tops up a custom amount with a coupon, which stays valid after a card was declined', async () => {
    await page.goto('/user/wallet');
    await fillAmountWithCoupon(page);
    await typeCard(page, cards.declined);
    await page.getByRole('button', { name: 'Pay $38.25' }).click();
    await expect(alertOf(page, 'Your card was declined. Try another one.')).toBeVisible();
    await typeCard(page, cards.asking);
    await page.getByRole('button', { name: 'Pay $38.25' }).click();
    await decideAtBank(page, 'Complete');
    await expect(page.getByRole('heading', { name: '$42.50 added' })).toBeVisible();
    await expect.poll(() => balanceOf(page)).toBe(248.5);
  });

  await test.step('continues a payment that was interrupted during the bank’s authentication', async () => {
    await pay(page, cards.asking);
    await expect(page.locator('iframe[title="The bank\'s question"]')).toBeVisible();
    await page.goto('/user/wallet?tab=top-ups');
    await page.getByRole('button', { name: 'Continue' }).click();
    await decideAtBank(page, 'Complete');
    await expect(page.getByText('Your payment is complete')).toBeVisible();
    await expect(page.getByRole('main').getByText('Waiting for your bank')).toHaveCount(0);
    await expect.poll(() => balanceOf(page)).toBe(348.5);
  });

  await test.step('saves a card after the bank’s authentication, and pays with the saved card without another authentication', async () => {
    await page.goto('/user/cards?dialog=add');
    await saveCard(page, cards.askingOnce);
    await decideAtBank(page, 'Fail');
    await expect(alertOf(page, "Your bank didn't confirm it was you.")).toBeVisible();
    // Uses a selector, because elements behind the modal dialog have no accessible role.
    await expect(page.locator('main li', { hasText: 'Visa ending in 3155' })).toHaveCount(0);
    await saveCard(page, cards.askingOnce);
    await decideAtBank(page, 'Complete');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Visa ending in 3155' });
    await expect(card).toHaveCount(1);
    await expect(card).not.toContainText('Waiting for your bank');
    await page.goto('/user/wallet');
    await page.getByLabel('Another amount').fill('25');
    await page.getByRole('button', { name: 'Pay $25.00' }).click();
    await expect(page.getByRole('heading', { name: '$25.00 added' })).toBeVisible();
  });

  await test.step('subscribes with the saved card', async () => {
    await page.goto('/bluehour.trio?dialog=subscribe&type=monthly');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio', { name: /3155/ })).toBeChecked();
    await dialog.getByRole('button', { name: 'Subscribe for $6.50' }).click();
    await expect(dialog.getByText("You're subscribed to Blue Hour Trio")).toBeVisible();
  });

  await test.step('subscribes with another card after first rejecting and then confirming the bank’s authentication', async () => {
    await page.goto('/mara.clay?dialog=subscribe&type=monthly');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Use another card' }).click();
    await saveCard(page, cards.asking);
    await decideAtBank(page, 'Complete');
    await expect(dialog.getByRole('radio', { name: /3220/ })).toBeChecked();
    await dialog.getByRole('button', { name: 'Subscribe for $9.95' }).click();
    await decideAtBank(page, 'Fail');
    await expect(dialog.getByText("Your bank didn't confirm it was you. Nothing was charged.")).toBeVisible();
    await dialog.getByRole('button', { name: 'Subscribe for $9.95' }).click();
    await decideAtBank(page, 'Complete');
    await expect(dialog.getByText("You're subscribed to Mara Quill")).toBeVisible();
  });

  await test.step('a month later, one subscription is renewed, and the other waits for the bank’s authentication', async () => {
    await host.moveTo(new Date(host.now().getTime() + 31.5 * 24 * 60 * 60 * 1000));
    await page.goto('/user/subscriptions');
    await expect(rowOf(page, 'Blue Hour Trio')).toContainText(/Renews on .* with Visa\s··\s3155\./);
    await expect(rowOf(page, 'Mara Quill')).toContainText('Your bank wants you to confirm it yourself.');
    await page.goto('/user/wallet?tab=top-ups');
    await expect(page.getByRole('main').getByRole('link', { name: 'Subscription to Blue Hour Trio' })).toHaveCount(2);
  });
  await context.close();
  expect(violations).toEqual([]);
  expect(stripe.unknown).toEqual([]);
  expect(stripe.eventStatuses.filter((status) => status !== 200)).toEqual([]);
  expect(stripe.eventStatuses.length).toBeGreaterThan(20);
  expect(host.output()).not.toMatch(/error/i);
});
