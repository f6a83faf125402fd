import { AxeBuilder } from '@axe-core/playwright';
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

const idOf = (path: string) => {
  const found = entries.find(({ type, title, name }) => type === 'story' && `${title}/${name}` === path);
  if (!found) throw new Error(`There is no story ${path}.`);
  return found.id;
};

/** Opens a story with values of the toolbar, and checks that Storybook shows no error page. */
async function openStory(page: Page, path: string, globals: string): Promise<void> {
  await page.goto(`/iframe.html?viewMode=story&id=${idOf(path)}&globals=${globals}`);
  await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
  await expect(page.locator('.sb-errordisplay')).toBeHidden();
}

/** Pages load slowly on a busy machine, and each test opens several. */
test.setTimeout(240_000);

const reels = 'Screens/Everyone/ReelsScreen';

/** Reads whether the page regards a media feature as set, and under which name. */
const readMedia = (page: Page, query: string) =>
  page.evaluate((text) => {
    const { matches, media } = matchMedia(text);
    return { matches, media };
  }, query);

test('the toolbar reduces motion: a reel does not play by itself', async ({ page }) => {
  // The tests' own setting would also stop it.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const query = '(prefers-reduced-motion: reduce)';
  for (const [motion, isReduced] of [
    ['full', false],
    ['reduced', true],
  ] as const) {
    await openStory(page, `${reels}/Loading More`, `motion:${motion}`);
    await expect(page.locator('[data-reel]:not([inert])')).toBeVisible();
    const isPaused = () =>
      page.locator('[data-reel]:not([inert]) video').evaluate((video) => (video as HTMLVideoElement).paused);
    await expect.poll(isPaused, `motion ${motion}: paused`).toBe(isReduced);
    expect(await readMedia(page, query)).toEqual({ matches: isReduced, media: query });
  }
});

test('the toolbar forces colours: a text in colour gets the colour of the system', async ({ page }) => {
  const query = '(forced-colors: active)';
  const colours: string[] = [];
  for (const [contrast, isForced] of [
    ['normal', false],
    ['forced', true],
  ] as const) {
    await openStory(page, `${reels}/Empty`, `contrast:${contrast}`);
    const heading = page.getByRole('heading').first();
    await expect(heading).toBeVisible();
    expect(await readMedia(page, query)).toEqual({ matches: isForced, media: query });
    colours.push(await heading.evaluate((element) => getComputedStyle(element).backgroundColor));
    await openStory(page, `${reels}/Loading More`, `contrast:${contrast}`);
    await expect(page.locator('[data-reel]:not([inert])')).toBeVisible();
  }
  expect(colours[0]).toBe('rgba(0, 0, 0, 0)');
  expect(colours[1]).not.toBe(colours[0]);
});

test('the toolbar sets the size of text', async ({ page }) => {
  for (const [text, sizePx] of [
    ['normal', 16],
    ['large', 24],
    ['huge', 32],
  ] as const) {
    await openStory(page, 'Components/Primitives/Badge/Playground', `text:${text}`);
    await expect(page.locator('html')).toHaveCSS('font-size', `${sizePx}px`);
  }
});

test('the toolbar mirrors the page for a language that is written from right to left', async ({ page }) => {
  const path = 'Components/Primitives/Checkbox/Off';
  const sides: boolean[] = [];
  for (const locale of ['en-US', 'en-XB']) {
    await openStory(page, path, `locale:${locale}`);
    await expect(page.locator('html')).toHaveAttribute('dir', locale === 'en-XB' ? 'rtl' : 'ltr');
    const { x } = (await page.getByRole('checkbox').boundingBox()) ?? { x: Number.NaN };
    sides.push(x < 640);
  }
  expect(sides, 'the box is at the left').toEqual([true, false]);
});

test('the toolbar sets the role in which a flow is seen', async ({ page }) => {
  const home = 'Flows/Discovering/Home · /home';
  const account = page.getByRole('banner').getByRole('button', { name: /^Account menu of/ });
  await openStory(page, home, 'role:visitor');
  // Only logged-in users have a home page.
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await expect(account).toHaveCount(0);
  await openStory(page, home, 'role:performer');
  await expect(account).toBeVisible();
  await expect(page.getByRole('link', { name: 'New post' }).first()).toBeVisible();
});

test('the toolbar shows a story in both themes next to each other', async ({ page }) => {
  await openStory(page, 'Components/Primitives/Badge/Playground', 'theme:both');
  const light = page.frameLocator('iframe[title="The same in the light theme"]');
  await expect(light.locator('html')).toHaveClass(/light/);
  await expect(light.locator('#storybook-root > *').first()).toBeVisible();
  await expect(page.locator('html')).not.toHaveClass(/light/);
  const [left, right] = await Promise.all([
    page.locator('#storybook-root span').first().boundingBox(),
    page.locator('iframe').boundingBox(),
  ]);
  expect(left && right && left.x + left.width <= right.x, 'the themes stand side by side').toBe(true);
});

test('the toolbar sets the clock, which stands still once the story is shown, unless the toolbar lets it run', async ({
  page,
}) => {
  const times = entries.find(({ type, title, name }) => type === 'story' && `${title}/${name}` === relativeTime);
  const open = (globals: string) => page.goto(`/iframe.html?viewMode=story&id=${times?.id}&globals=${globals}`);
  const readClock = () => page.evaluate(() => Date.now());
  const isStopped = async () => {
    const before = await readClock();
    await page.waitForTimeout(50);
    return (await readClock()) === before;
  };
  await open('now:2026-05-14T12-00Z');
  await expect(page.locator('time')).toHaveText('5 minutes ago');
  await open('now:2026-05-14T13-00Z');
  await expect(page.locator('time')).toHaveText('1 hour ago');
  await expect.poll(isStopped).toBe(true);
  expect(new Date(await readClock()).toISOString()).toMatch(/^2026-05-14T13:0/);
  await open('now:2026-05-14T13-00Z;clock:running');
  await expect(page.locator('time')).toHaveText('1 hour ago');
  // Long enough for what happens after a story is shown.
  await page.waitForTimeout(2_000);
  expect(await isStopped()).toBe(false);
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

/** Chooses a value in a menu of the toolbar. */
async function choose(page: Page, menu: string, value: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click({ timeout: 30_000 });
  await page.getByRole('option', { name: value, exact: true }).click();
}

test('the toolbar has each setting once, and the URL contains the chosen values', async ({ page }) => {
  await page.goto(`/?path=/story/${story?.id}`);
  const phone = page.getByRole('switch', { name: 'Show on a phone' });
  await expect(phone).not.toBeChecked({ timeout: 30_000 });
  const place = await phone.boundingBox();
  await phone.click();
  await expect(phone).toBeChecked();
  expect(await phone.boundingBox(), 'place of the switch').toEqual(place);
  const contrast = new AxeBuilder({ page }).include('[role=toolbar]').withRules(['color-contrast']);
  expect((await contrast.setLegacyMode().analyze()).violations).toEqual([]);
  await choose(page, 'Theme Dark', 'Light');
  await choose(page, 'Language English', 'Español');
  await expect(page).toHaveURL(/globals=viewport.value:phone;theme:light;locale:es-ES/);
  for (const text of ['Light', 'Español']) {
    const controls = page.getByRole('toolbar').getByText(text, { exact: true });
    await expect(controls, `controls that say ${text}`).toHaveCount(1);
  }
  await page.reload();
  await expect(phone).toBeChecked({ timeout: 30_000 });
  await phone.click();
  await expect(phone).not.toBeChecked();
  await expect(page).not.toHaveURL(/phone/);
});

test('menus of the toolbar are tinted only if their value differs from the default', async ({ page }) => {
  const flow = entries.find(({ type, tags = [] }) => type === 'story' && tags.includes('flow'));
  await page.goto(`/?path=/story/${flow?.id}&globals=locale:es-ES`);
  const menus = page.getByRole('toolbar').locator('button[aria-haspopup=listbox]');
  const chosen = page.getByRole('button', { name: 'Language Español' });
  await expect(chosen).toBeVisible({ timeout: 30_000 });
  await expect(chosen).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const readTinted = () =>
    menus.evaluateAll((buttons) =>
      buttons
        .filter((button) => getComputedStyle(button).backgroundColor !== 'rgba(0, 0, 0, 0)')
        .map((button) => button.getAttribute('aria-label')),
    );
  await expect.poll(readTinted).toEqual(['Language Español']);
});

test('the button "Copy link" copies the address with all values, and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/?path=/story/${story?.id}`);
  await choose(page, 'Theme Dark', 'Light');
  await expect(page).toHaveURL(/theme:light/);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const readCopied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await readCopied()).toBe(page.url());
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.locator('body').press('Alt+Shift+L');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await readCopied(), 'copied by the shortcut').toBe(page.url());
});

test('the button "Copy link" is in view if many values differ from the defaults', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const flow = entries.find(({ type, tags = [] }) => type === 'story' && tags.includes('flow'));
  await page.goto(`/?path=/story/${flow?.id}&globals=viewport.value:phone;theme:light;locale:es-ES;text:huge`);
  await expect(page.getByRole('button', { name: /^Reset/ })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeInViewport({ ratio: 1 });
});

test('the panels are closed at first, so that the story of a phone fits the window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/?path=/story/${story?.id}&globals=viewport.value:phone`);
  const frame = page.locator('#storybook-preview-iframe');
  await expect(frame).toBeVisible({ timeout: 30_000 });
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(844);
  const { y = Number.NaN } = (await frame.boundingBox()) ?? {};
  expect(y + 844).toBeLessThanOrEqual(900);
  await expect(page.getByRole('tab', { name: 'Stage' })).toBeHidden();
  await page.getByRole('button', { name: 'Show addon panel' }).click();
  await expect(page.getByRole('tab', { name: 'Stage' })).toBeVisible();
});

test('a story that is shown in the light theme keeps its place, and its own switch shows the theme', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/?path=/story/flows-paying--wallet-card-declined');
  const story = page.frameLocator('#storybook-preview-iframe');
  const failure = story.getByRole('alert').filter({ visible: true }).first();
  await expect(failure).toBeInViewport({ timeout: 30_000 });
  await choose(page, 'Theme Dark', 'Light');
  await expect(story.locator('html')).toHaveClass(/light/);
  // The switch in the header of the app.
  await expect(story.getByRole('button', { name: 'Switch to the dark theme' }).first()).toBeAttached();
  await expect(failure).toBeInViewport();
});

test('the button "Reset" is shown only if the toolbar differs from its defaults, and gives it the defaults', async ({
  page,
}) => {
  await page.goto(`/?path=/story/${story?.id}&globals=theme:light;locale:es-ES;viewport.value:phone`);
  const reset = page.getByRole('button', { name: 'Reset Phone, Light, Español' });
  await expect(reset).toBeVisible({ timeout: 30_000 });
  const preview = page.frameLocator('#storybook-preview-iframe');
  await expect(preview.locator('html')).toHaveAttribute('lang', 'es-ES');
  await reset.click();
  await expect(preview.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(preview.locator('html')).toHaveClass(/dark/);
  await expect(page).not.toHaveURL(/light|es-ES|phone/);
  await expect(page.getByRole('button', { name: /^Reset/ })).toHaveCount(0);
});
