import { paths } from '@fanlight/components/paths';
import { api } from '@fanlight/sdk';
import { totpCodeAt } from '@fanlight/server/testing/totp';
import { expect, type Locator, type Page } from 'playwright/test';
import { clientOf, createNewUser, type NewUser } from './fan.ts';
import { type Host, startHost } from './host.ts';
import { mara } from './journey-performer.ts';
import { test } from './test.ts';

type Route = keyof typeof paths;

let host: Host;
test.beforeAll(async () => {
  // The time limit is long, so that SSR also renders every page on a slow machine.
  host = await startHost({ FANLIGHT_SSR_TIMEOUT_MS: '60000' });
});
test.afterAll(() => host.stop());

/** Stands for an id in a path. */
const id = 'ID';

/** Returns the path of a route without its query. Ids are replaced by `ID`. */
const addressOf = (route: Route) => new URL((paths[route] as (id?: string) => string)(id), host.origin).pathname;

/** The routes that this journey has opened by clicking. */
const opened = new Set<Route>();

/** The routes whose hydration this journey has seen. */
const hydrated = new Set<Route>();

/** The path of each route whose hydration was not checked yet. A user who can see it has opened the path. */
const unhydrated = new Map<Route, string>();

/** Waits until the page shows a route. */
async function waitForRoute(page: Page, route: Route): Promise<void> {
  // The path of the search has no id, and that of reels may have one.
  const pattern = route === 'reels' || route === 'search' ? `/${route}` : addressOf(route).replace(id, '[^/]+');
  await expect(page).toHaveURL((url) => new RegExp(`^${pattern}$`).test(url.pathname));
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('heading').first()).toBeAttached();
  opened.add(route);
  if (!hydrated.has(route)) unhydrated.set(route, page.url());
}

/** Clicks a link to a route. It finds the link by its URL, which does not depend on the language. */
async function clickLinkTo(page: Page, route: Route, within: Page | Locator = page): Promise<void> {
  const prefix = route === 'reels' ? '/reels' : addressOf(route).split(id)[0];
  const isExact = prefix === addressOf(route) && route !== 'login' && route !== 'register';
  // A link to the reels also contains the path to which the page of reels leads back.
  const exact = `a[href="${prefix}"], a[href^="${prefix}?back="]`;
  const link = within.locator(isExact ? exact : `a[href^="${prefix}"]`).filter({ visible: true });
  await test.step(`to ${route}`, async () => {
    await link.first().click();
    await waitForRoute(page, route);
  });
}

/** Clicks an entry of the account menu. */
async function clickMenuEntry(page: Page, route: Route): Promise<void> {
  await page.getByRole('banner').locator('button[aria-haspopup=menu]').filter({ visible: true }).last().click();
  await clickLinkTo(page, route, page.getByRole('menu'));
}

const submit = (page: Page) => page.getByRole('main').locator('form button[type=submit]').first().click();

async function logIn(page: Page, credentials: string, password: string): Promise<void> {
  await page.locator('input[name=credentials]').fill(credentials);
  await page.locator('input[name=password]').fill(password);
  await submit(page);
  // The address changes before the layout for users replaces that of the login, which has a menu, too.
  await expect(page.getByRole('banner').locator('a[href="/notifications"]')).toBeVisible();
}

const submitAddress = async (page: Page, email: string) => {
  await page.locator('input[type=email]').fill(email);
  await submit(page);
};

async function register(page: Page, person: NewUser): Promise<void> {
  await page.goto('/');
  await clickLinkTo(page, 'explore');
  await clickLinkTo(page, 'reels');
  await page.goBack();
  await clickLinkTo(page, 'welcome');
  await clickLinkTo(page, 'sitePage');
  await clickLinkTo(page, 'contact');
  await clickLinkTo(page, 'register');
  await clickLinkTo(page, 'performerRegister');
  await clickLinkTo(page, 'register', page.getByRole('main'));
  for (const name of ['name', 'username', 'email', 'password'] as const)
    await page.locator(`input[name=${name}]`).fill(person[name]);
  await submit(page);
  await clickLinkTo(page, 'developmentMailbox');
  const mail = page.getByRole('article').filter({ hasText: person.email }).first();
  await mail.locator('a[href*="email-verification"]').click();
  await waitForRoute(page, 'emailVerification');
  // Waits until the confirmation has started the session. A page that is opened before would be rendered for a visitor.
  const hasSession = async () => (await page.context().cookies()).some(({ name }) => name === 'token');
  await expect.poll(hasSession).toBe(true);
}

/** Resets a password, and then reverts the change with the link in the mail. */
async function resetAndRevertPassword(page: Page, person: NewUser): Promise<void> {
  await page.goto('/');
  await clickLinkTo(page, 'login');
  await clickLinkTo(page, 'forgotPassword');
  await submitAddress(page, person.email);
  await clickLinkTo(page, 'developmentMailbox');
  const mail = page.getByRole('article').filter({ hasText: person.email }).first();
  await mail.locator('a[href*="reset-password"]').click();
  await waitForRoute(page, 'resetPassword');
  await page.locator('input[name=password]').fill('a lamp in the other window');
  await submit(page);
  await clickLinkTo(page, 'login');
  await clickLinkTo(page, 'forgotPassword');
  await submitAddress(page, person.email);
  await clickLinkTo(page, 'developmentMailbox');
  await page.locator('article a[href*="undo-change"]').first().click();
  await waitForRoute(page, 'undoChange');
}

/** Opens every route of a fan. */
async function openRoutesOfFan(page: Page): Promise<void> {
  await page.goto('/auth/login');
  await logIn(page, 'noor', mara.password);
  await waitForRoute(page, 'home');
  await clickLinkTo(page, 'stories');
  await page.goBack();
  await clickLinkTo(page, 'notifications');
  await clickLinkTo(page, 'messages');
  await clickLinkTo(page, 'wallet');
  await clickLinkTo(page, 'userCards');
  await clickLinkTo(page, 'wallet');
  await clickLinkTo(page, 'purchases');
  await clickLinkTo(page, 'orders');
  await clickLinkTo(page, 'addresses');
  await clickLinkTo(page, 'orders');
  await clickLinkTo(page, 'order');
  for (const route of ['subscriptions', 'bookmarks', 'following', 'referrals', 'becomeCreator', 'userAccount'] as const)
    await clickMenuEntry(page, route);
  await clickLinkTo(page, 'reports');
  await page.getByRole('banner').getByRole('combobox').fill('kiln');
  await page.keyboard.press('Enter');
  await waitForRoute(page, 'search');
  await clickLinkTo(page, 'explore');
  await page.getByRole('main').locator(`a[href="/${mara.username}"]`).first().click();
  await waitForRoute(page, 'profile');
  await page.getByRole('main').locator('button:has(.lucide-message-circle)').click();
  await waitForRoute(page, 'conversation');
  await page.goBack();
  for (const [tab, route] of [
    ['videos', 'video'],
    ['galleries', 'gallery'],
    ['store', 'product'],
  ] as const) {
    await page.getByRole('main').locator(`a[href$="tab=${tab}"]`).click();
    await clickLinkTo(page, route, page.getByRole('main'));
    await page.goBack();
  }
  await page.getByRole('main').locator(`a[href="/${mara.username}"]`).filter({ visible: true }).first().click();
  await clickLinkTo(page, 'post', page.getByRole('main'));
}

/** Adds a bank account, and requests a payout, from the page of payouts. */
async function requestPayout(page: Page): Promise<void> {
  await page.getByRole('main').locator('a[href="/creator/account?dialog=bank"]').click();
  const dialog = page.getByRole('dialog');
  const account = { accountHolder: 'Mara Quill', bankName: 'Banco do Rio', accountNumber: 'PT50000201231234567890154' };
  for (const [name, text] of Object.entries(account)) await dialog.locator(`input[name=${name}]`).fill(text);
  await dialog.locator('select[name=countryCode]').selectOption('PT');
  await dialog.locator('select[name=currency]').selectOption('EUR');
  await dialog.locator('button[type=submit]').click();
  await expect(dialog).toBeHidden();
  await clickLinkTo(page, 'creatorPayouts', page.getByRole('main'));
  await clickLinkTo(page, 'creatorPayoutNew', page.getByRole('main'));
  await submit(page);
  await expect(page).not.toHaveURL(/\/new$/);
  await clickMenuEntry(page, 'creatorPayouts');
  await clickLinkTo(page, 'creatorPayout', page.getByRole('main'));
}

/** Opens every route of a performer. */
async function openRoutesOfPerformer(page: Page): Promise<void> {
  await page.goto('/auth/login');
  await logIn(page, mara.username, mara.password);
  await waitForRoute(page, 'profile');
  await clickMenuEntry(page, 'creatorPosts');
  await clickLinkTo(page, 'creatorPostNew');
  await clickMenuEntry(page, 'creatorPosts');
  await page.getByRole('main').getByRole('listitem').locator('button[aria-haspopup=menu]').first().click();
  await clickLinkTo(page, 'creatorPost', page.getByRole('menu'));
  await clickMenuEntry(page, 'creatorPosts');
  await clickLinkTo(page, 'creatorLibrary', page.getByRole('main'));
  await clickMenuEntry(page, 'creatorPosts');
  await clickLinkTo(page, 'creatorPhotos', page.getByRole('main'));
  await clickLinkTo(page, 'creatorPhotoNew', page.getByRole('main'));
  await clickMenuEntry(page, 'creatorPosts');
  await clickLinkTo(page, 'creatorPhotos', page.getByRole('main'));
  await clickLinkTo(page, 'creatorPhoto', page.getByRole('main').getByRole('listitem'));
  await clickMenuEntry(page, 'creatorPosts');
  await clickLinkTo(page, 'creatorGalleries', page.getByRole('main'));
  await clickLinkTo(page, 'creatorGalleryNew', page.getByRole('main'));
  await clickMenuEntry(page, 'creatorPosts');
  await clickLinkTo(page, 'creatorGalleries', page.getByRole('main'));
  await page.getByRole('main').getByRole('listitem').locator('button[aria-haspopup=menu]').first().click();
  await clickLinkTo(page, 'creatorGallery', page.getByRole('menu'));
  await clickMenuEntry(page, 'creatorPosts');
  await clickLinkTo(page, 'creatorVideos', page.getByRole('main'));
  await clickLinkTo(page, 'creatorVideoNew', page.getByRole('main'));
  await clickMenuEntry(page, 'creatorPosts');
  await clickLinkTo(page, 'creatorVideos', page.getByRole('main'));
  await page.getByRole('main').getByRole('listitem').locator('button[aria-haspopup=menu]').first().click();
  await clickLinkTo(page, 'creatorVideo', page.getByRole('menu'));
  await clickMenuEntry(page, 'creatorPosts');
  await clickLinkTo(page, 'creatorReels', page.getByRole('main'));
  await clickLinkTo(page, 'creatorReelNew', page.getByRole('main'));
  await clickMenuEntry(page, 'creatorPosts');
  await clickLinkTo(page, 'creatorReels', page.getByRole('main'));
  await page.getByRole('main').getByRole('listitem').locator('button[aria-haspopup=menu]').first().click();
  await clickLinkTo(page, 'creatorReel', page.getByRole('menu'));
  await clickMenuEntry(page, 'creatorPosts');
  await clickLinkTo(page, 'creatorStories', page.getByRole('main'));
  await clickLinkTo(page, 'creatorStoryNew', page.getByRole('main'));
  await clickMenuEntry(page, 'creatorPosts');
  await clickLinkTo(page, 'creatorStories', page.getByRole('main'));
  await page.getByRole('main').getByRole('listitem').locator('button[aria-haspopup=menu]').first().click();
  await clickLinkTo(page, 'creatorStory', page.getByRole('menu'));
  await clickMenuEntry(page, 'creatorPosts');
  await clickLinkTo(page, 'creatorProducts', page.getByRole('main'));
  await expect(page.locator('nav a[href="/creator/posts"][aria-current=page]').first()).toBeVisible();
  await clickLinkTo(page, 'creatorProductNew', page.getByRole('main'));
  await clickMenuEntry(page, 'creatorPosts');
  await clickLinkTo(page, 'creatorProducts', page.getByRole('main'));
  await page.getByRole('main').getByRole('listitem').locator('button[aria-haspopup=menu]').first().click();
  await clickLinkTo(page, 'creatorProduct', page.getByRole('menu'));
  await clickMenuEntry(page, 'creatorOrders');
  await clickLinkTo(page, 'creatorOrder', page.getByRole('main'));
  await clickMenuEntry(page, 'creatorSubscribers');
  await clickLinkTo(page, 'creatorFollowers', page.getByRole('main'));
  await clickMenuEntry(page, 'creatorDashboard');
  await clickMenuEntry(page, 'creatorEarnings');
  await clickLinkTo(page, 'creatorPayouts', page.getByRole('main'));
  await requestPayout(page);
  await clickMenuEntry(page, 'creatorAccount');
  await clickLinkTo(page, 'creatorPromotions', page.getByRole('main'));
}

/** Opens every route of an operator, whom the command line grants the role, and who sets up a second factor. */
async function openRoutesOfOperator(page: Page): Promise<void> {
  const client = await clientOf(host.origin, { username: 'noor', password: mara.password });
  await host.runOperator('grant', (await client.call(api.getMe)).email ?? '');
  await page.goto('/auth/login');
  await logIn(page, 'noor', mara.password);
  await clickMenuEntry(page, 'userAccount');
  await clickLinkTo(page, 'secondFactor', page.getByRole('main'));
  const main = page.getByRole('main');
  // The address changes before this page, which has one form, replaces the account, which also has a password field.
  await expect(main.locator('form')).toHaveCount(1);
  await main.locator('input[name=password]').fill(mara.password);
  await submit(page);
  const secret = (await main.locator('[translate=no]').first().innerText()).replaceAll(' ', '');
  await main.locator('input[name=code]').fill(totpCodeAt(secret, new Date()));
  await submit(page);
  await main.getByRole('button').last().click();
  await clickLinkTo(page, 'operator', main);
  await clickLinkTo(page, 'operatorReports', main);
  await clickLinkTo(page, 'operatorPayouts', main);
  await clickLinkTo(page, 'operatorLog', main);
}

/**
 * Opens the paths again, so that the server renders them. Checks that hydration keeps the elements that the server
 * rendered. Paths that redirect this user are left for another user.
 */
async function hydrateAll(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const storeMainElement = () => Object.assign(window, { serverElement: document.querySelector('#root.ssr main') });
    addEventListener('DOMContentLoaded', storeMainElement);
  });
  for (const [route, url] of unhydrated)
    await test.step(`${route} is hydrated`, async () => {
      await page.goto(url);
      // Waits until the app is ready, because the server's elements exist before in any case.
      await page.waitForFunction(() => !document.querySelector('#root.ssr'));
      const isServerElementConnected = await page.evaluate(
        () => (window as { serverElement?: Element }).serverElement?.isConnected,
      );
      if (isServerElementConnected === undefined) return;
      expect(isServerElementConnected, route).toBe(true);
      unhydrated.delete(route);
      hydrated.add(route);
    });
}

test('a visitor, a fan, a performer and an operator reach every route by clicks in Spanish, and every route hydrates', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const person = createNewUser();
  const visit = async () => undefined;
  for (const walk of [
    register,
    resetAndRevertPassword,
    openRoutesOfFan,
    openRoutesOfPerformer,
    openRoutesOfOperator,
    visit,
  ]) {
    const context = await browser.newContext({ baseURL: host.origin, locale: 'es-ES' });
    const page = await context.newPage();
    await test.step(walk.name, () => walk(page, person));
    await hydrateAll(page);
    await context.close();
  }
  expect([...opened].toSorted()).toEqual(Object.keys(paths).toSorted());
  expect(host.output()).not.toMatch(/error/i);
  expect([...unhydrated.keys()]).toEqual([]);
});
