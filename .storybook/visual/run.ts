// `npm run test:visual` draws stories and the same stories of the merge base in the same browser, and compares the
// pictures. See CONTRIBUTING.md, "A story".

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { IndexEntry } from 'storybook/internal/types';
import { modeNames, type Shot, samplesOf, shotsOf } from './modes.ts';
import { Regression } from './regression.ts';
import { describe, writeReport } from './report.ts';
import { createReader, isStoryFile, readGraph, type Selection, select } from './select.ts';
import { buildStorybook, changedFiles, git, hashWorkingTree, readEntries, serve } from './storybooks.ts';

const root = resolve(import.meta.dirname, '../..');
const report = join(root, '.cache/results/visual.html');
const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    base: { type: 'string', default: 'origin/main' },
    dependents: { type: 'boolean', default: false },
    mode: { type: 'string', multiple: true, default: [...modeNames] },
  },
});

const seconds = (since: number): string => `${Math.round((performance.now() - since) / 1000)} s`;

/** Returns the files whose stories depend on a file that differs between two trees; undefined with `--all`. */
async function selectFiles(before: string, after: string): Promise<Selection | undefined> {
  if (options.all) return undefined;
  const stories = git(root, ['ls-tree', '-r', '--name-only', after]).split('\n').filter(isStoryFile);
  const graph = await readGraph(root, stories);
  return select(graph, changedFiles(root, before, after), createReader(root), options.dependents);
}

/** Returns the pictures of the selected files. */
function shotsOfFiles(entries: readonly IndexEntry[], { whole, sampled }: Selection): Shot[] {
  const of = (files: ReadonlySet<string>) =>
    entries.filter(({ importPath }) => files.has(importPath.replace(/^\.\//, '')));
  const left = shotsOf(of(sampled)).length - samplesOf(of(sampled)).length;
  if (left > 0)
    console.log(
      `${left} pictures of components that contain a changed primitive are left out; --dependents draws them`,
    );
  return [...shotsOf(of(whole)), ...samplesOf(of(sampled))];
}

const start = performance.now();
const commit = git(root, ['merge-base', 'HEAD', options.base]);
const before = git(root, ['rev-parse', `${commit}^{tree}`]);
const after = hashWorkingTree(root);
const matches = ({ title, id }: IndexEntry) =>
  words.length === 0 || words.some((word) => title.includes(word) || id === word);

const [storybook, files] = await Promise.all([buildStorybook(root, after), selectFiles(before, after)]);
const entries = readEntries(storybook).filter(matches);
const shots = (files ? shotsOfFiles(entries, files) : shotsOf(entries)).filter(({ mode }) =>
  options.mode.includes(mode),
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
