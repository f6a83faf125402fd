import type { IndexEntry } from 'storybook/internal/types';
// Only types, because the module itself needs Node, and this one also runs in the browser.
import type { ComponentResult, RunResults } from './results.ts';

/** The results of a component's or screen's stories in one run. */
export interface Row extends ComponentResult {
  title: string;
  /** Number of stories of the component. */
  total: number;
}

/** Returns the id of the component of a story. */
export const componentOf = (storyId: string): string => storyId.split('--')[0] ?? '';

const unchecked: ComponentResult = { checked: 0, violations: [], inconclusive: [] };

/** Lists the results of a run by component. The stories of the contract are left out, because they repeat screens. */
export function groupResults(entries: readonly IndexEntry[], { components }: RunResults): Row[] {
  const stories = entries.filter(
    ({ type, title, tags = [] }) => type === 'story' && !title.startsWith('Contract/') && !tags.includes('!test'),
  );
  return [...Map.groupBy(stories, ({ title }) => title)]
    .map(([title, ofComponent]) => ({
      ...(components[componentOf(ofComponent[0]?.id ?? '')] ?? unchecked),
      title,
      total: ofComponent.length,
    }))
    .sort((a, b) => a.title.localeCompare(b.title));
}
