import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readResults } from './results.ts';

const name = 'virtual:accessibility-results';
const folder = join(import.meta.dirname, '../../.cache/results');

/** Provides the results of the last runs as the module `virtual:accessibility-results`. */
export const accessibilityResults = (): Plugin => ({
  name: 'fanlight:accessibility-results',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(readResults(folder))}` : undefined),
});
