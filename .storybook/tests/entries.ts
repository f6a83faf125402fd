import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An entry of Storybook's index. */
export interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'docs' | 'story';
  tags: string[];
  importPath: string;
}

const index = join(import.meta.dirname, '../../storybook-static/index.json');

/** All docs pages and stories of the built Storybook. */
export const entries: Entry[] = Object.values(JSON.parse(readFileSync(index, 'utf8')).entries);
