import MiniSearch from 'minisearch';
import type { IndexEntry } from 'storybook/internal/types';
import { keyOf, plain } from './plain.ts';
import type { SearchWords } from './words.ts';

/** A story or a docs page. */
type Entry = Pick<IndexEntry, 'id' | 'type' | 'name' | 'title'>;

/** A result of a search. */
export interface Found extends Entry {
  /** The words of the search that the story does not have. */
  missing: string[];
}

const kinds: Record<string, string> = { Screens: 'Screen', Flows: 'Flow', Components: 'Component', Guides: 'Guide' };

/** Returns the kind of a result, because results of several kinds have the same name, such as "Card Declined". */
export const kindOf = ({ title }: Pick<Entry, 'title'>): string => {
  const [root = ''] = title.split('/');
  return kinds[root] ?? root;
};

/** Words that say nothing about a story, in both languages. */
const fillers = new Set(
  [
    'a an and are as at for from has have i in is it its my of on or see state that the there to when while whose with yet',
    'al con cuando de del el en es esta estado la las los mi mis para por que se su sus un una y',
  ].flatMap((words) => words.split(' ')),
);

/** Phrases that mean the same as one word. By their parts, they would find other stories: "about" is also a page. */
const phrases: [RegExp, string][] = [
  [/\babout to\b/gi, 'soon'],
  [/\bsin conexi[oó]n\b/gi, 'offline'],
  [/\bbandeja de entrada\b/gi, 'inbox'],
  [/\bcash out\b/gi, 'cashout'],
  [/\btwo[- ]factor\b/gi, '2fa'],
];

/** Between the words of a search. */
const separators = /[\s,;·]+/u;

/** Returns the words of a text, the parts of its names in camel case and snake case, and its paths. */
function tokenize(text: string): string[] {
  const whole = text.split(separators).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const parts = whole.flatMap((word) => word.replaceAll(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2').split(/[^\p{L}\p{N}]+/u));
  return [...new Set([...whole, ...parts])].filter(Boolean);
}

/** Returns a word without accents and capital letters; null if the search ignores it. */
function normalize(term: string): string | null {
  const word = plain(term);
  return fillers.has(word) ? null : word;
}

/** Screens and flows come before the components that they consist of, and stories before docs pages. */
const weights: Record<string, number> = { Screens: 1.4, Flows: 1.4, Contract: 0.3 };
const weightOf = ({ type, title }: Entry): number =>
  (weights[title.split('/')[0] ?? ''] ?? 1) * (type === 'docs' ? 0.6 : 1);

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

/** Returns the operations, paths and words in Spanish of an entry, and the states that its tags name. */
function wordsOf({ type, title, name, tags = [] }: IndexEntry, { components, pages }: SearchWords): string[] {
  const states = type === 'story' ? tags.filter((tag) => /^(op|error|state)-/.test(tag)) : [];
  const named = states.map((tag) => tag.replace(/^\w+?-/, ''));
  const [, path] = / · (\/\S*)$/.exec(name) ?? [];
  if (path) return [...named, ...(pages[pageOf(path, pages) ?? ''] ?? [])];
  // Nearly all pages use primitives and layouts, so their words would find too much.
  if (!/^(Screens|Components)\/(?!Primitives|Layouts)/.test(title)) return named;
  return [...named, ...(components[title.split('/').at(-1) ?? ''] ?? [])];
}

/** The weight of a story with all the words of a search in its name, in relation to one with none of them there. */
const namedWeight = 2;

/** Returns the weight of a story that has a share of the words of a search, in relation to a story that has all. */
const weightOfShare = (share: number): number => share ** 2;

/** The weight of a synonym, in relation to the words of the search. */
const synonymWeight = 0.8;

/** The minimum score of a result, in relation to the best one. Weaker results have only one of several words, for example. */
const weakest = 0.15;

/** The maximum number of results. */
export const maximum = 30;
/** The maximum number of results of one component. */
const maximumOfTitle = 5;

/**
 * Prepares the search for stories and docs pages. The returned function takes some words, or a whole sentence, and
 * returns the best results first.
 */
export function createFinder(entries: readonly IndexEntry[], words: SearchWords): (search: string) => Found[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const index = new MiniSearch<{ id: string; name: string; component: string; title: string; words: string }>({
    fields: ['name', 'component', 'title', 'words'],
    tokenize,
    processTerm: normalize,
    searchOptions: {
      boost: { name: 3, component: 1.5, words: 0.5 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => term.length > 4 && 0.2,
      // A similar word is often another word, such as "paid" for "pair".
      weights: { prefix: 0.5, fuzzy: 0.25 },
    },
  });
  index.addAll(
    entries.map((entry) => ({
      id: entry.id,
      name: entry.type === 'docs' ? '' : entry.name,
      component: entry.title.split('/').at(-1) ?? '',
      title: entry.title,
      words: wordsOf(entry, words).join(' '),
    })),
  );
  const names = new Map(entries.map(({ id, name }) => [id, tokenize(name).map(plain)]));
  return (sentence) => {
    const search = phrases.reduce((text, [phrase, word]) => text.replaceAll(phrase, word), sentence);
    /** Each word of the search with its parts, and with their synonyms, any of which a story may have instead. */
    const groups = search.split(separators).flatMap((word) => {
      const parts = tokenize(word).filter((part) => !fillers.has(plain(part)));
      const terms = parts.flatMap((part) => [part, ...(words.synonyms[keyOf(part)] ?? [])]).map(plain);
      return parts.length > 0 ? [{ word, own: parts.map(plain), terms }] : [];
    });
    const own = new Set(groups.flatMap((group) => group.own));
    /** Returns the share of the words that a story has in its name. */
    const namedShare = (id: string) =>
      groups.filter(({ terms }) => terms.some((term) => names.get(id)?.some((name) => name.startsWith(term)))).length /
      groups.length;
    const counts = new Map<string, number>();
    return index
      .search(groups.flatMap(({ terms }) => terms).join(' '), {
        boostTerm: (term) => (own.has(term) ? 1 : synonymWeight),
        boostDocument: (id: string) => weightOf(byId.get(id) as IndexEntry) * (1 + (namedWeight - 1) * namedShare(id)),
      })
      .map(({ id, score, queryTerms }) => {
        const missing = groups.filter(({ terms }) => !terms.some((term) => queryTerms.includes(term)));
        return {
          entry: byId.get(id) as IndexEntry,
          score: score * weightOfShare(1 - missing.length / groups.length),
          missing: missing.map(({ word }) => word),
        };
      })
      .toSorted((a, b) => b.score - a.score)
      .filter(({ score }, _, [best]) => score >= (best?.score ?? 0) * weakest)
      .map(({ entry, missing }): Found => ({ ...entry, missing }))
      .filter(({ title }) => {
        const count = (counts.get(title) ?? 0) + 1;
        counts.set(title, count);
        return count <= maximumOfTitle;
      })
      .slice(0, maximum);
  };
}
