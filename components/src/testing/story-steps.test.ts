import { describe, expect, it } from 'vitest';
import { readIndexedStories } from './indexed-stories.ts';

/** The maximum number of interactions without steps. The panel "Interactions" lists every query and every check. */
const maximum = 4;

const interaction = /\bawait (?:userEvent|fireEvent)\./g;

/** Returns the number of interactions in the source of a story that has no steps. */
const countWithoutSteps = (source: string): number =>
  /\bstep\(/.test(source) ? 0 : (source.match(interaction)?.length ?? 0);

const stories = await readIndexedStories();

describe('long play functions', () => {
  it('name their steps, so that the panel "Interactions" is a list of what the viewer does', () => {
    expect(stories.filter(({ source }) => /\bstep\(/.test(source)).length).toBeGreaterThan(15);
    const long = stories.filter(({ source }) => countWithoutSteps(source) > maximum);
    expect(long.map(({ title, name }) => `${title}/${name}`)).toEqual([]);
  });

  it('are those with more than four interactions', () => {
    const clicks = 'await userEvent.click(button);\n'.repeat(5);
    expect(countWithoutSteps(`async play() {\n${clicks}}`)).toBe(5);
    expect(countWithoutSteps(`async play({ step }) {\nawait step('Click', async () => {\n${clicks}});\n}`)).toBe(0);
  });
});
