// `npm run check:states` compares the states of the contract's operations with the states that the last run of the
// stories has proven.
import { operations } from '@fanlight/sdk/operations';
import { compareStates, listReported, listWanted, readNamedStates, readProven } from './coverage.ts';
import { notShown } from './not-shown.ts';

/** The maximum number of states that no story shows. Lower it when the list gets shorter. */
const ceiling = 13;
/** The minimum share of the wanted states that stories must show. */
const requiredShare = 0.95;

const { wanted, proven, problems } = compareStates(
  listWanted(),
  readNamedStates(listReported()),
  readProven(),
  notShown,
);
const groupOf = (state: string): string => {
  const [id = ''] = state.split(' ');
  return id === 'everywhere' ? id : operations[id as keyof typeof operations].group;
};
for (const [group, statesOfGroup] of Map.groupBy(wanted, groupOf)) {
  const shown = statesOfGroup.filter((state) => proven.has(state)).length;
  console.log(`${group.padEnd(16)} ${String(shown).padStart(4)} of ${statesOfGroup.length}`);
}
const shown = wanted.filter((state) => proven.has(state)).length;
const share = shown / wanted.length;
const listed = notShown.flatMap(({ states }) => states).length;
console.log(
  `${shown} of ${wanted.length} states are shown (${(share * 100).toFixed(1)} %), ${listed} are in not-shown.json.`,
);

const failures = [
  ...problems,
  ...(share < requiredShare ? [`at least ${requiredShare * 100} % of the states have to be shown`] : []),
  ...(listed > ceiling ? [`at most ${ceiling} states may be in not-shown.json: show the new state in a story`] : []),
  ...(listed < ceiling ? [`lower the ceiling in .storybook/contract/check.ts to ${listed}`] : []),
];
if (failures.length > 0) {
  console.error(failures.join('\n'));
  process.exitCode = 1;
}
