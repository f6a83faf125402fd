import { expect } from 'playwright/test';
import { createNewUser, join } from './fan.ts';
import type { Host } from './host.ts';
import { onServer } from './hosts.ts';
import { mara } from './journey-performer.ts';
import { takePart } from './taking-part.ts';
import { test } from './test.ts';
import { loadTranslations } from './translate.ts';

let host: Host;
test.beforeAll(async () => {
  host = await onServer();
});
test.afterAll(() => host.stop());
test.afterEach(() => expect(host.output()).not.toMatch(/error/i));

test('a fan votes, comments, bookmarks, searches and reports', async ({ browser }) => {
  test.setTimeout(240_000);
  const context = await browser.newContext({ baseURL: host.origin, locale: 'en-US' });
  const page = await context.newPage();
  const person = createNewUser();
  await join(page, person);
  await takePart(page, await loadTranslations('en-US'), host.origin, person);
  await context.close();
});

test('a fan votes, comments, bookmarks, searches and reports in Spanish', async ({ browser }) => {
  test.setTimeout(240_000);
  const context = await browser.newContext({ baseURL: host.origin, locale: 'es-ES' });
  const page = await context.newPage();
  const t = await loadTranslations('es-ES');
  const person = { name: 'Lucía Ferrer', username: 'lucia.ferrer', password: mara.password };
  await page.goto('/auth/login');
  await page.getByLabel(t('auth:login.credentials')).fill(person.username);
  await page.getByLabel(t('auth:login.password'), { exact: true }).fill(person.password);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth:login.submit') })
    .click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
  await takePart(page, t, host.origin, person);
  await context.close();
});
