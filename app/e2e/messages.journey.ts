import { type Browser, expect, type Page } from 'playwright/test';
import { createNewUser, join, logIn } from './fan.ts';
import type { Host } from './host.ts';
import { onServer } from './hosts.ts';
import { mara } from './journey-performer.ts';
import { test } from './test.ts';

let host: Host;
test.beforeAll(async () => {
  host = await onServer();
});
test.afterAll(() => host.stop());
test.afterEach(() => expect(host.output()).not.toMatch(/error/i));

const openPage = async (browser: Browser) =>
  (await browser.newContext({ baseURL: host.origin, locale: 'en-US' })).newPage();

async function write(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: `Message to ${name}` }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** Returns the link to the messages in the header, with its unread count. */
const counter = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

test('a fan writes to a performer, who sees the request at once, opens it, and answers', async ({ browser }) => {
  const person = createNewUser();
  const [fan, performer] = [await openPage(browser), await openPage(browser)];
  await performer.goto('/auth/login');
  await logIn(performer, mara.username, mara.password);
  await expect(counter(performer, /^Messages/)).toBeVisible();
  await performer.goto('/messages?tab=requests');
  await join(fan, person);

  await test.step('the fan writes from the profile', async () => {
    await fan.goto(`/${mara.username}`);
    await fan.getByRole('main').getByRole('button', { name: 'Message', exact: true }).click();
    await expect(fan).toHaveURL(/\/messages\/[^/]+$/);
    await write(fan, mara.name, 'Do you teach throwing?');
    await expect(fan.getByRole('log').getByText('Do you teach throwing?')).toHaveCount(1);
    await expect(fan.getByRole('log').getByText('Sent')).toBeVisible();
  });

  const request = performer.getByRole('list', { name: 'Private requests' }).getByRole('link', { name: person.name });
  await test.step('the performer sees the request without a reload, and opens it', async () => {
    await expect(request).toContainText('Do you teach throwing?');
    await request.click();
    await expect(performer.getByRole('log').getByText('Do you teach throwing?')).toBeVisible();
    await expect(fan.getByRole('log').getByText('Seen')).toBeVisible();
  });

  await test.step('the performer answers, and the fan sees it at once', async () => {
    await write(performer, person.name, 'On Fridays.');
    await expect(fan.getByRole('log').getByText('On Fridays.')).toHaveCount(1);
    // Otherwise the fan could leave the conversation before the answer is marked as read.
    await expect(performer.getByRole('log').getByText('Seen')).toBeVisible();
  });

  await test.step('unread messages are counted in both sessions of the fan, until one of them reads', async () => {
    await fan.goto('/home');
    const second = await fan.context().newPage();
    await second.goto('/explore');
    await write(performer, person.name, 'At six.');
    for (const page of [fan, second]) await expect(counter(page, 'Messages, 1 unread')).toBeVisible();
    for (const page of [fan, second]) await expect(page).toHaveTitle(/^\(\d+\) /);
    await counter(fan, /^Messages/).click();
    await fan.getByRole('list', { name: 'Conversations' }).getByRole('link', { name: mara.name }).click();
    for (const page of [fan, second]) await expect(counter(page, 'Messages')).toBeVisible();
    await second.close();
  });

  await test.step('the fan sees that the performer types', async () => {
    await performer.getByRole('textbox', { name: `Message to ${person.name}` }).pressSequentially('Bri');
    await expect(fan.getByText(`${mara.name} is typing…`)).toBeVisible();
  });

  await test.step('a message that was written offline is sent once when the connection is back', async () => {
    await fan.context().setOffline(true);
    await write(fan, mara.name, 'I will be there.');
    await expect(fan.getByRole('log').getByText('Waiting for the connection')).toBeVisible();
    await fan.context().setOffline(false);
    await expect(performer.getByRole('log').getByText('I will be there.')).toHaveCount(1);
    // The message may be seen before the fan's page could show that it was sent.
    await expect(fan.getByRole('log').getByText(/Waiting|Sending/)).toHaveCount(0);
    await expect(fan.getByRole('log').getByText('I will be there.')).toHaveCount(1);
  });

  await test.step('the fan deletes a message, which disappears on both sides', async () => {
    await fan.getByRole('button', { name: 'Options for your message' }).last().click();
    await fan.getByRole('menuitem', { name: 'Delete' }).click();
    await fan.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(fan.getByText('Message deleted!')).toBeVisible();
    for (const page of [fan, performer])
      await expect(page.getByRole('log').getByText('I will be there.')).toHaveCount(0);
  });
});
