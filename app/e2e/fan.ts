import { createClient, login, memoryTokenStore } from '@fanlight/sdk';
import { expect, type Page } from 'playwright/test';

/** A user who is going to register. */
export interface NewUser {
  name: string;
  username: string;
  email: string;
  password: string;
}

/** Returns a user with a unique name. */
export function createNewUser(name = 'Iris Amsel'): NewUser {
  const username = `${name.split(' ')[0]?.toLowerCase()}.${Date.now().toString(36)}`;
  return { name, username, email: `${username}@fanlight.example`, password: 'a lamp in the window' };
}

/** Fills and submits the registration form, which must be open. */
export async function register(page: Page, person: NewUser): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
}

/**
 * Opens the mail in the development mailbox, and follows its link. The link logs in the browser that has registered.
 */
export async function confirm(page: Page, person: NewUser): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Open the demo mailbox' }).click();
  const mail = page.getByRole('article').filter({ hasText: person.email }).first();
  await mail.getByRole('link').click();
  await expect(page.getByRole('button', { name: `Account menu of ${person.name}` })).toBeVisible();
}

/** Registers from the welcome page and confirms the email address, which logs the user in. */
export async function registerAndConfirm(page: Page, person: NewUser): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Join Fanlight' }).first().click();
  await register(page, person);
  await confirm(page, person);
}

/** Fills and submits the login form, which must be open. */
export async function logIn(page: Page, credentials: string, password: string, remember = false): Promise<void> {
  await page.getByLabel('E-mail or username').fill(credentials);
  await page.getByLabel('Password', { exact: true }).fill(password);
  if (remember) await page.getByLabel('Stay logged in on this device').check();
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

/** Registers and confirms the email address. The page is then the home timeline. */
export async function join(page: Page, person: NewUser): Promise<void> {
  await registerAndConfirm(page, person);
  await expect(page).toHaveURL(/\/home$/);
}

/** Returns a client of a user. With it, a journey finds items of the demo, and checks the results of clicks. */
export async function clientOf(origin: string, { username, password }: Pick<NewUser, 'username' | 'password'>) {
  const client = createClient({ baseUrl: `${origin}/api`, token: memoryTokenStore() });
  await login(client, { credentials: username, password });
  return client;
}

/** Logs out through the account menu. */
export async function logOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Account menu of ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
}

/** Returns the lifetime of the session cookie in days, rounded to a whole number. */
export async function cookieDays(page: Page): Promise<number> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'token');
  expect(cookie, 'the session cookie').toBeDefined();
  return Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400);
}

/** Returns the session token in the cookie of the page. */
export async function tokenOf(page: Page): Promise<string> {
  return (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
}

/** Tops up the wallet with the test card whose payments succeed. */
export async function topUp(page: Page, amount: number): Promise<void> {
  await page.goto('/user/wallet');
  await page.getByLabel('Another amount').fill(String(amount));
  await page.getByRole('button', { name: 'Goes through' }).click();
  await page.getByRole('button', { name: `Pay $${amount}.00` }).click();
  await expect(page.getByRole('heading', { name: `$${amount}.00 added` })).toBeVisible();
}

/** Fills the top-up form, which must be open: a custom amount of $42.50, and the coupon that reduces it to $38.25. */
export async function fillAmountWithCoupon(page: Page): Promise<void> {
  await page.getByLabel('Another amount').fill('42.50');
  await page.getByRole('button', { name: 'I have a coupon' }).click();
  await page.getByLabel('Coupon').fill('chess10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('CHESS10 takes off $4.25')).toBeVisible();
}

/** Returns the balance that the header shows, in tokens. */
export async function balanceOf(page: Page): Promise<number> {
  const label = await page
    .getByRole('link', { name: /^Wallet, balance/ })
    .first()
    .getAttribute('aria-label');
  return Number(label?.replace(/[^0-9.]/g, ''));
}
