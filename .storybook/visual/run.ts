// `npm run test:visual` draws stories and the same stories of the merge base in the same browser, and compares the
// pictures. See CONTRIBUTING.md, "A story".

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { IndexEntry } from 'storybook/internal/types';
import { modeNames, shotsOf } from './modes.ts';
import { Regression } from './regression.ts';
import { describe, writeReport } from './report.ts';
import { createReader, isStoryFile, readGraph, selectStories } from './select.ts';
import { buildStorybook, changedFiles, git, hashWorkingTree, readEntries, serve } from './storybooks.ts';

const root = resolve(import.meta.dirname, '../..');
const report = join(root, '.cache/results/visual.html');
const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    base: { type: 'string', default: 'origin/main' },
    mode: { type: 'string', multiple: true, default: [...modeNames] },
  },
});

const seconds = (since: number): string => `${Math.round((performance.now() - since) / 1000)} s`;

/** Returns whether a story depends on a file that differs between two trees; always true with `--all`. */
async function select(before: string, after: string): Promise<(entry: IndexEntry) => boolean> {
  if (options.all) return () => true;
  const stories = git(root, ['ls-tree', '-r', '--name-only', after]).split('\n').filter(isStoryFile);
  const graph = await readGraph(root, stories);
  const selected = new Set(selectStories(graph, changedFiles(root, before, after), createReader(root)));
  return ({ importPath }) => selected.has(importPath.replace(/^\.\//, ''));
}

const start = performance.now();
const commit = git(root, ['merge-base', 'HEAD', options.base]);
const before = git(root, ['rev-parse', `${commit}^{tree}`]);
const after = hashWorkingTree(root);
const isSelected = await select(before, after);
const matches = ({ title, id }: IndexEntry) =>
  words.length === 0 || words.some((word) => title.includes(word) || id === word);

const storybook = await buildStorybook(root, after);
const shots = shotsOf(readEntries(storybook).filter((entry) => isSelected(entry) && matches(entry))).filter(
  ({ mode }) => options.mode.includes(mode),
);
console.log(`${shots.length} pictures, compared with ${commit.slice(0, 8)} (prepared in ${seconds(start)})`);

if (shots.length > 0) {
  const reference = await buildStorybook(root, before);
  const hosts = [await serve(reference), await serve(storybook)] as const;
  const regression = new Regression(root, before, readEntries(reference), hosts);
  try {
    await regression.drawReferences(shots);
    console.log(`References are drawn after ${seconds(start)}`);
    await regression.compareAll(shots);
  } finally {
    await Promise.all(hosts.map((host) => host.close()));
  }
  const { findings, notes } = regression;
  for (const line of [...notes, ...findings.map(describe)]) console.log(line);
  mkdirSync(dirname(report), { recursive: true });
  writeFileSync(report, writeReport(findings, [`Compared with ${commit}.`, ...notes]));
  console.log(`\n${shots.length} pictures in ${seconds(start)}, ${findings.length} findings: ${report}`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
