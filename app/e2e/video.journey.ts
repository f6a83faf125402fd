import { expect } from 'playwright/test';
import { createNewUser, join, topUp } from './fan.ts';
import { onServer } from './hosts.ts';
import { mara } from './journey-performer.ts';
import { test } from './test.ts';
import { expectVideoPlays, publishVideo } from './video.ts';

test('a video uploaded with a post is processed, and plays for subscribers only (rules A1, F3)', async ({
  browser,
}) => {
  const host = await onServer();
  try {
    const open = async () => (await browser.newContext({ baseURL: host.origin, locale: 'en-US' })).newPage();
    const post = await publishVideo(await open(), 'Subscribers');

    const fan = await open();
    await join(fan, createNewUser());
    await test.step('a fan without a subscription sees the paywall instead of the player', async () => {
      await fan.goto(post);
      const main = fan.getByRole('main');
      await expect(main.getByText(`For subscribers of ${mara.name}`).first()).toBeVisible();
      await expect(main.locator('video')).toHaveCount(0);
    });

    await test.step('the fan subscribes from the paywall, and the video plays', async () => {
      await topUp(fan, 50);
      await fan.goto(post);
      await fan
        .getByRole('main')
        .getByRole('button', { name: /^Subscribe for/ })
        .first()
        .click();
      const dialog = fan.getByRole('dialog');
      await dialog.getByRole('radio', { name: /a month$/ }).click({ force: true });
      await dialog.getByRole('radio', { name: /^Wallet/ }).click({ force: true });
      await dialog.getByRole('button', { name: 'Subscribe for $9.95' }).click();
      await expect(dialog.getByText(`You're subscribed to ${mara.name}`)).toBeVisible();
      await expectVideoPlays(fan, post);
    });
  } finally {
    await host.stop();
  }
  expect(host.output()).not.toMatch(/error/i);
});
