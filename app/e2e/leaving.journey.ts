import { api } from '@fanlight/sdk';
import { type BrowserContext, expect, type Page } from 'playwright/test';
import { clientOf, confirm, createNewUser, join, logIn, register } from './fan.ts';
import type { Host } from './host.ts';
import { onServer } from './hosts.ts';
import { mara } from './journey-performer.ts';
import { test } from './test.ts';

let host: Host;
test.beforeAll(async () => {
  host = await onServer();
});
test.afterAll(() => host.stop());

/** Returns a public post of the performer on which comments are allowed. */
async function findPost(): Promise<string> {
  const client = await clientOf(host.origin, mara);
  const { data } = await client.call(api.listPerformerFeeds, {
    params: { username: mara.username },
    query: { limit: 50 },
  });
  const post = data.find(({ audience, price }) => audience === 'public' && !price);
  if (!post) throw new Error('The demo has no public post.');
  return `/posts/${post._id}`;
}

async function expectHidden(page: Page, post: string): Promise<void> {
  await page.goto(`/${mara.username}`);
  await expect(page.getByRole('heading', { name: "There's nobody at this address" })).toBeVisible();
  await page.goto(post);
  await expect(page.getByRole('heading', { name: "This post isn't here" })).toBeVisible();
  await page.goto('/search?q=Mara+Quill');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Nothing here for “Mara Quill”' })).toBeVisible();
}

async function expectFound(page: Page): Promise<void> {
  await page.goto(`/${mara.username}`);
  await expect(page.getByRole('heading', { level: 1, name: mara.name })).toBeVisible();
}

async function confirmBlock(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: `Block ${name}?` })).toBeVisible();
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByText(`${name} is blocked`)).toBeVisible();
}

test('a fan is blocked, blocks a performer and refers a friend, who deletes the new account', async ({ browser }) => {
  test.setTimeout(240_000);
  const open = (): Promise<BrowserContext> => browser.newContext({ baseURL: host.origin, locale: 'en-US' });
  const contexts = await Promise.all([open(), open(), open()]);
  const [page, hers, theirs] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!page || !hers || !theirs) throw new Error('A page is missing.');
  const main = page.getByRole('main');
  const person = createNewUser();
  const friend = createNewUser('Jon Kestrel');
  await join(page, person);
  const post = await findPost();

  await test.step('a performer blocks the author of a comment, and this fan no longer finds her', async () => {
    await page.goto(post);
    await main.getByLabel('Write a comment').fill('I shall say this again and again.');
    await main.getByRole('button', { name: 'Send' }).click();
    await expect(main.getByText('I shall say this again and again.')).toBeVisible();
    await hers.goto('/auth/login');
    await logIn(hers, mara.username, mara.password);
    await expect(hers).toHaveURL(new RegExp(`/${mara.username}$`));
    await hers.goto(post);
    await hers.getByRole('button', { name: `More about this comment by ${person.name}` }).click();
    await hers.getByRole('menuitem', { name: 'Block' }).click();
    await confirmBlock(hers, person.name);
    await expectHidden(page, post);
  });

  await test.step('the performer unblocks the fan, who finds her again', async () => {
    await hers.goto('/creator/account');
    await hers.getByRole('button', { name: `Unblock ${person.name}` }).click();
    await expect(hers.getByText(`${person.name} is no longer blocked`)).toBeVisible();
    await expect(hers.getByRole('button', { name: `Unblock ${person.name}` })).toHaveCount(0);
    await expectFound(page);
  });

  await test.step('the fan blocks the performer, unblocks her, blocks her again by Undo, and unblocks her again', async () => {
    await main.getByRole('button', { name: 'More about this profile' }).click();
    await page.getByRole('menuitem', { name: 'Block' }).click();
    await confirmBlock(page, mara.name);
    await expectHidden(page, post);
    await page.goto('/user/account');
    const unblock = main.getByRole('button', { name: `Unblock ${mara.name}` });
    await unblock.click();
    await expect(unblock).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await unblock.click();
    await expect(unblock).toHaveCount(0);
    await expectFound(page);
  });

  await test.step('refers a friend with a copied link, and both see the referral', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/user/referrals');
    await expect(main.getByRole('heading', { name: 'Nobody has joined with your link yet' })).toBeVisible();
    await main.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(new RegExp(`^${host.origin}/auth/register\\?referral=`));
    await theirs.goto(link);
    await expect(theirs.getByLabel('Referral code')).toHaveValue(new URL(link).searchParams.get('referral') ?? '-');
    await register(theirs, friend);
    await confirm(theirs, friend);
    await theirs.goto('/user/referrals');
    await expect(theirs.getByRole('heading', { name: 'Nobody has joined with your link yet' })).toBeVisible();
    await page.reload();
    await expect(main.getByRole('list', { name: 'People' }).getByText(friend.name)).toBeVisible();
  });

  await test.step('the friend’s account can be deleted with the right password only', async () => {
    const dialog = theirs.getByRole('dialog');
    await theirs.goto('/user/account');
    await theirs.getByRole('main').getByRole('button', { name: 'Delete account' }).click();
    await dialog.getByLabel('Current password').fill('not this one');
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(dialog.getByText('The current password is wrong.')).toBeVisible();
    // Simulates a slow connection. Other responses report the end of the session before the response to the deletion
    // arrives.
    await theirs.route(/\/(api|assets)\//, async (route) => {
      const response = await route.fetch();
      const isDeletion = route.request().method() === 'DELETE';
      await theirs.waitForTimeout(isDeletion ? 2500 : 1500);
      await route.fulfill({ response });
    });
    await dialog.getByLabel('Current password').fill(friend.password);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(theirs).toHaveURL(`${host.origin}/`);
    await expect(theirs.getByText('Your account is deleted')).toBeVisible();
    await expect(theirs.getByRole('link', { name: 'Join Fanlight' }).first()).toBeVisible();
    await theirs.unrouteAll({ behavior: 'ignoreErrors' });
    await theirs.goto('/user/account');
    await expect(theirs).toHaveURL(/\/auth\/login/);
    await logIn(theirs, friend.username, friend.password);
    await expect(theirs.getByText('Incorrect credentials!')).toBeVisible();
  });

  await test.step('the referred friend is no longer listed by name', async () => {
    await page.reload();
    await expect(main.getByText(friend.name)).toHaveCount(0);
  });
  await Promise.all(contexts.map((context) => context.close()));
  expect(host.output()).not.toMatch(/error/i);
});
