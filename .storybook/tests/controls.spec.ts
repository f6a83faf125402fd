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
