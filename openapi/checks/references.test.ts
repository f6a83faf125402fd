import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = ['.ci', '.storybook', 'openapi', 'sdk', 'mocks', 'components', 'app', 'server'];
const skippedFolders = new Set(['node_modules', 'dist', 'generated', 'migrations', 'public']);

/** Reads all files below a folder as pairs of path and text. Generated files are left out. */
function textsIn(folder: string): [string, string][] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry): [string, string][] => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : textsIn(path);
    return /\.(ts|tsx|mjs|cjs|yaml|md)$/.test(entry.name) ? [[path, readFileSync(join(root, path), 'utf8')]] : [];
  });
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const top = readdirSync(root).filter((name) => name.endsWith('.md'));
const texts = [...top.map((name): [string, string] => [name, read(name)]), ...folders.flatMap(textsIn)].filter(
  // These two files contain invalid references, because they test or violate the checks.
  ([path]) => !['openapi/checks/references.test.ts', '.ci/checks/violations.mjs'].includes(path),
);
const headings = Array.from(read('openapi/specification.md').matchAll(/^## (.+)$/gm), ([, heading]) => heading);
const rules = Array.from(read('openapi/rules.md').matchAll(/^- \*\*([A-Z]\d+)/gm), ([, rule]) => rule);

/** Lists the names that a pattern finds in the texts and that are unknown, each with its file. */
const findUnknownNames = (pattern: RegExp, knownNames: readonly (string | undefined)[]) =>
  texts.flatMap(([path, text]) =>
    [...text.matchAll(pattern)].flatMap(([, names = '']) =>
      (names.match(/[A-Z]\d+|[A-Z][a-z ]+/g) ?? [])
        .filter((name) => !knownNames.includes(name))
        .map((name) => `${path}: ${name}`),
    ),
  );

describe('references in files', () => {
  it('to the specification name existing headings', () => {
    expect(headings).toContain('Constants');
    expect(findUnknownNames(/specification(?:,| \() ?"([^"]+)"/g, headings)).toEqual([]);
  });

  it('to rules name existing rules', () => {
    expect(rules.length).toBeGreaterThanOrEqual(50);
    expect(findUnknownNames(/\brules? ((?:[A-Z]\d+(?:, | and )?)+)/g, rules)).toEqual([]);
  });

  it('to the specification do not use section numbers', () => {
    const numbered = texts.filter(([, text]) => /(?<!RFC \d+,? )\bsections? \d/i.test(text)).map(([path]) => path);
    expect(numbered).toEqual([]);
  });
});

describe('CONTRIBUTING.md', () => {
  const recipes = read('CONTRIBUTING.md');
  const marked = Array.from(recipes.matchAll(/`([^`]+)`/g), ([, code = '']) => code);

  it('names files that exist', () => {
    const named = marked.flatMap((code) => code.split(' ')).filter((word) => /^(?:\.?[a-z]+\/)+[\w.-]*$/.test(word));
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((path) => folders.includes(path.split('/')[0] ?? '') && !existsSync(join(root, path)))).toEqual(
      [],
    );
  });

  it('names commands that exist', () => {
    const scripts = ['.', 'server'].flatMap((folder) => {
      const { scripts: packageScripts } = JSON.parse(read(join(folder, 'package.json'))) as {
        scripts: Record<string, string>;
      };
      return Object.keys(packageScripts);
    });
    const named = marked.flatMap((code) => /^npm run ([\w:-]+)/.exec(code)?.[1] ?? []);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  });

  it('has at most 200 lines, and the README links to it', () => {
    expect(recipes.split('\n').length).toBeLessThanOrEqual(200);
    expect(read('README.md')).toContain('](CONTRIBUTING.md)');
  });
});

describe('each README', () => {
  it('has a link to the rules', () => {
    const readmes = texts.filter(([path]) => /^([a-z]+\/)?README\.md$/.test(path));
    expect(readmes).toHaveLength(7);
    expect(readmes.filter(([, text]) => !/\]\([./a-z]*rules\.md\)/.test(text)).map(([path]) => path)).toEqual([]);
  });
});
