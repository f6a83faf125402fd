import type { IndexEntry, StoryIndex } from 'storybook/internal/types';

/** Fetches the entries of Storybook's index: its stories and docs pages. */
export async function readIndex(): Promise<IndexEntry[]> {
  const response = await fetch('./index.json');
  const { entries } = (await response.json()) as StoryIndex;
  return Object.values(entries);
}
