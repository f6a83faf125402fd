// Reads the results of axe for each story in the last runs of the stories.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The results of axe for a story. */
export interface StoryResult {
  /** Ids of the rules that the story violates. */
  violations: string[];
  /** Ids of the rules that axe could not decide, such as the contrast of text on a gradient. */
  inconclusive: string[];
}

/** The results of a run, by the id of the story. */
export interface RunResults {
  /** Language and theme, such as `en-US dark`. */
  name: string;
  stories: Record<string, StoryResult>;
}

/** The fields of Vitest's report that are read. `.storybook/vitest.setup.ts` reduces the reports of axe. */
interface VitestReport {
  testResults: { assertionResults: { meta?: { storyId?: string; reports?: AxeReport[] } }[] }[];
}
interface AxeReport {
  type: string;
  result: { violations?: { id: string }[]; inconclusive?: string[] };
}

/** The reports of the runs. `npm test` writes the first one, and `.ci/run` writes both. */
const reports = [
  { name: 'en-US dark', file: 'stories.json' },
  { name: 'es-ES light', file: 'stories-es-ES-light.json' },
];

/** Returns the results of a Vitest report. */
export function parseResults({ testResults }: VitestReport): RunResults['stories'] {
  const stories: RunResults['stories'] = {};
  for (const { meta } of testResults.flatMap(({ assertionResults }) => assertionResults)) {
    const axe = meta?.reports?.find(({ type }) => type === 'a11y')?.result;
    if (!meta?.storyId || !axe) continue;
    stories[meta.storyId] = {
      violations: (axe.violations ?? []).map(({ id }) => id),
      inconclusive: axe.inconclusive ?? [],
    };
  }
  return stories;
}

/** Returns the results of the runs whose reports exist in a folder. */
export const readResults = (folder: string): RunResults[] =>
  reports
    .filter(({ file }) => existsSync(join(folder, file)))
    .map(({ name, file }) => ({ name, stories: parseResults(JSON.parse(readFileSync(join(folder, file), 'utf8'))) }));
