import { readFileSync } from 'node:fs';
import { expect } from 'playwright/test';
import { type Host, startHost } from './host.ts';
import { type JourneyRecaptcha, startRecaptcha } from './recaptcha/recaptcha.ts';
import { test } from './test.ts';

const script = readFileSync(new URL('recaptcha/api.js', import.meta.url), 'utf8');

let recaptcha: JourneyRecaptcha;
let host: Host;
test.beforeAll(async () => {
  recaptcha = await startRecaptcha();
  host = await startHost(recaptcha.env);
});
test.afterAll(async () => {
  await host.stop();
  recaptcha.stop();
});

test('login, registration and contact require the captcha if one is configured', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: host.origin, locale: 'en-US' });
  await context.route('https://recaptcha.net/recaptcha/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  const page = await context.newPage();
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text());
  });
  const box = page.getByRole('checkbox', { name: "I'm not a robot" });
  const missing = page.getByText('Confirm that you are not a robot.');

  await test.step('a login requires the captcha, which is reset after a wrong password', async () => {
    await page.goto('/auth/login');
    await page.getByLabel('E-mail or username').fill('noor');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    const submit = page.getByRole('main').getByRole('button', { name: 'Log in' });
    await expect(box).toBeVisible();
    await submit.click();
    await expect(missing).toBeVisible();
    await box.check();
    await submit.click();
    await expect(missing).toHaveCount(0);
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(box).not.toBeChecked();
    await page.getByLabel('Password', { exact: true }).fill('fanlight-demo');
    await box.check();
    await submit.click();
    await expect(page).toHaveURL(/\/home$/);
  });

  await test.step('a visitor solves the captcha and writes to the operator', async () => {
    await page.goto('/contact');
    await page.getByLabel('E-mail').fill('noor@fanlight.example');
    await page.getByLabel('Message', { exact: true }).fill('Is there a dark theme?');
    await box.check();
    await page.getByRole('main').getByRole('button', { name: /Send/ }).click();
    await expect(box).toHaveCount(0);
  });

  await test.step('the page shows an error if the captcha cannot be loaded', async () => {
    await context.unroute('https://recaptcha.net/recaptcha/api.js*');
    await context.route('https://recaptcha.net/**', (route) => route.abort());
    await page.goto('/contact');
    await expect(page.getByText(/not a robot couldn't be loaded/)).toBeVisible();
  });
  await context.close();
  expect(violations).toEqual([]);
  expect(new Set(recaptcha.verifiedTokens).size).toBe(3);
  expect(host.output()).not.toMatch(/error/i);
});
