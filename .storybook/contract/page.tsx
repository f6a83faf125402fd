// Creates the stories that are generated for the states of operations.
import { fan, performer, visit } from '../../app/src/routes/flow-sample.tsx';
import { states } from '../../mocks/src/generated/states.ts';
import { handlers, type Shown } from '../../mocks/src/index.ts';
import { loadMore, type RunStep } from './acts.ts';
import { waitForResponses } from './calls.ts';
import { type PageVisit, visits } from './visits.ts';

const viewers = { visitor: {}, fan, performer };
/**
 * Whether axe checks a story. The stories of an operation show the same page, and differ in one response, so axe checks
 * only the last declared state of each operation, which is a refusal or a failed next page. The stories of screens show
 * the other states. Checking every story would take a quarter longer.
 */
const isChecked = ({ operation, state }: Shown<keyof typeof visits>): boolean => states[operation].at(-1) === state;

const onNextPage = ['loading-more', 'more-failed'];

/**
 * The annotations of the stories of a group. Storybook reads tags from the source of a file, so they are not here. A docs
 * page of a group would render dozens of whole pages.
 */
export const pages = { component: visit.component, loaders: visit.loaders };

/**
 * Returns the story of a state. It opens the page that calls the operation, and performs the steps of the viewer on it.
 */
export function onPage(shows: Shown<keyof typeof visits>) {
  const { operation, state } = shows;
  const { path, as = 'fan', handlers: pageHandlers = [], play }: PageVisit = visits[operation];
  const { msw: { handlers: ofViewer } = { handlers } } = viewers[as] as Partial<typeof fan>;
  return {
    args: { path, as },
    parameters: {
      ...visit.parameters,
      shows,
      isMocked: true,
      msw: { handlers: [...pageHandlers, ...ofViewer] },
      a11y: { test: isChecked(shows) ? 'error' : 'off' },
      // The pictures of `npm run test:visual` include these stories in one mode.
      chromatic: { disableSnapshot: true },
    },
    async play({ step }: { step: RunStep }) {
      if (play) await waitForResponses();
      await play?.(step);
      if (onNextPage.includes(state)) await step('Load the next page', () => loadMore(operation));
    },
  };
}
