import type { IndexEntry } from 'storybook/internal/types';
import type { RunResults, StoryResult } from './results.ts';

/** The results of a component's or screen's stories in one run. */
export interface Row {
  title: string;
  /** Number of stories that axe checked. */
  checked: number;
  /** Number of stories of the component. */
  total: number;
  /** Ids of the violated rules, each once. */
  violations: string[];
  /** Ids of the rules that axe could not decide in some story, each once. */
  inconclusive: string[];
}

const unique = (results: StoryResult[], key: keyof StoryResult): string[] =>
  [...new Set(results.flatMap((result) => result[key]))].sort();

/** Groups the results of a run by component. Stories of the contract are not checked, because they repeat screens. */
export function groupResults(entries: readonly IndexEntry[], { stories }: RunResults): Row[] {
  const groupedStories = entries.filter(({ type, title }) => type === 'story' && !title.startsWith('Contract/'));
  return [...Map.groupBy(groupedStories, ({ title }) => title)]
    .map(([title, ofComponent]) => {
      const results = ofComponent.flatMap(({ id }) => stories[id] ?? []);
      return {
        title,
        checked: results.length,
        total: ofComponent.length,
        violations: unique(results, 'violations'),
        inconclusive: unique(results, 'inconclusive'),
      };
    })
    .sort((a, b) => a.title.localeCompare(b.title));
}
