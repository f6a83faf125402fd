import { expect, type Page, test } from 'playwright/test';
import { entries } from './entries.ts';

test.describe.configure({ mode: 'default' });

// All tests use the same page, whose browser caches the code that it has fetched and compiled.
let page: Page;

test.beforeAll(async ({ browser }, { project }) => {
  page = await browser.newPage({ baseURL: project.use.baseURL, forcedColors: 'active', reducedMotion: 'reduce' });
});

test.afterAll(() => page.close());

/** An element of a story. `pseudo` selects a pseudo-element of it. */
interface Part {
  story: string;
  selector: string;
  pseudo?: string;
}

/** Opens the story of a part. Returns how the part is painted with forced colours. */
async function paint({ story, selector, pseudo }: Part) {
  const entry = entries.find(({ type, title, name }) => type === 'story' && `${title}/${name}` === story);
  expect(entry, story).toBeDefined();
  await page.goto(`/iframe.html?viewMode=story&id=${entry?.id}`);
  const element = page.locator(`#storybook-root ${selector}`).first();
  await element.waitFor({ state: 'attached' });
  return element.evaluate((part, name) => {
    const { backgroundColor, outlineStyle, outlineColor, borderColor, borderWidth, forcedColorAdjust } =
      getComputedStyle(part, name);
    return {
      backgroundColor,
      forcedColorAdjust,
      outline: `${outlineStyle} ${outlineColor}`,
      border: `${borderWidth} ${borderColor}`,
    };
  }, pseudo);
}

const group = 'Components/Primitives';

/** Pairs of states. Each pair must look different without the colours of the theme. */
const states: Record<string, [Part, Part]> = {
  'a switch that is on': [
    { story: `${group}/Switch/On`, selector: 'input' },
    { story: `${group}/Switch/With Help`, selector: 'input' },
  ],
  'the thumb of a switch': [
    { story: `${group}/Switch/With Help`, selector: 'input', pseudo: '::before' },
    { story: `${group}/Switch/With Help`, selector: 'input' },
  ],
  'the thumb of a switch that is on': [
    { story: `${group}/Switch/On`, selector: 'input', pseudo: '::before' },
    { story: `${group}/Switch/On`, selector: 'input' },
  ],
  'the done part of a progress bar': [
    { story: `${group}/ProgressBar/Some`, selector: '[role=progressbar] > div' },
    { story: `${group}/ProgressBar/Some`, selector: '[role=progressbar]' },
  ],
  'the mark of the current tab': [
    { story: `${group}/LinkTabs/Posts`, selector: 'a[aria-current]', pseudo: '::after' },
    { story: `${group}/LinkTabs/Posts`, selector: 'nav' },
  ],
  'a chosen chip': [
    { story: `${group}/ChoiceChips/One Disabled`, selector: 'input:checked + span' },
    { story: `${group}/ChoiceChips/One Disabled`, selector: 'input:not(:checked) + span' },
  ],
  'the bar of a result': [
    { story: 'Components/Feeds/Poll/Closed', selector: 'li > [aria-hidden]' },
    { story: 'Components/Feeds/Poll/Closed', selector: 'li' },
  ],
  'the ring of unseen stories': [
    { story: `${group}/Avatar/New Story`, selector: '[role=img] > span' },
    { story: `${group}/Avatar/Seen Story`, selector: '[role=img] > span' },
  ],
};

for (const [name, [state, other]] of Object.entries(states))
  test(`${name} is visible with forced colours`, async () => {
    const { backgroundColor } = await paint(state);
    expect(backgroundColor).not.toBe((await paint(other)).backgroundColor);
  });

/** Elements that are only a background without forced colours. */
const shapes: Record<string, Part> = {
  'a badge': { story: `${group}/Badge/Tones`, selector: 'span' },
  'a skeleton': { story: `${group}/Skeleton/Shape`, selector: '[aria-hidden]' },
  'the track of a progress bar': { story: `${group}/ProgressBar/None`, selector: '[role=progressbar]' },
};

for (const [name, shape] of Object.entries(shapes))
  test(`${name} has an outline with forced colours`, async () => {
    const { outline } = await paint(shape);
    expect(outline).toMatch(/^solid rgb\(/);
  });

test('the text of a chosen chip is shown without a box behind it', async () => {
  const chip = { story: `${group}/ChoiceChips/One Disabled`, selector: 'input:checked + span' };
  expect((await paint(chip)).forcedColorAdjust).toBe('none');
});
