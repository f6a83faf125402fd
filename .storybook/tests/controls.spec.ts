import { expect, test } from 'playwright/test';
import { entries } from './entries.ts';

const primitives = Map.groupBy(
  entries.filter(({ type, title }) => type === 'story' && title.startsWith('Components/Primitives/')),
  ({ title }) => title,
);

test('Storybook has a Playground story for every primitive', () => {
  expect(primitives.size).toBeGreaterThan(40);
  const without = [...primitives].filter(([, stories]) => !stories.some(({ name }) => name === 'Playground'));
  expect(without.map(([title]) => title)).toEqual([]);
});

const components = Map.groupBy(
  entries.filter(({ type, title }) => type === 'story' && /^(Components|Screens|Flows)\//.test(title)),
  ({ title }) => title,
);

test('the controls of every component and screen offer choices, and no editor for JSON', async ({ page }) => {
  // Loads the modules of all stories.
  test.setTimeout(300_000);
  const ids = [...components.values()].map(
    (stories) => stories.find(({ name }) => name === 'Playground') ?? stories[0],
  );
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
    ids.filter((entry) => entry !== undefined).map(({ id, title }) => ({ id, title })),
  );
  const json = controls.filter(({ control }) => control === 'object').map(({ property }) => property);
  expect(json).toEqual([]);
  const choices = controls.filter(({ control }) => ['select', 'radio', 'inline-radio'].includes(control ?? ''));
  expect(choices.length).toBeGreaterThan(100);
});
