// `npm test` runs all checks that need neither root nor services. Its output ends with `N passed, N failed`.
import { resolve } from 'node:path';
import { findFfmpeg } from './ffmpeg.mjs';
import { ensureInstalled } from './install.mjs';
import { printSummary, run, runSteps } from './steps.mjs';

ensureInstalled();
// The compile cache is shared, because tests start dozens of servers, and tools with hundreds of modules each.
process.env.NODE_COMPILE_CACHE = resolve('.cache/compile');
await run(['npm', 'run', '--silent', 'browser']);
// All steps get the same value, because wireit runs a script again if the variable has changed.
const ffmpeg = await findFfmpeg();
if (ffmpeg) process.env.FFMPEG_PATH = ffmpeg;
const npm = (script) => ['npm', 'run', '--silent', script];
printSummary(
  await runSteps([
    // The steps of this list run concurrently. Each uses one core, and changes nothing that another step reads.
    [
      { name: 'app, server and demo', command: npm('build') },
      { name: 'types', command: npm('check:types') },
      { name: 'contract lint', command: npm('check:contract') },
      { name: 'generation without a difference', command: npm('check:generate') },
      { name: 'format and lint', command: npm('check:format') },
      { name: 'import rules', command: npm('check:imports') },
      { name: 'unused code and dependencies', command: npm('check:unused') },
      { name: 'contract since its release', command: npm('check:breaking') },
      { name: 'other generators', command: npm('check:generators') },
      { name: 'migrations', command: npm('check:migrations') },
      { name: 'handlers', command: npm('check:handlers') },
      { name: 'tables and their owners', command: npm('check:tables') },
      { name: 'glossary', command: npm('check:glossary') },
      { name: 'package of the SDK', command: npm('check:package') },
    ],
    { name: 'unit and engine', command: npm('test:unit'), results: '.cache/results/unit.json' },
    // `npm run test:storybook` also runs the stories that are generated from the contract.
    { name: 'stories', command: npm('test:stories'), results: '.cache/results/stories.json' },
    { name: 'size of pages', command: npm('size') },
    // `.ci/run` runs the long journeys, on PostgreSQL.
    { name: 'journeys', command: npm('e2e:brief'), results: '.cache/results/e2e-brief.json' },
  ]),
);
