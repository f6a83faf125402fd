import { operations } from '@fanlight/sdk/operations';
import { useEffect, useState } from 'react';
import { states } from '../../mocks/src/generated/states.ts';
import notShown from '../../openapi/checks/not-shown.json';
import { readIndex } from '../docs/read-index.ts';

type Id = keyof typeof states;

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

const groupOf = (id: Id): string => (id === 'everywhere' ? id : operations[id].group);

/** Returns the number of states of operations, and how many of them have a story. */
function countStates(ids: readonly Id[], stories: ReadonlyMap<string, string>) {
  const all = ids.flatMap((id) => states[id].map((state) => `${id} ${state}`));
  return { total: all.length, shown: all.filter((state) => stories.has(state)).length };
}

function Totals({ ids, stories }: { ids: readonly Id[]; stories: ReadonlyMap<string, string> }) {
  const groups = [...Map.groupBy(ids, groupOf)];
  return (
    <table>
      <caption>States with a story, by group</caption>
      <thead>
        <tr>
          <th scope="col">Group</th>
          <th scope="col">Shown</th>
          <th scope="col">States</th>
        </tr>
      </thead>
      <tbody>
        {[...groups, ['All', ids] as const].map(([group, ofGroup]) => {
          const { shown, total } = countStates(ofGroup, stories);
          return (
            <tr key={group}>
              <th scope="row">{group}</th>
              <td>{shown}</td>
              <td>{total}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function StatesOfOperations({ ids, stories }: { ids: readonly Id[]; stories: ReadonlyMap<string, string> }) {
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
        {ids.map((id) => (
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

/**
 * Tables of the operations that have stories or are listed as not shown: their number by group, and each state as a link
 * to its story.
 */
export function CoverageTable() {
  const [stories, setStories] = useState(new Map<string, string>());
  useEffect(() => {
    readStories().then(setStories);
  }, []);
  const ids = Object.keys(states) as Id[];
  const used = ids.filter((id) =>
    states[id].some((state) => stories.has(`${id} ${state}`) || reasonOf(id, state) !== undefined),
  );
  return (
    <>
      <Totals ids={used} stories={stories} />
      <StatesOfOperations ids={used} stories={stories} />
    </>
  );
}
