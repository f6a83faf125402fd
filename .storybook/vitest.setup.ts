import * as accessibility from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import { beforeAll } from 'vitest';
import * as preview from './preview.tsx';

// Without axe's own annotations here, stories would run and check nothing.
const project = setProjectAnnotations([accessibility, preview]);

beforeAll(project.beforeAll);
