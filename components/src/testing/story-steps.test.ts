import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { readIndexedStories } from './indexed-stories.ts';

/** The maximum number of interactions outside of steps. The panel "Interactions" lists every query and every check. */
const maximum = 4;

/** Returns the number of interactions in the source of a story that are in none of its steps. */
function countOutsideSteps(source: string): number {
  const { program, errors } = parseSync('story.tsx', `(${source})`);
  if (errors[0]) throw new Error(errors[0].message);
  let count = 0;
  let depth = 0;
  new Visitor({
    CallExpression({ callee }) {
      if (callee.type === 'Identifier' && callee.name === 'step') depth += 1;
      if (depth > 0 || callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return;
      if (/^(userEvent|fireEvent)$/.test(callee.object.name)) count += 1;
    },
    'CallExpression:exit'({ callee }) {
      if (callee.type === 'Identifier' && callee.name === 'step') depth -= 1;
    },
  }).visit(program);
  return count;
}

const stories = await readIndexedStories();

describe('long play functions', () => {
  it('name their steps, so that the panel "Interactions" is a list of what the viewer does', () => {
    const long = stories.filter(({ source }) => countOutsideSteps(source) > maximum);
    expect(long.map(({ title, name }) => `${title}/${name}`)).toEqual([]);
  });

  it.each([
    ['without a step', '', 5],
    ['in a step', "await step('Click', async () => { CLICKS });", 0],
    ['outside of the only step', "await step('Look', async () => {});", 5],
  ])('are those with more than four interactions: five %s', (_where, step, count) => {
    const clicks = 'await userEvent.click(button);\n'.repeat(5);
    const body = step.includes('CLICKS') ? step.replace('CLICKS', clicks) : `${step}\n${clicks}`;
    expect(countOutsideSteps(`{ async play({ step }) { ${body} } }`)).toBe(count);
  });
});
