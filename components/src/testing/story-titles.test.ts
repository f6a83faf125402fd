import { describe, expect, it } from 'vitest';
import { readIndexedStories } from './indexed-stories.ts';

const allStories = await readIndexedStories();
const stories = [...new Map(allStories.map((story) => [story.title, story])).values()];

const roles = ['Visitor', 'Fan', 'Performer', 'Operator', 'Everyone'];

/** The allowed titles, by category of the sidebar. See the docs page "Contribute a story". */
const categories = [/^Foundations\/[^/]+$/, /^Components(\/[^/]+){2,3}$/, /^Screens(\/[^/]+){2}$/, /^Flows\/[^/]+$/];

/** Returns the errors in the title and the tags of a story. */
function findMisplaced(title: string, tags: readonly string[]): string[] {
  const [category = '', role = ''] = title.split('/');
  const wrong: string[] = [];
  if (!categories.some((known) => known.test(title))) wrong.push('is in no category');
  if (category === 'Screens' && !roles.includes(role)) wrong.push('is for no role');
  const required = category === 'Screens' ? ['screen', role.toLowerCase()] : category === 'Flows' ? ['flow'] : [];
  return [...wrong, ...required.filter((tag) => !tags.includes(tag)).map((tag) => `lacks the tag ${tag}`)];
}

describe('the tree of Storybook', () => {
  it.each(stories)('has a valid title and the required tags for $title', ({ title, tags }) => {
    expect(findMisplaced(title, tags)).toEqual([]);
  });

  it('has every component named Screen in the category Screens', () => {
    const screens = stories.filter(({ title }) => title.endsWith('Screen') && !title.startsWith('Screens/'));
    expect(screens.map(({ title }) => title)).toEqual([]);
  });

  it('has the path of the page in the name of each flow, by which the search finds it', () => {
    const names = allStories.filter(({ title }) => title.startsWith('Flows/')).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => !/ · \/\S*$/.test(name))).toEqual([]);
  });

  it('reports a story with an invalid title or a missing tag', () => {
    expect(findMisplaced('Wallet/WalletScreen', [])).toEqual(['is in no category']);
    expect(findMisplaced('Screens/Fan/WalletScreen', ['screen'])).toEqual(['lacks the tag fan']);
    expect(findMisplaced('Screens/Nobody/WalletScreen', ['screen', 'nobody'])).toEqual(['is for no role']);
    expect(findMisplaced('Flows/Paying', [])).toEqual(['lacks the tag flow']);
  });
});
