import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCsf } from 'storybook/internal/csf-tools';

const repository = join(import.meta.dirname, '../../..');

/** A story, as Storybook's indexer reads it from its source. */
export interface IndexedStory {
  file: string;
  title: string;
  name: string;
  tags: string[];
  /** The source of the story's export. */
  source: string;
}

/** Reads the written stories of components and pages. */
export async function readIndexedStories(): Promise<IndexedStory[]> {
  const files = globSync('{components,app}/src/**/*.stories.tsx', { cwd: repository });
  const inFiles = files.map(async (file) => {
    const csf = (await readCsf(join(repository, file), { makeTitle: (title) => title ?? '' })).parse();
    const code = await readFile(join(repository, file), 'utf8');
    return csf.indexInputs.map(({ title = '', name = '', exportName, tags = [] }) => {
      const { start, end } = csf.getStoryExport(exportName) as { start?: number; end?: number };
      return { file, title, name, tags, source: code.slice(start ?? 0, end ?? 0) };
    });
  });
  return (await Promise.all(inFiles)).flat();
}
