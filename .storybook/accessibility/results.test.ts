import type { IndexEntry } from 'storybook/internal/types';
import { describe, expect, it } from 'vitest';
import { readIndexedStories } from '../../components/src/testing/indexed-stories.ts';
import { groupResults } from './group.ts';
import { newestOf, parseResults, readRecorded } from './results.ts';

/** The ids of all components: their titles in lower case, with hyphens between the parts. */
const ids = new Set(
  (await readIndexedStories()).map(({ title }) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')),
);

const report = {
  startTime: Date.parse('2026-05-14T12:00:00Z'),
  testResults: [
    {
      assertionResults: [
        {
          meta: {
            storyId: 'button--ready',
            reports: [{ type: 'a11y', result: { violations: [{ id: 'label' }], inconclusive: ['color-contrast'] } }],
          },
        },
        { meta: { storyId: 'button--off', reports: [{ type: 'a11y', result: { violations: [{ id: 'label' }] } }] } },
        { meta: { storyId: 'button--new', reports: [] } },
        { meta: { storyId: 'contract-auth--ready', reports: [{ type: 'a11y', result: {} }] } },
      ],
    },
  ],
};
const run = parseResults('en-US dark', report);
const button = { checked: 2, violations: ['label'], inconclusive: ['color-contrast'] };

describe('parseResults', () => {
  it('counts the stories that axe checked, and lists each rule once per component', () => {
    expect(run).toEqual({ name: 'en-US dark', time: '2026-05-14T12:00:00.000Z', components: { button } });
  });
});

describe('newestOf', () => {
  it('returns the newer results of each run', () => {
    const older = { ...run, time: '2026-05-13T12:00:00.000Z', components: {} };
    const other = { ...older, name: 'es-ES light' };
    expect(newestOf([older, other], [run])).toEqual([run, other]);
    expect(newestOf([run], [older])).toEqual([run]);
  });
});

describe('groupResults', () => {
  it('counts all stories of a component, and leaves out docs pages and the contract', () => {
    const create = (id: string, title: string): IndexEntry => ({
      ...{ type: 'story', subtype: 'story' },
      ...{ id, title, name: id, importPath: '' },
    });
    const stories = ['button--ready', 'button--off', 'button--new'].map((id) => create(id, 'Button'));
    const others = [
      { ...create('button--docs', 'Button'), type: 'docs', storiesImports: [] } as IndexEntry,
      create('contract-auth--ready', 'Contract/Auth'),
    ];
    expect(groupResults([...stories, ...others], run)).toEqual([{ title: 'Button', total: 3, ...button }]);
  });
});

describe('the recorded results', () => {
  it('have the results of nearly all components, so that the published page is not empty', () => {
    const recorded = readRecorded();
    expect(recorded.map(({ name }) => name)).toContain('en-US dark');
    expect(ids.size).toBeGreaterThan(150);
    const checked = [...ids].filter((id) => recorded[0]?.components[id]);
    expect(checked.length / ids.size).toBeGreaterThan(0.85);
  });
});
