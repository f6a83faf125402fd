import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createReader, isStoryFile, readGraph, select as selectFiles, selectStories } from './select.ts';

const root = resolve(import.meta.dirname, '../..');
const story = (name: string) => `components/src/${name}.stories.tsx`;
const wholePages = [
  'app/src/routes/paying.stories.tsx',
  '.storybook/contract/generated/wallet.stories.ts',
  '.storybook/flows/delivery.stories.ts',
];
const stories = [
  story('primitives/switch/switch'),
  story('primitives/badge/badge'),
  story('wallet/wallet-screen'),
  ...wholePages,
];

let graph: Map<string, Set<string>>;
const select = (...changed: string[]) => selectStories(graph, changed, createReader(root));

describe('selectStories', () => {
  beforeAll(async () => {
    graph = await readGraph(root, stories);
  });

  it('selects only the stories of a changed component, not those of other components that import its folder’s index file', () => {
    expect(select('components/src/primitives/switch/switch.tsx')).toEqual([story('primitives/switch/switch')]);
  });

  it('selects a story whose own file or fixture changed', () => {
    expect(select(story('primitives/badge/badge'))).toEqual([story('primitives/badge/badge')]);
    expect(select('components/src/wallet/fixtures.ts')).toContain(story('wallet/wallet-screen'));
  });

  it.each(['.storybook/preview.tsx', 'components/src/theme/palette.ts', 'package-lock.json'])(
    'selects all stories when %s changed',
    (file) => {
      expect(select(file)).toEqual(stories);
    },
  );

  it.each([
    '.storybook/visual/run.ts',
    'components/src/wallet/wallet-screen.test.ts',
    'server/src/groups/wallet/store.ts',
    'README.md',
  ])('selects no story when only %s changed', (file) => {
    expect(select(file)).toEqual([]);
  });

  it('selects the stories of whole pages when the app or a mock changed, also those without JSX', () => {
    for (const file of ['app/src/routes/wallet/wallet-route.tsx', 'mocks/src/agree.ts'])
      expect(select(file)).toEqual(wholePages);
  });

  it('selects the stories that use a changed catalogue', () => {
    const selected = select('components/src/i18n/es-ES/wallet.json');
    expect(selected).toContain(story('wallet/wallet-screen'));
    expect(selected).not.toContain(story('primitives/switch/switch'));
  });
});

describe('select', () => {
  const badge = 'components/src/primitives/badge/badge.tsx';
  const stories = ['primitives/badge/badge', 'primitives/page-header/page-header', 'wallet/wallet-screen'].map(story);
  const files = async (changed: string[], everyDependent = false) => {
    const { whole, sampled } = selectFiles(await readGraph(root, stories), changed, createReader(root), everyDependent);
    return { whole: [...whole], sampled: [...sampled] };
  };
  const wallet = 'components/src/wallet/wallet-screen.tsx';

  it('selects every story of a changed primitive, and one story of each component that contains it', async () => {
    expect(await files([badge])).toEqual({
      whole: [story('primitives/badge/badge')],
      sampled: [story('wallet/wallet-screen')],
    });
  });

  it('selects every story of a component that has itself changed', async () => {
    expect(await files([badge, wallet])).toEqual({
      whole: [story('wallet/wallet-screen'), story('primitives/badge/badge')],
      sampled: [],
    });
  });

  it('selects every story that depends on a primitive if this is requested', async () => {
    const { whole, sampled } = await files([badge], true);
    expect(whole).toContain(story('wallet/wallet-screen'));
    expect(sampled).toEqual([]);
  });

  it('selects every story if the theme has changed too', async () => {
    expect(await files([badge, 'components/src/theme/palette.ts'])).toEqual({ whole: stories, sampled: [] });
  });
});

describe('isStoryFile', () => {
  it.each(stories)('includes %s', (file) => {
    expect(isStoryFile(file)).toBe(true);
  });

  it.each(['components/src/wallet/wallet-screen.tsx', '.storybook/contract/stories.ts'])('excludes %s', (file) => {
    expect(isStoryFile(file)).toBe(false);
  });
});
