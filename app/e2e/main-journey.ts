import { expect, type Page, test } from 'playwright/test';
import { balanceOf, cookieDays, createNewUser, logIn, logOut, registerAndConfirm, tokenOf, topUp } from './fan.ts';
import type { JourneyPerformer } from './journey-performer.ts';

/**
 * The main journey. A fan registers, reads, follows, likes, comments, tops up and tips by clicking in `page`. The
 * performer sees the results without a reload.
 */
export async function playMainJourney(page: Page, origin: string, performer: JourneyPerformer): Promise<void> {
  const person = createNewUser();
  const earlier = {
    balance: await performer.balance(),
    followers: await performer.followers(),
    unread: await performer.unread(),
  };

  await test.step('a visitor registers and confirms the email address, which logs in', async () => {
    await registerAndConfirm(page, person);
    await logOut(page, person.name);
  });

  await test.step('a wrong password is refused with the required message', async () => {
    await page.goto('/auth/login');
    await logIn(page, person.username, 'not this one');
    await expect(page.getByText('Incorrect credentials!')).toBeVisible();
    expect(await tokenOf(page)).toBe('');
  });

  await test.step('a session lasts a day, or a year with "stay logged in"', async () => {
    await logIn(page, person.username, person.password);
    await expect(page).toHaveURL(`${origin}/home`);
    expect(await cookieDays(page)).toBe(1);
    await logOut(page, person.name);
    await logIn(page, person.email, person.password, true);
    await expect(page).toHaveURL(`${origin}/home`);
    expect(await cookieDays(page)).toBe(365);
  });

  await test.step('the empty timeline has a message and a link to creators', async () => {
    await expect(page.getByRole('heading', { name: 'Your timeline begins with a follow' })).toBeVisible();
  });

  await test.step('follows a performer, whose posts appear in the timeline', async () => {
    await page.goto(`/${performer.username}`);
    await expect(page.getByRole('heading', { level: 1, name: performer.name })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: `Follow ${performer.name}` })
      .first()
      .click();
    await expect(
      page.getByRole('button', { name: `Following ${performer.name}: stop following` }).first(),
    ).toBeVisible();
    await expect.poll(() => performer.followers()).toBe(earlier.followers + 1);
    await expect.poll(() => performer.unread()).toBe(earlier.unread + 1);
    await page.goto('/home');
    await expect(page.getByRole('article').first()).toContainText(performer.name);
  });

  await test.step('likes and bookmarks a post', async () => {
    const post = page.getByRole('article').first();
    // Waits for the response, because the update is optimistic and the journey then leaves the page.
    await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/api/reactions')),
      post.getByRole('button', { name: 'Like' }).click(),
    ]);
    await expect(post.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'true');
    await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/api/reactions')),
      post.getByRole('button', { name: 'Bookmark' }).click(),
    ]);
    await page.reload();
    await expect(post.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'true');
    await expect(post.getByRole('button', { name: 'Bookmark' })).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('comments on the page of the post', async () => {
    await page.getByRole('article').first().getByRole('link', { name: 'Comments' }).click();
    await expect(page).toHaveURL(/\/posts\/[0-9a-f]{24}#comment$/);
    await page.getByLabel('Write a comment').fill('The glaze looks like rain on slate.');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('list', { name: 'Comments' })).toContainText('The glaze looks like rain on slate.');
  });

  await test.step('tops up 100 tokens', async () => {
    await topUp(page, 100);
    expect(await balanceOf(page)).toBe(100);
  });

  await test.step('a tip below 10 is refused, and a tip above the balance offers a top-up', async () => {
    await page.goto(`/${performer.username}`);
    await page.getByRole('button', { name: 'Tip', exact: true }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Another amount').fill('9.99');
    await dialog.getByRole('button', { name: 'Choose an amount' }).click();
    await expect(dialog.getByText('A tip is at least $10.00.')).toBeVisible();
    await dialog.getByLabel('Another amount').fill('100.01');
    await expect(dialog.getByText('You need $0.01 more.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Top up and continue' })).toBeVisible();
    const refusals = await page.evaluate(
      async ({ token, username }) => {
        const call = (path: string, init: RequestInit = {}) =>
          fetch(`/api${path}`, { ...init, headers: { authorization: token, 'content-type': 'application/json' } });
        const { data } = await (await call(`/performers/${username}`)).json();
        const tip = async (amount: number) =>
          (
            await (
              await call(`/wallet/charges/tip/${data._id}`, { method: 'POST', body: JSON.stringify({ amount }) })
            ).json()
          ).code;
        return [await tip(9.99), await tip(100.01)];
      },
      { token: await tokenOf(page), username: performer.username },
    );
    expect(refusals).toEqual(['AMOUNT_OUT_OF_RANGE', 'INSUFFICIENT_BALANCE']);
  });

  await test.step('tips 25, and the performer sees balance, counter and notification without a reload', async () => {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Another amount').fill('');
    await dialog.getByRole('radio', { name: '$25', exact: true }).click({ force: true });
    await dialog.getByRole('button', { name: 'Tip $25.00' }).click();
    await expect(dialog.getByText('Your balance was $100.00 and is $75.00 now.')).toBeVisible();
    // The performer receives the tip less the platform's commission of 20 % (rule M5).
    await expect.poll(() => performer.balance()).toBe(earlier.balance + 20);
    await performer.expectNotification('tip', person.name);
    await performer.expectNotification('comment', person.name);
    await performer.expectNotification('follow', person.name);
  });

  await test.step('logout opens the login page, and the old token is invalid', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    const token = await tokenOf(page);
    await logOut(page, person.name);
    expect(await tokenOf(page)).toBe('');
    const status = await page.evaluate(
      async (old) => (await fetch('/api/users/me', { headers: { authorization: old } })).status,
      token,
    );
    expect(status).toBe(401);
  });

  await test.step('a login does not redirect to another site', async () => {
    await page.goto('/auth/login?redirect=//evil.example');
    await logIn(page, person.username, person.password);
    await expect(page).toHaveURL(`${origin}/home`);
  });
}
