import runs from 'virtual:accessibility-results';
import { useEffect, useState } from 'react';
import type { IndexEntry } from 'storybook/internal/types';
import { readIndex } from '../docs/read-index.ts';
import { groupResults, type Row } from './group.ts';

const describeResult = ({ checked, total, violations }: Row): string => {
  if (violations.length > 0) return `Violates ${violations.join(', ')}`;
  if (checked === 0) return 'Added after this run';
  return checked < total ? 'Passes; some stories were added after this run' : 'Passes';
};

/** Shows axe's results by component. Each run of the stories has its own table. */
export function AccessibilityTable() {
  const [entries, setEntries] = useState<IndexEntry[]>([]);
  useEffect(() => {
    readIndex().then(setEntries);
  }, []);
  return runs.map((run) => (
    <table key={run.name}>
      <caption>
        {run.name}, run on <time dateTime={run.time}>{run.time.slice(0, 16).replace('T', ' ')} UTC</time>
      </caption>
      <thead>
        <tr>
          <th scope="col">Component</th>
          <th scope="col">Stories checked</th>
          <th scope="col">Result</th>
          <th scope="col">To check by hand</th>
        </tr>
      </thead>
      <tbody>
        {groupResults(entries, run).map((row) => (
          <tr key={row.title}>
            <td>{row.title}</td>
            <td>{`${row.checked} of ${row.total}`}</td>
            <td>{describeResult(row)}</td>
            <td>{row.inconclusive.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
}
