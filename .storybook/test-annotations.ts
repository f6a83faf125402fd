// Annotations that only tests of stories use.
import * as accessibility from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';
import * as React from 'react';
import { configure } from 'storybook/test';
import { inject } from 'vitest';
import { expectSameBalance } from './agreement.ts';
import { expectShown } from './contract/proof.ts';
import { expectChoices } from './controls-check.ts';
import * as preview from './preview.tsx';

// Tests use only violations. Reporting the rules that have passed would take a tenth of axe's time.
const failuresOnly = { parameters: { a11y: { options: { resultTypes: ['violations'] } } } };

/**
 * Keeps the violations in axe's report, and the ids of the rules that axe could not decide. The rest has 40 kB per
 * story, and transferring and writing it would take a tenth of the time of a run.
 */
const smallReports: Preview = {
  afterEach({ reporting }) {
    for (const report of reporting.reports)
      if (report.type === 'a11y') {
        const { violations, incomplete = [] } = report.result as { violations: unknown; incomplete?: { id: string }[] };
        report.result = { violations, inconclusive: incomplete.map(({ id }) => id) };
      }
  },
};

/** The errors that were logged during a story, such as React's about elements with the same key or invalid nesting. */
const loggedErrors: string[] = [];
const { error: logError } = console;
console.error = (...values: unknown[]) => {
  logError(...values);
  const [format, ...inserted] = values.map(String);
  // React logs errors about `act`, because Storybook renders stories with it.
  if (format && !format.includes('act(...)') && !format.includes('`act`'))
    loggedErrors.push(inserted.reduce((text, value) => text.replace('%s', value), format));
};

/** Fails a story during which an error was logged. */
const failOnErrors: Preview = {
  beforeEach() {
    loggedErrors.length = 0;
  },
  afterEach() {
    const [first] = loggedErrors;
    if (first) throw new Error(`An error was logged: ${first}`);
  },
};

/**
 * Compares the state that a story names with its calls and its page. This is done only in tests, because a story that
 * is rendered again with another value of the toolbar makes no calls.
 */
const proof: Preview = {
  afterEach: ({ parameters, reporting }) => expectShown(parameters, reporting),
};

/** Fails a story whose header and wallet show different balances. */
const agreement: Preview = { afterEach: expectSameBalance };

/** Fails a story whose controls offer no choices for its data. */
const choices: Preview = { afterEach: expectChoices };

// `waitFor` creates this error each time its condition is not met yet. By default, Testing Library formats the whole page
// for it, which would take a twentieth of the time of the contract's stories.
configure({
  getElementError(message, container) {
    const error = new Error(`${message}\n\n${container.outerHTML.slice(0, 5000)}`);
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

// All files use the same page. If a story left the page, for example by a download, the run would end.
navigation.addEventListener('navigate', (event) => {
  if (event.destination.sameDocument || !event.cancelable) return;
  event.preventDefault();
  console.warn(`A story opens ${event.destination.url}`);
});

/** Internal data that React's packages share. */
interface Internals {
  /**
   * The number of stacks that React's development build has captured for created elements. React limits it per second.
   */
  recentlyCreatedOwnerStacks: number;
}

// Prevents React from capturing these stacks, which no story needs. They would take up to a fifth of the time of
// stories that type into a form.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  Internals
>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.MAX_VALUE,
  set: () => undefined,
  configurable: true,
});

declare module 'vitest' {
  interface ProvidedContext {
    /** The values of the toolbar for stories that do not set their own (`vitest.config.ts`). */
    globals: { locale: string; theme: string };
  }
}

/**
 * The annotations of stories that are tests. Those of the accessibility add-on are needed for its checks. `afterEach` runs
 * in reverse order, so the report is created before it is reduced.
 */
export const annotations = [
  failOnErrors,
  smallReports,
  accessibility,
  proof,
  agreement,
  choices,
  preview,
  failuresOnly,
  { initialGlobals: inject('globals') },
];
