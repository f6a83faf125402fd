// Creates the stories that are generated for the states of operations.
import { fan, performer, visit } from '../../app/src/routes/flow-sample.tsx';
import { handlers, type Shown } from '../../mocks/src/index.ts';
import { loadMore } from './acts.ts';
import { waitForResponses } from './calls.ts';
import { type PageVisit, visits } from './visits.ts';

const viewers = { visitor: {}, fan, performer };
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
      // Accessibility is not checked here, but in the stories of the page and of its components. They differ from these
      // stories in only one response.
      a11y: { test: 'off' },
    },
    async play() {
      if (play) await waitForResponses();
      await play?.();
      if (onNextPage.includes(state)) await loadMore(operation);
    },
  };
}
