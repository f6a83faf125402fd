import { expect, type Page, test } from 'playwright/test';
import { entries } from './entries.ts';

interface GlobalType {
  items?: { value: string }[];
  toolbar?: { items: { value: string }[] };
}

const story = entries.find(({ type, title }) => type === 'story' && title === 'Components/Primitives/Badge');

const relativeTime = 'Components/Primitives/RelativeTime/Minutes';

/** Reads the types and the current values of the toolbar from Storybook's preview. */
const readGlobals = (page: Page) =>
  page.evaluate(() => {
    const preview = (globalThis as unknown as { __STORYBOOK_PREVIEW__: { storyStoreValue: StoryStore } })
      .__STORYBOOK_PREVIEW__;
    interface StoryStore {
      userGlobals: { globals: Record<string, unknown>; globals_types?: never };
      projectAnnotations: { globalTypes: Record<string, GlobalType>; initialGlobals: Record<string, unknown> };
    }
    const { userGlobals, projectAnnotations } = preview.storyStoreValue;
    return { chosen: userGlobals.globals, types: projectAnnotations.globalTypes };
  });

async function open(page: Page, globals = '') {
  await page.goto(`/iframe.html?viewMode=story&id=${story?.id}&globals=${globals}`);
  await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
  return readGlobals(page);
}

test('the toolbar restores every value from the URL', async ({ page }) => {
  test.setTimeout(300_000);
  const { types } = await open(page);
  const choices = Object.entries(types).map(([name, { items, toolbar }]) => ({
    name,
    values: (items ?? toolbar?.items ?? []).map(({ value }) => value),
  }));
  expect(choices.find(({ name }) => name === 'scenario')?.values.length).toBeGreaterThan(40);
  // Each URL contains one value of each menu. There are as many URLs as the longest menu has values.
  const rounds = Math.max(...choices.map(({ values }) => values.length));
  for (let round = 0; round < rounds; round += 1) {
    const chosenValues = Object.fromEntries(
      choices
        .filter(({ values }) => values.length > 0)
        .map(({ name, values }) => [name, values[round % values.length]]),
    );
    const globalsParam = Object.entries(chosenValues).map((pair) => pair.join(':'));
    const { chosen } = await open(page, globalsParam.join(';'));
    expect(chosen).toMatchObject(chosenValues);
  }
});

test('the toolbar sets the clock, which then continues from the selected time', async ({ page }) => {
  const times = entries.find(({ type, title, name }) => type === 'story' && `${title}/${name}` === relativeTime);
  const urlAt = (now: string) => `/iframe.html?viewMode=story&id=${times?.id}&globals=now:${now}`;
  await page.goto(urlAt('2026-05-14T12-00Z'));
  await expect(page.locator('time')).toHaveText('5 minutes ago');
  await page.goto(urlAt('2026-05-14T13-00Z'));
  await expect(page.locator('time')).toHaveText('1 hour ago');
  const readClock = () => page.evaluate(() => Date.now());
  const before = await readClock();
  expect(new Date(before).toISOString()).toMatch(/^2026-05-14T13:0/);
  await expect.poll(readClock).toBeGreaterThan(before);
});

test('the toolbar shows the menus for role and scenario only for flows', async ({ page }) => {
  const flow = entries.find(({ type, tags = [] }) => type === 'story' && tags.includes('flow'));
  const scenario = page.getByRole('button', { name: 'Scenario of the mocked platform' });
  await page.goto(`/?path=/story/${flow?.id}&globals=scenario:error-NOT_FOUND`);
  await expect(scenario).toContainText('Error: Not found', { timeout: 30_000 });
  await page.goto(`/?path=/story/${story?.id}`);
  await expect(page.getByRole('button', { name: /Theme/ })).toBeVisible({ timeout: 30_000 });
  await expect(scenario).toHaveCount(0);
});

test('each switch sets the viewport of a phone, the light theme or Spanish in one click, and the URL contains these values', async ({
  page,
}) => {
  await page.goto(`/?path=/story/${story?.id}`);
  for (const name of ['Show on a phone', 'Show in the light theme', 'Show in Spanish']) {
    const toggle = page.getByRole('switch', { name });
    await expect(toggle).not.toBeChecked({ timeout: 30_000 });
    const place = await toggle.boundingBox();
    await toggle.click();
    await expect(toggle).toBeChecked();
    expect(await toggle.boundingBox(), 'place of the switch').toEqual(place);
  }
  await expect(page).toHaveURL(/globals=viewport.value:phone;theme:light;locale:es-ES/);
  await page.reload();
  const phone = page.getByRole('switch', { name: 'Show on a phone' });
  await expect(phone).toBeChecked({ timeout: 30_000 });
  await phone.click();
  await expect(phone).not.toBeChecked();
  await expect(page).not.toHaveURL(/phone/);
});

test('a story that is shown in the light theme keeps its place, and its own switch shows the theme', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/?path=/story/flows-paying--wallet-card-declined');
  const story = page.frameLocator('#storybook-preview-iframe');
  const failure = story.getByRole('alert').filter({ visible: true }).first();
  await expect(failure).toBeInViewport({ timeout: 30_000 });
  await page.getByRole('switch', { name: 'Show in the light theme' }).click();
  await expect(story.locator('html')).toHaveClass(/light/);
  // The switch in the header of the app.
  await expect(story.getByRole('button', { name: 'Switch to the dark theme' }).first()).toBeAttached();
  await expect(failure).toBeInViewport();
});
