import { join } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import { describe, expect, it } from 'vitest';
import { kindOf, stateOf, tagShown } from './indexer.ts';

const root = join(import.meta.dirname, '../..');
const refusals = join(root, 'app/src/routes/refusals.stories.tsx');
const wallet = join(root, 'components/src/wallet/wallet-screen.stories.tsx');

/** Returns the tags that are added to a story of a file. */
async function tagsOf(fileName: string, title: string, exportName: string): Promise<string[] | undefined> {
  const indexer: Indexer = {
    test: /\.tsx$/,
    createIndex: async () => [{ type: 'story', importPath: fileName, title, exportName, tags: ['screen'] }],
  };
  const [story] = await tagShown(indexer).createIndex(fileName, { makeTitle: (own) => own ?? '' });
  return story?.tags;
}

describe('tagShown', () => {
  it('tags the story of a screen with its state', async () => {
    expect(await tagsOf(wallet, 'Screens/Fan/WalletScreen', 'SpentEmptyMonth')).toEqual([
      'screen',
      'state-spent-empty-month',
    ]);
  });

  it('tags a story that names the state of an operation with this state', async () => {
    expect(await tagsOf(refusals, 'Screens/Everyone/Refusals', 'RateLimited')).toEqual([
      'screen',
      'state-rate-limited',
      'op-everywhere',
      'error-RATE_LIMITED',
    ]);
  });
});

describe('kindOf', () => {
  it.each([
    ['Foundations/Colour', ['foundation']],
    ['Components/Primitives/Dialog', ['primitive']],
    ['Components/Wallet/BuyDialog', ['dialog']],
    ['Components/Payments/TopUpForm', ['form']],
    ['Components/Feeds/FeedFormPoll', ['form']],
    ['Components/Feeds/PostCard', ['component']],
    ['Screens/Fan/WalletScreen', []],
    ['Flows/Paying', []],
  ])('of %s is %j', (title, kind) => {
    expect(kindOf(title)).toEqual(kind);
  });
});

describe('stateOf', () => {
  it('separates the words of the name', () => {
    expect(stateOf('Ready')).toBe('state-ready');
    expect(stateOf('LoadMoreFailed')).toBe('state-load-more-failed');
  });
});
