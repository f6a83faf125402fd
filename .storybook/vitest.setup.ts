import * as accessibility from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import { beforeAll } from 'vitest';
import * as preview from './preview.tsx';

// Only what fails is looked at here; to describe all that passed takes axe a tenth of the time.
const failuresOnly = { parameters: { a11y: { options: { resultTypes: ['violations'] } } } };

// Without axe's own annotations here, stories would run and check nothing.
const project = setProjectAnnotations([accessibility, preview, failuresOnly]);

beforeAll(project.beforeAll);
