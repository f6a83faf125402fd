import { setProjectAnnotations } from '@storybook/react-vite';
import { annotations } from './test-annotations.ts';

// Vitest loads and runs this file again for every file of stories. The annotations are a module of their own, which is
// loaded once.
setProjectAnnotations(annotations);
