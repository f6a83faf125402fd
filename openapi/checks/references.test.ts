import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = ['.ci', '.storybook', 'openapi', 'sdk', 'mocks', 'components', 'app', 'server'];
const made = new Set(['node_modules', 'dist', 'generated', 'migrations', 'public']);

/** All handwritten texts below a folder, by path. */
function textsIn(folder: string): [string, string][] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry): [string, string][] => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return made.has(entry.name) ? [] : textsIn(path);
    return /\.(ts|tsx|mjs|cjs|yaml|md)$/.test(entry.name) ? [[path, readFileSync(join(root, path), 'utf8')]] : [];
  });
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const top = readdirSync(root).filter((name) => name.endsWith('.md'));
const texts = [...top.map((name): [string, string] => [name, read(name)]), ...folders.flatMap(textsIn)].filter(
  // These two files contain invalid references on purpose.
  ([path]) => !['openapi/checks/references.test.ts', '.ci/checks/violations.mjs'].includes(path),
);
const headings = Array.from(read('openapi/specification.md').matchAll(/^## (.+)$/gm), ([, heading]) => heading);
const rules = Array.from(read('openapi/rules.md').matchAll(/^- \*\*([A-Z]\d+)/gm), ([, rule]) => rule);

/** Matches of a pattern that are not known, with their files. */
const unknown = (pattern: RegExp, known: readonly (string | undefined)[]) =>
  texts.flatMap(([path, text]) =>
    [...text.matchAll(pattern)].flatMap(([, names = '']) =>
      (names.match(/[A-Z]\d+|[A-Z][a-z ]+/g) ?? [])
        .filter((name) => !known.includes(name))
        .map((name) => `${path}: ${name}`),
    ),
  );

describe('references', () => {
  it('to the specification point to existing headings', () => {
    expect(headings).toContain('Constants');
    expect(unknown(/specification(?:,| \() ?"([^"]+)"/g, headings)).toEqual([]);
  });

  it('to rules point to existing rules', () => {
    expect(rules.length).toBeGreaterThanOrEqual(50);
    expect(unknown(/\brules? ((?:[A-Z]\d+(?:, | and )?)+)/g, rules)).toEqual([]);
  });

  it('to the specification use no section numbers', () => {
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
      const { scripts: own } = JSON.parse(read(join(folder, 'package.json'))) as { scripts: Record<string, string> };
      return Object.keys(own);
    });
    const named = marked.flatMap((code) => /^npm run ([\w:-]+)/.exec(code)?.[1] ?? []);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  });

  it('is at most 200 lines long, and linked by the README', () => {
    expect(recipes.split('\n').length).toBeLessThanOrEqual(200);
    expect(read('README.md')).toContain('](CONTRIBUTING.md)');
  });
});

describe('READMEs', () => {
  it('link the rules', () => {
    const readmes = texts.filter(([path]) => /^([a-z]+\/)?README\.md$/.test(path));
    expect(readmes).toHaveLength(7);
    expect(readmes.filter(([, text]) => !/\]\([./a-z]*rules\.md\)/.test(text)).map(([path]) => path)).toEqual([]);
  });
});
