import { join } from 'node:path';
import type { Plugin } from 'vite';
import { newestOf, readRecorded, readReports } from './results.ts';

const name = 'virtual:accessibility-results';
const folder = join(import.meta.dirname, '../../.cache/results');

/**
 * Provides the newest results of axe as the module `virtual:accessibility-results`: those of runs in this working
 * directory, or the recorded ones.
 */
export const accessibilityResults = (): Plugin => ({
  name: 'fanlight:accessibility-results',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) =>
    id === `\0${name}` ? `export default ${JSON.stringify(newestOf(readRecorded(), readReports(folder)))}` : undefined,
});
