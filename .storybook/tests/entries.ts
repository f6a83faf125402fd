import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IndexEntry, StoryIndex } from 'storybook/internal/types';

const index = join(import.meta.dirname, '../../storybook-static/index.json');

/** All docs pages and stories of the built Storybook. */
export const entries: IndexEntry[] = Object.values((JSON.parse(readFileSync(index, 'utf8')) as StoryIndex).entries);
