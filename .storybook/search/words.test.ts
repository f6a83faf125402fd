import type { StoryIndex } from 'storybook/internal/types';
import { describe, expect, it } from 'vitest';
import { addSearchWords } from './add-words.ts';
import { readSearchWords } from './words.ts';

const words = readSearchWords();

describe('readSearchWords', () => {
  it.each([
    ['PayoutNewScreen', 'createPayoutRequest'],
    ['PayoutsScreen', '/creator/payouts'],
    ['TipDialog', 'propina'],
    ['TipDialog', 'tipPerformer'],
    ['TipDialog', '/{profileId}'],
    ['WalletScreen', 'topUpWallet'],
    ['WalletScreen', 'cartera'],
    ['SubscribeDialog', 'suscribirte'],
  ])('finds %s by %s', (component, word) => {
    expect(words.components[component]).toContain(word);
  });

  it('finds a page by its operations and its title in Spanish', () => {
    expect(words.pages['/user/wallet']).toEqual(expect.arrayContaining(['cartera', 'getWallet', 'topUpWallet']));
    expect(words.pages['/user/wallet']).not.toContain('createPayoutRequest');
  });

  it('knows every page of the app', () => {
    expect(Object.keys(words.pages).length).toBeGreaterThan(50);
    const without = Object.entries(words.pages).filter(([, own]) => own.length === 0);
    expect(without.map(([path]) => path)).toEqual([]);
  });

  it('leaves out words that most components use', () => {
    expect(words.components.WalletScreen).not.toContain('para');
  });
});

describe('addSearchWords', () => {
  const create = (type: 'story' | 'docs', title: string, name: string) => ({
    type,
    title,
    name,
    id: `${title} ${name}`,
  });
  const add = (...entries: ReturnType<typeof create>[]) => {
    const index = Object.fromEntries(entries.map((entry) => [entry.id, entry])) as unknown as StoryIndex['entries'];
    const known = {
      components: { WalletScreen: ['getWallet'], Card: ['tarjeta'] },
      pages: { '/{profileId}': ['getPerformer'], '/home': ['listFeeds'] },
    };
    return Object.values(addSearchWords(index, known)).map(({ anchors = [] }) => anchors.map(({ title }) => title));
  };

  it('adds the words of a component to its docs page, or to its stories if it has none', () => {
    const docs = create('docs', 'Screens/Fan/WalletScreen', 'Docs');
    const story = create('story', 'Screens/Fan/WalletScreen', 'Ready');
    expect(add(docs, story)).toEqual([['getWallet'], []]);
    expect(add(story)).toEqual([['getWallet']]);
  });

  it('adds the words of a page to the flows that open it', () => {
    const open = (path: string) => create('story', 'Flows/Discovering', `A page · ${path}`);
    expect(add(open('/home'), open('/mara.clay?tab=store'), open('/unknown/page'))).toEqual([
      ['listFeeds'],
      ['getPerformer'],
      [],
    ]);
  });

  it('adds none to primitives, which nearly all pages use', () => {
    expect(add(create('docs', 'Components/Primitives/Card', 'Docs'))).toEqual([[]]);
  });
});
