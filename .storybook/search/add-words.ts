import type { StoryIndex } from 'storybook/internal/types';
import type { SearchWords } from './words.ts';

type Entries = StoryIndex['entries'];
type Entry = Entries[string];

/**
 * An entry with the texts that Storybook's search also compares. Storybook itself uses this field for the headings of
 * docs pages.
 */
type Searchable = Entry & { anchors?: { id: string; title: string }[] };

/** Returns the page of a path, such as `/{profileId}` for `/mara.clay?tab=store`. */
function pageOf(path: string, pages: SearchWords['pages']): string | undefined {
  const segments = (path.split('?')[0] ?? '').split('/');
  const matches = (page: string) => {
    const parts = page.split('/');
    return parts.length === segments.length && parts.every((part, i) => part.startsWith('{') || part === segments[i]);
  };
  const fits = Object.keys(pages).filter(matches);
  // Fixed paths take precedence over paths with parameters.
  return fits.toSorted((a, b) => a.split('{').length - b.split('{').length)[0];
}

/** Returns the words of an entry. The docs page of a component stands for all of its stories. */
function wordsOf(entry: Entry, documented: ReadonlySet<string>, { components, pages }: SearchWords): string[] {
  const [category = ''] = entry.title.split('/');
  const [, path] = / · (\/\S*)$/.exec(entry.name) ?? [];
  if (entry.type === 'story' && path) return pages[pageOf(path, pages) ?? ''] ?? [];
  const isShared = /^Components\/(Primitives|Layouts)\//.test(entry.title);
  if (!['Screens', 'Components'].includes(category) || isShared) return [];
  if (entry.type === 'story' && documented.has(entry.title)) return [];
  return components[entry.title.split('/').at(-1) ?? ''] ?? [];
}

/** Adds to the entries of the index the words by which the search finds them. */
export function addSearchWords(entries: Entries, words: SearchWords): Record<string, Searchable> {
  const documented = new Set(Object.values(entries).flatMap(({ type, title }) => (type === 'docs' ? [title] : [])));
  return Object.fromEntries(
    Object.entries(entries).map(([id, entry]) => {
      const own = wordsOf(entry, documented, words);
      return [id, own.length > 0 ? { ...entry, anchors: own.map((title) => ({ id: '', title })) } : entry];
    }),
  );
}
