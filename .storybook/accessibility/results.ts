// Reads the results of axe in the last runs of the stories.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentOf } from './group.ts';

/** The results of axe for all stories of a component or screen. */
export interface ComponentResult {
  /** Number of stories that axe checked. */
  checked: number;
  /** Ids of the violated rules, each once. */
  violations: string[];
  /** Ids of the rules that axe could not decide, such as the contrast of text on a gradient, each once. */
  inconclusive: string[];
}

/** The results of a run. */
export interface RunResults {
  /** Language and theme, such as `en-US dark`. */
  name: string;
  /** The start of the run in ISO 8601. */
  time: string;
  /** By the id of the component, which is the id of a story without the part after `--`. */
  components: Record<string, ComponentResult>;
}

/** The fields of Vitest's report that are read. `.storybook/test-annotations.ts` reduces the reports of axe. */
interface VitestReport {
  startTime: number;
  testResults: { assertionResults: { meta?: { storyId?: string; reports?: AxeReport[] } }[] }[];
}
interface AxeReport {
  type: string;
  result: { violations?: { id: string }[]; inconclusive?: string[] };
}

/** The results of the last recorded runs. A Storybook that is built without an earlier run of the stories shows them. */
export const recordedFile = join(import.meta.dirname, 'recorded.json');

/** The reports of the runs. `npm test` writes the first one, and `.ci/run` writes both. */
const reports = [
  { name: 'en-US dark', file: 'stories.json' },
  { name: 'es-ES light', file: 'stories-es-ES-light.json' },
];

const sorted = (ids: string[]): string[] => [...new Set(ids)].sort();

/** Returns the results of a Vitest report. */
export function parseResults(name: string, { startTime, testResults }: VitestReport): RunResults {
  const components: RunResults['components'] = {};
  for (const { meta } of testResults.flatMap(({ assertionResults }) => assertionResults)) {
    const axe = meta?.reports?.find(({ type }) => type === 'a11y')?.result;
    // The stories of the contract repeat screens.
    if (!meta?.storyId || !axe || meta.storyId.startsWith('contract-')) continue;
    const id = componentOf(meta.storyId);
    const { checked = 0, violations = [], inconclusive = [] } = components[id] ?? {};
    components[id] = {
      checked: checked + 1,
      violations: sorted([...violations, ...(axe.violations ?? []).map((rule) => rule.id)]),
      inconclusive: sorted([...inconclusive, ...(axe.inconclusive ?? [])]),
    };
  }
  return { name, time: new Date(startTime).toISOString(), components };
}

/** Returns the results of the runs whose reports exist in a folder. */
export const readReports = (folder: string): RunResults[] =>
  reports
    .filter(({ file }) => existsSync(join(folder, file)))
    .map(({ name, file }) => parseResults(name, JSON.parse(readFileSync(join(folder, file), 'utf8'))));

/** Returns the recorded results. */
export const readRecorded = (file = recordedFile): RunResults[] => JSON.parse(readFileSync(file, 'utf8'));

/** Returns the newer results of each run: those of its report, or the recorded ones. */
export const newestOf = (recorded: readonly RunResults[], reported: readonly RunResults[]): RunResults[] =>
  reports.flatMap(({ name }) =>
    [...recorded, ...reported]
      .filter((run) => run.name === name)
      .toSorted((a, b) => b.time.localeCompare(a.time))
      .slice(0, 1),
  );
