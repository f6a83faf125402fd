// `npm run test:storybook` runs what `npm test` leaves out: the stories that are generated from the contract, all stories
// in Spanish with the light theme, and the tests of the built Storybook. Its output ends with `N passed, N failed`.
import { ensureInstalled } from './install.mjs';
import { printSummary, runSteps } from './steps.mjs';
import { storiesStep } from './stories.mjs';

ensureInstalled();
const npm = (script) => ['npm', 'run', '--silent', script];
printSummary(
  await runSteps([
    { name: 'stories of the contract', command: npm('test:contract'), results: '.cache/results/contract.json' },
    { name: 'states of the contract', command: npm('check:states') },
    // `npm test` runs the stories in English and dark, `npm run test:matrix` in all combinations.
    storiesStep('es-ES light', ['components/src', 'app/src']),
    { name: 'built Storybook', command: npm('test:docs'), results: '.cache/results/docs.json' },
  ]),
);
