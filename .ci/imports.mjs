// `npm run check:imports`: who imports whom (import-rules.cjs), and that there was something to look at. A configuration
// under which nothing is found to be imported would report no violation either.
import { spawnSync } from 'node:child_process';

/** A little below what there is: 1,681 modules with 6,134 imports. Raised now and then. */
const least = { modules: 1_500, dependencies: 5_500 };

const folders = ['sdk/src', 'mocks/src', 'components/src', 'app/src', 'server/src'];
const options = ['--config', '.ci/import-rules.cjs', '--no-progress'];
const { status, stdout, stderr, error } = spawnSync('depcruise', [...folders, ...options], { encoding: 'utf8' });
if (error) throw error;
// What follows the result is advice to install another TypeScript; the modules are read by swc.
const result = stdout.split('\n‼')[0].trim();
const [, modules, dependencies] = /\((\d+) modules, (\d+) dependencies cruised\)/.exec(result) ?? [];
if (status !== 0) {
  console.error(`${result}\n${stderr}`.trim());
  process.exitCode = 1;
} else if (!(Number(modules) >= least.modules && Number(dependencies) >= least.dependencies)) {
  console.error(`${result}\n${stderr}`.trim());
  console.error(`At least ${least.modules} modules and ${least.dependencies} dependencies should have been cruised.`);
  process.exitCode = 1;
} else console.log(result);
