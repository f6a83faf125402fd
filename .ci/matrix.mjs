// `npm run test:matrix` runs all stories and all steps of the flows in each language and theme. Its output ends with
// `N passed, N failed`.
import { ensureInstalled } from './install.mjs';
import { printSummary, runSteps } from './steps.mjs';
import { combinations, storiesStep } from './stories.mjs';

ensureInstalled();
const flows = {
  name: 'flows',
  command: ['npm', 'run', '--silent', 'test:flows'],
  results: '.cache/results/docs.json',
  env: { FANLIGHT_FLOWS: combinations.join() },
};
printSummary(await runSteps([...combinations.map((combination) => storiesStep(combination)), flows]));
