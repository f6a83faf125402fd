import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** Returns the packages that a script and the scripts it imports load when they start. */
function findPackages(script, seen = new Set()) {
  if (seen.has(script.href)) return [];
  seen.add(script.href);
  const imports = readFileSync(script, 'utf8').matchAll(/^(?:import|export)\b[^;']*?(?:from )?'([^']+)';$/gm);
  return [...imports].flatMap(([, name]) => {
    if (name.startsWith('.')) return findPackages(new URL(name, script), seen);
    return name.startsWith('node:') ? [] : [`${fileURLToPath(script)} imports ${name}`];
  });
}

it.each(['all', 'bare', 'bench', 'dev', 'matrix', 'start', 'test'])(
  '%s.mjs, which installs the packages, starts without them',
  (name) => expect(findPackages(new URL(`${name}.mjs`, import.meta.url))).toEqual([]),
);

it('findPackages reports the packages that a script imports', () => {
  expect(findPackages(new URL(import.meta.url))).toEqual([`${fileURLToPath(import.meta.url)} imports vitest`]);
});

it('npm does not run the install scripts of packages', () => {
  const setting = execFileSync('npm', ['config', 'get', 'ignore-scripts'], { encoding: 'utf8' });
  expect(setting.trim()).toBe('true');
});
