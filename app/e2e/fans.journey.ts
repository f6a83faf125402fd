import { readFile } from 'node:fs/promises';
import { expect } from 'playwright/test';
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

test('a performer writes a note about a fan, makes the fan a VIP, filters the followers, and exports them', async ({
  browser,
}) => {
  const open = async () => (await browser.newContext({ baseURL: host.origin, locale: 'en-US' })).newPage();
  const person = createNewUser();
  const note = 'Asks about the "ash" glaze, every week.';

  await test.step('a fan follows the performer', async () => {
    const fan = await open();
    await join(fan, person);
    await fan.goto(`/${mara.username}`);
    const main = fan.getByRole('main');
    await main
      .getByRole('button', { name: `Follow ${mara.name}` })
      .first()
      .click();
    await expect(main.getByRole('button', { name: 'Following' }).first()).toBeVisible();
    await fan.context().close();
  });

  const page = await open();
  const main = page.getByRole('main');
  const row = main.getByRole('listitem').filter({ hasText: person.name });
  const choose = async (entry: string) => {
    await row.getByRole('button', { name: `More about ${person.name}` }).click();
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
  };
  await page.goto('/auth/login');
  await logIn(page, mara.username, mara.password);
  await expect(page).toHaveURL(new RegExp(`/${mara.username}$`));
  await page.goto('/creator/followers');

  await test.step('writes a note, which is still there after a reload', async () => {
    await expect(row).toContainText('Nothing spent yet');
    await choose('Add a note');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Note', { exact: true }).fill(note);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row).toContainText(note);
    await page.reload();
    await expect(row).toContainText(note);
  });

  await test.step('makes the fan a VIP, and lists only the VIPs', async () => {
    await choose('Add to VIPs');
    await expect(row.getByText('VIP', { exact: true })).toBeVisible();
    await main.getByRole('radio', { name: 'VIPs' }).click({ force: true });
    await expect(page).toHaveURL(/\?list=vip$/);
    await expect(main.getByText('1 follower', { exact: true })).toBeVisible();
    await expect(row).toBeVisible();
  });

  await test.step('mutes the fan', async () => {
    await choose('Mute');
    await expect(row.getByText('Muted', { exact: true })).toBeVisible();
    await expect(page.getByText(`You won't be notified about ${person.name}.`)).toBeVisible();
  });

  await test.step('exports the filtered list', async () => {
    const arrives = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    const download = await arrives;
    expect(download.suggestedFilename()).toMatch(/^followers-\d{4}-\d\d-\d\d\.csv$/);
    const [header, ...lines] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(header).toContain('"Name","Username","Since (UTC)","Spent","Lists","Note"');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`"${person.name}","${person.username}",`);
    expect(lines[0]).toContain('0,"VIP, Muted","Asks about the ""ash"" glaze, every week."');
  });
  await page.context().close();
});
