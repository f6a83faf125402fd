import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const { exports } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  exports: Record<string, string>;
};

/** Returns the packages that an entry loads when it is imported. Types and `import()` do not count. */
function packagesOf(entry: string): string[] {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: URL): void => {
    if (seen.has(file.href)) return;
    seen.add(file.href);
    const text = readFileSync(file, 'utf8');
    for (const [, kind, name = ''] of text.matchAll(/^(?:import|export)\s+(type\s)?[^;']*?from\s+'([^']+)'/gm)) {
      if (kind) continue;
      if (name.startsWith('.')) visit(new URL(name, file));
      else packages.add(name);
    }
  };
  visit(new URL(`../${entry}`, import.meta.url));
  return [...packages].toSorted();
}

/** The packages that an entry may load in addition to the dependencies of the package. */
const peers: Record<string, string[]> = {
  './hooks': ['@tanstack/react-query'],
  './realtime/react': ['@tanstack/react-query'],
  './validators': ['zod/mini'],
  './validators/bindings': ['zod/mini'],
  './validators/events': ['zod/mini'],
};

describe('the entry points of the package', () => {
  it.each(Object.entries(exports))('%s loads only the optional peers that it needs', (name, entry) => {
    const found = packagesOf(entry).filter((one) => one !== 'openapi-fetch' && !one.startsWith('@fanlight/sdk'));
    expect(found).toEqual(peers[name] ?? []);
  });
});
