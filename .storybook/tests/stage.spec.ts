import { AxeBuilder } from '@axe-core/playwright';
import { expect, type FrameLocator, type Page, test } from 'playwright/test';
import { entries } from './entries.ts';

/** Returns the id of a story by its title and name. */
function idOf(title: string, name: RegExp): string {
  const story = entries.find((entry) => entry.type === 'story' && entry.title === title && name.test(entry.name));
  if (!story) throw new Error(`There is no story ${title} ${name}.`);
  return story.id;
}

const notifications = idOf('Flows/Own pages', /^Notifications/);
const wallet = idOf('Flows/Paying', /^Wallet · /);
const home = idOf('Flows/Discovering', /^Home · /);
const tip = idOf('Flows/A lost connection', /^2 /);
const reconnecting = idOf('Flows/A lost connection', /^1 /);
const blocked = idOf('Flows/Discovering', /^Profile, blocked country/);
const badge = idOf('Components/Primitives/Badge', /^Tones/);

/** Opens the panel "Stage", which is closed at first. */
async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show addon panel' }).click({ timeout: 30_000 });
  await page.getByRole('tab', { name: 'Stage' }).click();
}

/** Opens a story in Storybook with the panel "Stage". Returns the page of the story. */
async function open(page: Page, id: string, globals = ''): Promise<FrameLocator> {
  await page.goto(`/?path=/story/${id}&globals=${globals}`);
  await openPanel(page);
  return page.frameLocator('#storybook-preview-iframe');
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** Waits until the page of the story has opened its connection. */
const whenConnected = (page: Page) =>
  expect(part(page, 'Connection').getByRole('radio', { name: 'On', exact: true })).toBeEnabled({ timeout: 30_000 });
/** The time of the story's page. */
const readTime = (story: FrameLocator) => story.locator('body').evaluate(() => new Date().toISOString().slice(0, 16));
const bell = (story: FrameLocator) => story.getByRole('link', { name: /Notifications/ }).first();

test('answers: the panel changes the response of a called operation, and stores the change in the URL', async ({
  page,
}) => {
  const story = await open(page, wallet);
  const answer = part(page, 'Answers').getByRole('combobox', { name: 'getWallet' });
  await expect(answer).toHaveValue('');
  await answer.selectOption('failed');
  await expect(part(page, 'Answers').getByText('INTERNAL')).toBeVisible();
  await expect(story.getByRole('alert').first()).toBeVisible();
  await expect(page).toHaveURL(/globals=.*answers:getWallet_failed/);
  // The panel stays open.
  await page.reload();
  await page.getByRole('tab', { name: 'Stage' }).click({ timeout: 30_000 });
  await expect(answer).toHaveValue('failed');
  await expect(story.getByRole('alert').first()).toBeVisible();
  await part(page, 'Answers').getByRole('button', { name: 'All as mocked' }).click();
  await expect(story.getByRole('alert')).toHaveCount(0);
  await expect(page).not.toHaveURL(/answers/);
});

test('answers: an operation that fails in the story responds with data in the state "ready"', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto(`/?path=/story/${blocked}`);
  const story = page.frameLocator('#storybook-preview-iframe');
  // The panel opens by itself, because the page does not show why there is no profile.
  await expect(part(page, 'About this story')).toContainText("has blocked the viewer's country", { timeout: 30_000 });
  const item = part(page, 'Answers')
    .getByRole('listitem')
    .filter({ has: page.getByText('getPerformer', { exact: true }) });
  await expect(item.locator('small')).toHaveText('NOT_FOUND', { timeout: 45_000 });
  const heading = story.getByRole('heading', { level: 1 });
  const missing = await heading.textContent();
  await item.getByRole('combobox').selectOption('ready');
  await expect(item.locator('small')).toHaveText('200');
  await expect(heading).not.toHaveText(missing ?? '');
});

test('events: the panel sends an event with an edited payload, and explains an invalid payload', async ({ page }) => {
  const story = await open(page, notifications);
  await whenConnected(page);
  const events = part(page, 'Events');
  const payload = events.getByRole('textbox', { name: 'Payload' });
  await expect(payload).toHaveValue(/"totalUnread": \d+/);
  const example = await payload.inputValue();
  await payload.fill(example.replace(/"totalUnread": \d+/, '"totalUnread": 57'));
  await events.getByRole('button', { name: 'Fire' }).click();
  await expect(events.getByRole('status')).toHaveText('notification/created was delivered.');
  await expect(bell(story)).toHaveAccessibleName(/57/);
  await payload.fill('{ "totalUnread": ');
  await events.getByRole('button', { name: 'Fire' }).click();
  await expect(events.getByRole('alert')).toContainText('This is not JSON');
  await payload.fill('{ "totalUnread": "many" }');
  await events.getByRole('button', { name: 'Fire' }).click();
  await expect(events.getByRole('alert')).toContainText('The contract does not allow this payload.');
  await expect(events.getByRole('alert')).toContainText('totalUnread');
  await events.getByRole('combobox', { name: 'Event' }).selectOption('wallet/balance-updated');
  await expect(payload).toHaveValue(/"balance": /);
});

test('connection: the page shows the latest state after a lost connection and after lost events', async ({ page }) => {
  const story = await open(page, notifications);
  await whenConnected(page);
  const events = part(page, 'Events');
  const payload = events.getByRole('textbox', { name: 'Payload' });
  const fire = async (totalUnread: number) => {
    await payload.fill((await payload.inputValue()).replace(/"totalUnread": \d+/, `"totalUnread": ${totalUnread}`));
    await events.getByRole('button', { name: 'Fire' }).click();
  };
  const connection = part(page, 'Connection');
  await expect(payload).toHaveValue(/totalUnread/);
  await connection.getByRole('radio', { name: 'Lost' }).check();
  await fire(61);
  await expect(events.getByRole('status')).toContainText('was lost; the page reads it');
  await expect(bell(story)).not.toHaveAccessibleName(/61/);
  await connection.getByRole('radio', { name: 'Reconnecting' }).check();
  await connection.getByRole('radio', { name: 'On', exact: true }).check();
  await expect(bell(story)).toHaveAccessibleName(/61/);
  await connection.getByRole('button', { name: 'Lose the next 3 events' }).click();
  for (const totalUnread of [62, 63, 64]) await fire(totalUnread);
  await expect(connection.getByText(/events are lost/)).toHaveCount(0);
  await expect(connection.getByRole('status').getByRole('listitem')).toHaveCount(3);
  await expect(bell(story)).toHaveAccessibleName(/61/);
  await fire(65);
  await expect(bell(story)).toHaveAccessibleName(/65/);
  await expect(connection.getByRole('status')).toHaveCount(0);
});

test('connection: the panel lists the events that a step sends while the connection is cut', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto(`/?path=/story/${reconnecting}&globals=viewport.value:phone`);
  const playing = page.getByText('Playing…', { exact: true });
  await expect(playing, 'a notice says that the step is still playing').toBeVisible({ timeout: 30_000 });
  await expect(playing).toHaveCount(0, { timeout: 90_000 });
  // The panel opens by itself, beside the phone, so that it does not hide the notice at the end of the page.
  const missed = part(page, 'Connection').getByRole('status');
  await expect(missed).toBeInViewport({ ratio: 1 });
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.getByText(/^Reconnecting/).first()).toBeInViewport({ ratio: 1 });
  await expect(missed).toContainText('Not delivered');
  await expect(missed).toContainText(/tip from Noor[^,]*, 10 tokens/);
  await part(page, 'Connection').getByRole('radio', { name: 'On', exact: true }).check();
  await expect(missed).toHaveCount(0);
  // The panel was opened for this story only.
  await page.goto(`/?path=/story/${home}`);
  await expect(page.getByRole('button', { name: 'Show addon panel' })).toBeVisible({ timeout: 30_000 });
});

test('clock: the panel moves the time of the page, and stores the time in the URL', async ({ page }) => {
  const story = await open(page, home);
  const clock = part(page, 'Clock');
  await expect(clock.getByRole('status')).toHaveText('2026-05-14 12:00 UTC');
  await clock.getByRole('button', { name: '+ 1 hour' }).click();
  await clock.getByRole('button', { name: '+ 1 day' }).click();
  await clock.getByRole('button', { name: '+ 1 minute' }).click();
  await expect(clock.getByRole('status')).toHaveText('2026-05-15 13:01 UTC');
  await expect(page).toHaveURL(/now:2026-05-15T13-01Z/);
  await expect.poll(() => readTime(story)).toBe('2026-05-15T13:01');
  await clock.getByRole('button', { name: 'Now' }).click();
  await expect.poll(() => readTime(story)).toBe('2026-05-14T12:00');
  const ending = clock.getByRole('listitem').filter({ hasText: 'endsAt of listFeeds' }).first();
  const endsAt = new Date(`${(await ending.innerText()).match(/(\S+ \S+) UTC/)?.[1]}Z`.replace(' ', 'T'));
  await ending.getByRole('button', { name: 'One minute before it ends' }).click();
  await expect.poll(() => readTime(story)).toBe(new Date(endsAt.getTime() - 60_000).toISOString().slice(0, 16));
});

test('engine: the panel performs an action of another user, and the button "Start over" restores the data', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const story = await open(page, notifications);
  const engine = part(page, 'Engine');
  await engine.getByRole('radio', { name: 'True' }).check();
  await expect(page).toHaveURL(/engine:true/);
  const mention = engine.getByRole('button', { name: 'Mara mentions Noor' });
  await expect(mention).toBeVisible({ timeout: 90_000 });
  await expect(story.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
  const mentions = story.getByText('The blue bowl is yours, @noor.');
  await expect(mentions).toHaveCount(0);
  await whenConnected(page);
  await mention.click();
  await expect(engine.getByRole('status')).toHaveText('Mara mentioned Noor in a comment.');
  await expect(mentions).toHaveCount(1);
  await expect(part(page, 'Events')).toContainText('The true engine sends its own events');
  await engine.getByRole('button', { name: 'Start over' }).click();
  await expect(mentions).toHaveCount(0, { timeout: 90_000 });
  await expect(story.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 90_000 });
});

test('the panel explains why it cannot change the data of a component', async ({ page }) => {
  await open(page, badge);
  await expect(page.getByRole('note')).toContainText('gets its data as props');
  await expect(part(page, 'Answers')).toHaveCount(0);
  await expect(part(page, 'Clock')).toBeVisible();
});

test('engine: a step that is opened by its link runs once, and runs again if the language changes', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    const host = globalThis as unknown as { plays: number; __STORYBOOK_ADDONS_CHANNEL__?: Channel };
    interface Channel {
      on(name: string, listener: (change: { newPhase: string }) => void): void;
    }
    host.plays = 0;
    const timer = setInterval(() => {
      if (!host.__STORYBOOK_ADDONS_CHANNEL__) return;
      clearInterval(timer);
      host.__STORYBOOK_ADDONS_CHANNEL__.on('storyRenderPhaseChanged', ({ newPhase }) => {
        if (newPhase === 'finished') host.plays += 1;
      });
    }, 5);
  });
  await page.goto(`/?path=/story/${tip}`);
  const story = page.frameLocator('#storybook-preview-iframe');
  const readPlays = () => story.locator('html').evaluate(() => (globalThis as unknown as { plays: number }).plays);
  const wallet = story.locator('a[href="/user/wallet"]').first();
  await expect.poll(readPlays, { timeout: 60_000 }).toBe(1);
  const balance = await wallet.textContent();
  // An unexpected run would begin after 200 ms.
  await page.waitForTimeout(1500);
  expect(await readPlays()).toBe(1);
  await page.getByRole('button', { name: 'Language English' }).click();
  await page.getByRole('option', { name: 'Español' }).click();
  await expect(story.locator('html')).toHaveAttribute('lang', 'es-ES');
  // The story is rendered in the other language, and then runs again.
  await expect.poll(readPlays, { timeout: 60_000 }).toBe(3);
  expect(Number((await wallet.textContent())?.replace(/\D/g, ''))).toBe(Number(balance?.replace(/\D/g, '')));
});

for (const theme of ['dark', 'light'])
  test(`the panel is readable and fits a narrow window in the ${theme} theme`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1400 });
    await open(page, notifications, `theme:${theme}`);
    await expect(part(page, 'Events').getByRole('textbox')).toHaveValue(/totalUnread/);
    const { violations } = await new AxeBuilder({ page }).include('.fanlight-stage').analyze();
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target}`))).toEqual([]);
    const panel = page.locator('.fanlight-stage');
    await panel.evaluate((element) => {
      element.style.width = '280px';
    });
    expect(await panel.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(280);
  });

test('the panel can be used with the keyboard', async ({ page }) => {
  const story = await open(page, notifications);
  await whenConnected(page);
  await expect(part(page, 'Events').getByRole('textbox')).toHaveValue(/totalUnread/);
  await part(page, 'Events').getByRole('button', { name: 'Fire' }).focus();
  await page.keyboard.press('Enter');
  await expect(part(page, 'Events').getByRole('status')).toContainText('was delivered');
  await part(page, 'Connection').getByRole('radio', { name: 'On', exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(part(page, 'Connection').getByRole('radio', { name: 'Reconnecting' })).toBeChecked();
  await expect(story.locator('body')).toBeVisible();
});
