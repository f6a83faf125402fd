import type { IndexEntry } from 'storybook/internal/types';
import { describe, expect, it } from 'vitest';
import { groupResults } from './group.ts';
import { parseResults } from './results.ts';

const report = {
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
        { meta: { storyId: 'contract--ready', reports: [] } },
      ],
    },
  ],
};

describe('parseResults', () => {
  it('returns the violated and the inconclusive rules of each story that axe checked', () => {
    expect(parseResults(report)).toEqual({
      'button--ready': { violations: ['label'], inconclusive: ['color-contrast'] },
      'button--off': { violations: ['label'], inconclusive: [] },
    });
  });
});

describe('groupResults', () => {
  it('lists each rule once per component, and counts all stories and the checked stories of the component', () => {
    const create = (id: string, title: string): IndexEntry => ({
      ...{ type: 'story', subtype: 'story' },
      ...{ id, title, name: id, importPath: '' },
    });
    const stories = ['button--ready', 'button--off', 'button--new'].map((id) => create(id, 'Button'));
    const others = [
      { ...create('button--docs', 'Button'), type: 'docs', storiesImports: [] } as IndexEntry,
      create('contract--ready', 'Contract/Auth'),
    ];
    const run = { name: 'en-US dark', stories: parseResults(report) };
    expect(groupResults([...stories, ...others], run)).toEqual([
      { title: 'Button', checked: 2, total: 3, violations: ['label'], inconclusive: ['color-contrast'] },
    ]);
  });
});
