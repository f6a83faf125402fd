import { expect } from 'playwright/test';
import { balanceOf, logIn } from './fan.ts';
import { type AppHost, inTab } from './hosts.ts';
import { mara, performerBySdk } from './journey-performer.ts';
import { playMainJourney } from './main-journey.ts';
import { test, waitAfterOpening, whenTabStarted } from './test.ts';

let host: AppHost;
test.beforeAll(async () => {
  host = await inTab();
});
test.afterAll(() => host.stop());

test('in the tab: a fan registers and tips, while the performer uses the SDK on the same engine', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const context = await browser.newContext({ baseURL: host.origin, locale: 'en-US' });
  const page = waitAfterOpening(await context.newPage(), whenTabStarted);
  await page.goto('/');
  await playMainJourney(page, host.origin, performerBySdk(page));
  await context.close();
});

test('in the tab: a fan’s actions through the SDK appear on the performer’s open page', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: host.origin, locale: 'en-US' });
  const page = waitAfterOpening(await context.newPage(), whenTabStarted);
  await page.goto('/auth/login');
  await logIn(page, mara.username, mara.password);
  await expect(page).toHaveURL(new RegExp(`/${mara.username}$`));
  const earlier = await balanceOf(page);
  await page.evaluate(async (username) => {
    const { fanlight } = window;
    if (!fanlight) throw new Error('This page does not run the platform.');
    const fan = fanlight.createClient();
    await fanlight.login(fan, { credentials: 'noor', password: 'fanlight-demo' });
    const { _id: id } = await fan.call(fanlight.api.getPerformer, { params: { id: username } });
    await fan.call(fanlight.api.tipPerformer, { params: { id }, body: { amount: 10 } });
  }, mara.username);
  await expect.poll(() => balanceOf(page)).toBe(earlier + 8);
  await page.reload();
  await expect.poll(() => balanceOf(page)).toBe(earlier + 8);
  await context.close();
});

test('in the tab: the URL or the console selects a scenario', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: host.origin, locale: 'en-US' });
  const page = waitAfterOpening(await context.newPage(), whenTabStarted);
  await page.goto('/auth/login?scenario=maintenance');
  await expect(page.getByRole('heading', { name: 'Back in a moment' })).toBeVisible();
  await page.goto('/auth/login?scenario=error-INVALID_CREDENTIALS');
  await logIn(page, mara.username, mara.password);
  await expect(page.getByText('Incorrect credentials!')).toBeVisible();
  await page.evaluate(() => window.fanlight?.useScenario('default'));
  await logIn(page, mara.username, mara.password);
  await expect(page).toHaveURL(new RegExp(`/${mara.username}$`));
  await context.close();
});
