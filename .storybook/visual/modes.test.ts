import { describe, expect, it } from 'vitest';
import { readIndexedStories } from '../../components/src/testing/indexed-stories.ts';
import { isMainState } from './modes.ts';

const stories = (await readIndexedStories()).filter(({ tags }) => tags.includes('screen'));
const screens = [...Map.groupBy(stories, ({ title }) => title)];
const failures = ['Failed', 'Stale', 'Server Error', 'Field Errors'];

describe('isMainState', () => {
  it.each(screens)('includes a story of %s that shows no failure', (_title, ofScreen) => {
    const names = ofScreen.filter(isMainState).map(({ name }) => name);
    expect(names.filter((name) => !failures.includes(name))).not.toEqual([]);
  });

  it('excludes other stories of screens, and stories of components', () => {
    expect(isMainState({ title: 'Screens/Fan/WalletScreen', name: 'Spent Empty', tags: ['screen'] })).toBe(false);
    expect(isMainState({ title: 'Components/Payments/TopUpForm', name: 'Idle', tags: [] })).toBe(false);
  });
});
