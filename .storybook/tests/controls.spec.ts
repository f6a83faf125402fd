import { expect, test } from 'playwright/test';
import { entries } from './entries.ts';

/** Lists of objects, which are edited as JSON. */
const editedAsJson = [
  'AmountLines.lines',
  'ChoiceChips.choices',
  'EndlessList.page',
  'FilePicker.files',
  'LinkTabs.tabs',
  'MediaPlayer.captions',
  'Menu.entries',
  'OptionTiles.options',
  'RemovableChips.chips',
  'SectionTabs.sections',
  'Timeline.steps',
];

const primitives = Map.groupBy(
  entries.filter(({ type, title }) => type === 'story' && title.startsWith('Components/Primitives/')),
  ({ title }) => title,
);

test('Storybook has a Playground story for every primitive', () => {
  expect(primitives.size).toBeGreaterThan(40);
  const without = [...primitives].filter(([, stories]) => !stories.some(({ name }) => name === 'Playground'));
  expect(without.map(([title]) => title)).toEqual([]);
});

test('the controls of primitives offer choices instead of a JSON editor, except for listed properties', async ({
  page,
}) => {
  const ids = [...primitives.values()].flatMap((stories) => stories.filter(({ name }) => name === 'Playground'));
  await page.goto(`/iframe.html?viewMode=story&id=${ids[0]?.id}`);
  await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
  const controls = await page.evaluate(
    async (stories) => {
      interface Preview {
        loadStory(of: { storyId: string }): Promise<{
          argTypes: Record<string, { control?: { type?: string; disable?: boolean } }>;
        }>;
      }
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview };
      const found: { property: string; control: string | undefined }[] = [];
      for (const { id, title } of stories) {
        const { argTypes } = await preview.loadStory({ storyId: id });
        for (const [name, { control }] of Object.entries(argTypes))
          found.push({ property: `${title.split('/').at(-1)}.${name}`, control: control?.type });
      }
      return found;
    },
    ids.map(({ id, title }) => ({ id, title })),
  );
  const json = controls.filter(({ control }) => control === 'object').map(({ property }) => property);
  expect(json.toSorted()).toEqual(editedAsJson);
  const choices = controls.filter(({ control }) => ['select', 'radio', 'inline-radio'].includes(control ?? ''));
  expect(choices.length).toBeGreaterThan(17);
});
