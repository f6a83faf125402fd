import { globSync } from 'node:fs';
import { join } from 'node:path';
import { readCsf } from 'storybook/internal/csf-tools';

const repository = join(import.meta.dirname, '../../..');

/** A story, as Storybook's indexer reads it from its source. */
export interface IndexedStory {
  file: string;
  title: string;
  name: string;
  exportName: string;
  tags: string[];
}

/** Reads the written stories of components and pages. */
export async function readIndexedStories(): Promise<IndexedStory[]> {
  const files = globSync('{components,app}/src/**/*.stories.tsx', { cwd: repository });
  const inFiles = files.map(async (file) => {
    const csf = await readCsf(join(repository, file), { makeTitle: (title) => title ?? '' });
    return csf
      .parse()
      .indexInputs.map(({ title = '', name = '', exportName, tags = [] }) => ({ file, title, name, exportName, tags }));
  });
  return (await Promise.all(inFiles)).flat();
}
