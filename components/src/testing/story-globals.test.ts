import { describe, expect, it } from 'vitest';
import { type IndexedStory, readIndexedStories } from './indexed-stories.ts';

/** The first word in the names of stories that set a value of the toolbar themselves, by the value. */
const firstWords: readonly [setting: RegExp, word: string][] = [
  [/viewport: \{ value: '(phone|small)' \}/, 'Phone'],
  [/viewport: \{ value: 'desktop' \}/, 'Desktop'],
  [/viewport: \{/, 'Tablet'],
  [/locale: '/, 'Spanish'],
  [/theme: '/, 'Light'],
  [/text: '/, 'Large Text'],
];

/** Returns the reasons why a story must not set values of the toolbar. */
function findPinned({ name, source }: Pick<IndexedStory, 'name' | 'source'>): string[] {
  const globals = /\bglobals: (\{.*\})/.exec(source)?.[1] ?? '';
  const word = firstWords.find(([setting]) => setting.test(globals))?.[1];
  if (!word) return [];
  return [
    ...(/\bplay\b/.test(source) ? [] : ['has no play function, so it shows what the toolbar shows']),
    ...(name.startsWith(word) ? [] : [`has a name without "${word}" at its start`]),
  ];
}

const stories = (await readIndexedStories()).filter(({ title }) => !title.startsWith('Flows/'));

describe('a story that sets the viewport, the language, the theme or the text size', () => {
  it('tests what depends on the setting, and has a name that says so', () => {
    const found = stories.flatMap((story) => findPinned(story).map((text) => `${story.title}/${story.name} ${text}`));
    expect(found).toEqual([]);
  });

  it('is reported if the pictures in the modes show the same', () => {
    const source = "const Phone = { globals: { viewport: { value: 'phone' } } }";
    expect(findPinned({ name: 'Phone', source })).toEqual(['has no play function, so it shows what the toolbar shows']);
    const withPlay = `${source}; play`;
    expect(findPinned({ name: 'Ready', source: withPlay })).toEqual(['has a name without "Phone" at its start']);
    expect(findPinned({ name: 'Phone Menu', source: withPlay })).toEqual([]);
  });
});
