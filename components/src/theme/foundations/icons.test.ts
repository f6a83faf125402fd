import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { icons } from './icons.ts';

const root = join(import.meta.dirname, '../../../..');
const files = globSync('{components,app}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(stories|test)\.tsx?$|theme\/foundations\/icons\.ts$/.test(file),
);

/** Returns the names of the components that a file imports from lucide. */
const importedIn = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/import \{([^}]*)\} from 'lucide-react'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => name !== '' && !name.startsWith('type '));

it('the page of icons shows all icons that components and app import, and no others', () => {
  expect(Object.keys(icons)).toEqual([...new Set(files.flatMap(importedIn))].sort());
});
