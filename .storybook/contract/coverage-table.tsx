import { operations } from '@fanlight/sdk/operations';
import { useEffect, useState } from 'react';
import { states } from '../../mocks/src/generated/states.ts';
import notShown from '../../openapi/checks/not-shown.json';
import { readIndex } from '../docs/read-index.ts';

/** Returns the id of a story for each state. The states are in the tags that `indexer.ts` adds. */
async function readStories(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { id, tags = [] } of await readIndex()) {
    const operation = tags.find((tag) => tag.startsWith('op-'))?.slice('op-'.length);
    const state = tags.find((tag) => /^(state|error)-/.test(tag))?.replace(/^(state|error)-/, '');
    if (operation && state) found.set(`${operation} ${state}`, id);
  }
  return found;
}

const reasonOf = (operation: string, state: string): string | undefined =>
  notShown.find((row) => row.operation === operation && (row.states as string[]).includes(state))?.reason;

const groupOf = (id: keyof typeof states): string => (id === 'everywhere' ? id : operations[id].group);

/** A table of the operations that have stories or are listed as not shown. Each state is a link to its story. */
export function CoverageTable() {
  const [stories, setStories] = useState(new Map<string, string>());
  useEffect(() => {
    readStories().then(setStories);
  }, []);
  const ids = Object.keys(states) as (keyof typeof states)[];
  const used = ids.filter((id) =>
    states[id].some((state) => stories.has(`${id} ${state}`) || reasonOf(id, state) !== undefined),
  );
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Group</th>
          <th scope="col">Operation</th>
          <th scope="col">States</th>
        </tr>
      </thead>
      <tbody>
        {used.map((id) => (
          <tr key={id}>
            <td>{groupOf(id)}</td>
            <td>
              <code>{id}</code>
            </td>
            <td>
              {states[id].map((state) => {
                const story = stories.get(`${id} ${state}`);
                return (
                  <span key={state} title={reasonOf(id, state)}>
                    {story ? (
                      <a href={`./?path=/story/${story}`} target="_top">
                        {state}
                      </a>
                    ) : (
                      state
                    )}{' '}
                  </span>
                );
              })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
