import * as accessibility from '@storybook/addon-a11y/preview';
import { type Preview, setProjectAnnotations } from '@storybook/react-vite';
import * as React from 'react';
import { beforeAll } from 'vitest';
import * as preview from './preview.tsx';

// Only what fails is looked at here; to describe all that passed takes axe a tenth of the time.
const failuresOnly = { parameters: { a11y: { options: { resultTypes: ['violations'] } } } };

/**
 * Keeps only the violations of axe's report. The rest is 40 kB a story, which takes the browser and Vitest a tenth of the
 * time to pass on and to write.
 */
const smallReports: Preview = {
  afterEach({ reporting }) {
    for (const { type, result } of reporting.reports)
      if (type === 'a11y') for (const part of ['passes', 'inapplicable', 'incomplete']) delete result[part];
  },
};

/** What React's packages share. */
interface Internals {
  /** React's development build captures a stack for each element that it creates, up to a number in each second. */
  recentlyCreatedOwnerStacks: number;
}

// No story looks at these stacks, and they take up to a fifth of the time of those that type into a form.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  Internals
>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.MAX_VALUE,
  set: () => undefined,
  configurable: true,
});

// Without axe's own annotations here, stories would run and check nothing.
// The last come first after a story, so that the report is made before it is reduced.
const project = setProjectAnnotations([smallReports, accessibility, preview, failuresOnly]);

beforeAll(project.beforeAll);
