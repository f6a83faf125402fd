// `npm run test:storybook` runs what `npm test` and `.ci/run` leave out: the stories that are generated from the contract,
// and the tests of the built Storybook. Its output ends with `N passed, N failed`.
import { ensureInstalled } from './install.mjs';
import { printSummary, runSteps } from './steps.mjs';

ensureInstalled();
const npm = (script) => ['npm', 'run', '--silent', script];
printSummary(
  await runSteps([
    { name: 'stories of the contract', command: npm('test:contract'), results: '.cache/results/contract.json' },
    { name: 'states of the contract', command: npm('check:states') },
    { name: 'built Storybook', command: npm('test:docs'), results: '.cache/results/docs.json' },
  ]),
);
