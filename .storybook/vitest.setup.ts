import * as accessibility from '@storybook/addon-a11y/preview';
import { type Preview, setProjectAnnotations } from '@storybook/react-vite';
import * as React from 'react';
import { beforeAll, inject } from 'vitest';
import * as preview from './preview.tsx';

// Tests only use violations; reporting passed rules takes axe a tenth of the time.
const failuresOnly = { parameters: { a11y: { options: { resultTypes: ['violations'] } } } };

/**
 * Keeps only the violations of axe's report. The rest is 40 kB per story; transferring and writing it takes a tenth of
 * the time of a run.
 */
const smallReports: Preview = {
  afterEach({ reporting }) {
    for (const { type, result } of reporting.reports)
      if (type === 'a11y')
        for (const part of ['passes', 'inapplicable', 'incomplete']) delete (result as Record<string, unknown>)[part];
  },
};

// All files share one page, so a story that leaves it, such as by a download, would end the run.
navigation.addEventListener('navigate', (event) => {
  if (event.destination.sameDocument || !event.cancelable) return;
  event.preventDefault();
  console.error(`A story opens ${event.destination.url}`);
});

/** Internals that React's packages share. */
interface Internals {
  /** Counts the stacks that React's development build captures for created elements, up to a limit per second. */
  recentlyCreatedOwnerStacks: number;
}

// No story needs these stacks, which take up to a fifth of the time of stories that type into a form.
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
    /** The toolbar's values for stories that don't set their own (`vitest.config.ts`). */
    globals: { locale: string; theme: string };
  }
}

// Without the annotations of the accessibility add-on nothing would be checked.
// `afterEach` runs in reverse order, so that the report is created before it is reduced.
const project = setProjectAnnotations([
  smallReports,
  accessibility,
  preview,
  failuresOnly,
  { initialGlobals: inject('globals') },
]);

beforeAll(project.beforeAll);
