// `npm run record:accessibility` copies the results of axe in the last runs of the stories to `recorded.json`, from which
// a Storybook is built that has no run of its own. Leaves the file as it is if only the time differs, so that a run
// without news changes no file.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newestOf, readRecorded, readReports, recordedFile } from './results.ts';

const recorded = existsSync(recordedFile) ? readRecorded() : [];
const newest = newestOf(recorded, readReports(join(import.meta.dirname, '../../.cache/results')));
const withoutTime = (runs: typeof newest) => JSON.stringify(runs.map(({ name, components }) => [name, components]));
const isChanged = withoutTime(recorded) !== withoutTime(newest);
if (isChanged) writeFileSync(recordedFile, `${JSON.stringify(newest, null, 2)}\n`);
const counts = newest.map(({ name, components }) => `${Object.keys(components).length} components in ${name}`);
console.log(`results of axe: ${isChanged ? 'recorded' : 'unchanged'}, ${counts.join(', ')}`);
