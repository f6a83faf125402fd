// Finds the states of operations that stories show, by the source files of the stories and by the report of their last
// run.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { states } from '../../mocks/src/generated/states.ts';
import { readStories } from './indexer.ts';
import type { NotShown } from './not-shown.ts';
import { listWired } from './wired.ts';

const repository = join(import.meta.dirname, '../..');
const results = join(repository, '.cache/results');
/** The report of the stories that are generated from the contract, and of the refusals that all operations share. */
const contractReport = join(results, 'contract.json');
/** The report of all other stories, which `npm test` writes. */
const storiesReport = join(results, 'stories.json');

/** A state of an operation, such as `getWallet loading`. */
type State = string;
const stateOf = (operation: string, state: string): State => `${operation} ${state}`;

/**
 * Returns the states that the user interface must show: the states of the operations that the app calls, and the states
 * of `everywhere`, which all operations share.
 */
export function listWanted(): State[] {
  return (['everywhere', ...listWired()] as const).flatMap((id) => states[id].map((state) => stateOf(id, state)));
}

/** The stories whose run writes the report of the contract (`test:contract` in `package.json`). */
const contractStories = ['app/src/routes/refusals.stories.tsx', '.storybook/contract/generated/*.stories.ts'];

/** Returns the patterns of the files whose stories have a report of their last run. */
export const listReported = (): string[] =>
  existsSync(storiesReport) ? [...contractStories, '{components,app}/src/**/*.stories.tsx'] : contractStories;

/** Returns the states that stories name, by the id of the story. */
export function readNamedStates(
  patterns = ['{components,app}/src/**/*.stories.tsx', ...contractStories],
): Map<string, State> {
  const files = globSync(patterns, { cwd: repository });
  const named = new Map<string, State>();
  for (const fileName of files.map((file) => join(repository, file))) {
    const code = readFileSync(fileName, 'utf8');
    if (!code.includes('shows(')) continue;
    for (const { input, named: shown } of readStories(code, { fileName, makeTitle: (title) => title ?? '' }))
      if (shown)
        named.set(
          toId(input.title ?? '', storyNameFromExport(input.exportName)),
          stateOf(shown.operation, shown.state),
        );
  }
  return named;
}

/** The fields of Vitest's report that are read. */
interface VitestReport {
  testResults: { assertionResults: { status: string; meta?: { storyId?: string; reports?: StoryReport[] } }[] }[];
}
interface StoryReport {
  type: string;
  result: { operation: string; state: string };
}

/** Returns the states that stories have proven in their last run, by the id of the story. */
export function readProven(): Map<string, State> {
  if (!existsSync(contractReport))
    throw new Error('Run `npm run test:contract` first: its report contains the states that the stories show.');
  const testResults = [storiesReport, contractReport]
    .filter((report) => existsSync(report))
    .flatMap((report) => (JSON.parse(readFileSync(report, 'utf8')) as VitestReport).testResults);
  const proven = new Map<string, State>();
  for (const { status, meta } of testResults.flatMap(({ assertionResults }) => assertionResults)) {
    const shown = meta?.reports?.find(({ type }) => type === 'contract')?.result;
    if (status === 'passed' && meta?.storyId && shown) proven.set(meta.storyId, stateOf(shown.operation, shown.state));
  }
  return proven;
}

interface Coverage {
  wanted: readonly State[];
  /** The states that a story names and that its last run has proven. */
  proven: ReadonlySet<State>;
  problems: readonly string[];
}

/**
 * Compares the wanted states of the contract with the states that stories name, and with the report of the last run.
 */
export function compareStates(
  wanted: readonly State[],
  named: ReadonlyMap<string, State>,
  results: ReadonlyMap<string, State>,
  notShown: readonly NotShown[],
): Coverage {
  const proven = new Set([...named].filter(([story, state]) => results.get(story) === state).map(([, state]) => state));
  const listed = notShown.flatMap(({ operation, states: own }) => own.map((state) => stateOf(operation, state)));
  return {
    wanted,
    proven,
    problems: [
      ...wanted
        .filter((state) => !proven.has(state) && !listed.includes(state))
        .map((state) => `no story shows ${state}`),
      ...[...named]
        .filter(([story, state]) => results.get(story) !== state)
        .map(([story, state]) => `${story} names the state ${state}, but its last run has not proven it`),
      ...listed.filter((state) => proven.has(state)).map((state) => `not-shown.json: ${state} is shown; remove it`),
      ...listed.filter((state) => !wanted.includes(state)).map((state) => `not-shown.json: ${state} is not wanted`),
    ],
  };
}
