// `npm run check:imports` applies import-rules.cjs, and checks that enough modules and imports were found. With a wrong
// configuration, it would find no imports, and report no violation.
import { spawnSync } from 'node:child_process';

/** The minimum is slightly below the current 1,681 modules with 6,134 imports. Raise it from time to time. */
const minimum = { modules: 1_500, dependencies: 5_500 };

const folders = ['sdk/src', 'mocks/src', 'components/src', 'app/src', 'server/src'];
const options = ['--config', '.ci/import-rules.cjs', '--no-progress'];
const { status, stdout, stderr, error } = spawnSync('depcruise', [...folders, ...options], { encoding: 'utf8' });
if (error) throw error;
// The output ends with the advice to install another TypeScript. It does not apply, because swc parses the modules.
const result = stdout.split('\n‼')[0].trim();
const [, modules, dependencies] = /\((\d+) modules, (\d+) dependencies cruised\)/.exec(result) ?? [];
if (status !== 0) {
  console.error(`${result}\n${stderr}`.trim());
  process.exitCode = 1;
} else if (!(Number(modules) >= minimum.modules && Number(dependencies) >= minimum.dependencies)) {
  console.error(`${result}\n${stderr}`.trim());
  console.error(`At least ${minimum.modules} modules and ${minimum.dependencies} dependencies should have been found.`);
  process.exitCode = 1;
} else console.log(result);
