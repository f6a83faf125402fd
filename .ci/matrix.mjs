// `npm run test:matrix` runs all stories in each language and theme. Its output ends with `N passed, N failed`.
import { ensureInstalled } from './install.mjs';
import { printSummary, runSteps } from './steps.mjs';
import { combinations, storiesStep } from './stories.mjs';

ensureInstalled();
printSummary(await runSteps(combinations.map((combination) => storiesStep(combination))));
