// Finds the words by which Storybook's search finds a component or a page, besides those of its title: the operations
// that it calls, the paths of its pages, and its texts in Spanish.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { usedKeysOf } from '../../components/src/i18n/used-keys.ts';
import { readModules, readPages } from './sources.ts';

const repository = join(import.meta.dirname, '../..');
const app = join(repository, 'app/src');

/** The words by which the search finds stories, besides those of their titles. */
export interface SearchWords {
  /** By the last part of the title of a component or screen, such as `WalletScreen`. */
  components: Record<string, string[]>;
  /** By the path of a page, such as `/creator/payouts`. */
  pages: Record<string, string[]>;
}

/** Returns the texts of the Spanish catalogue as `namespace:key`, without suffixes of plural forms. */
function readSpanish(): Map<string, string> {
  const texts = new Map<string, string>();
  const add = (key: string, value: unknown): void => {
    if (typeof value === 'string') texts.set(key, value);
    else
      for (const [name, part] of Object.entries(value as object))
        add(`${key}${key.endsWith(':') ? '' : '.'}${name}`, part);
  };
  const folder = join(repository, 'components/src/i18n/es-ES');
  for (const file of globSync('*.json', { cwd: folder }))
    add(`${basename(file, '.json')}:`, JSON.parse(readFileSync(join(folder, file), 'utf8')));
  return texts;
}

/** Returns the words of a text without placeholders and tags. Short words would match most searches. */
const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/\{\{.*?\}\}|<[^>]*>/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);

/** The maximum share of components whose texts may contain a word. More frequent words find too much. */
const frequentShare = 0.1;

const unique = (words: readonly string[]): string[] => [...new Set(words)];

/** Returns the Spanish words in the texts of each component, by its name. */
function readComponentWords(): Map<string, string[]> {
  const spanish = readSpanish();
  const textsOf = (key: string): string[] =>
    [...spanish]
      .filter(([name]) => name === key || name.startsWith(key.endsWith('.') ? key : `${key}_`))
      .map(([, text]) => text);
  const words = new Map<string, string[]>();
  for (const path of globSync('components/src/*/**/*.tsx', {
    cwd: repository,
    exclude: (file) => /\.(stories|test)\./.test(file),
  })) {
    const text = readFileSync(join(repository, path), 'utf8');
    const names = [...text.matchAll(/export (?:function|const) ([A-Z]\w+)/g)].map(([, name = '']) => name);
    if (names.length === 0) continue;
    const found = unique([...usedKeysOf([{ path, text }])].flatMap(textsOf).flatMap(wordsOf));
    for (const name of names) words.set(name, found);
  }
  const counts = Map.groupBy([...words.values()].flat(), (word) => word);
  const isFrequent = (word: string) => (counts.get(word)?.length ?? 0) > words.size * frequentShare;
  return new Map([...words].map(([name, own]) => [name, own.filter((word) => !isFrequent(word))]));
}

/** Returns the words of all components and pages. */
export function readSearchWords(): SearchWords {
  const titles = JSON.parse(readFileSync(join(repository, 'components/src/i18n/es-ES/titles.json'), 'utf8')) as {
    pages: Record<string, string>;
  };
  const components = readComponentWords();
  const pages: SearchWords['pages'] = {};
  for (const { path, title, file } of readPages(app)) {
    const modules = readModules(file);
    const titleWords = wordsOf(titles.pages[title] ?? '');
    pages[path] = unique([...titleWords, ...modules.flatMap(({ operations }) => operations)]);
    for (const module of modules) {
      const operations = readModules(module.file).flatMap((below) => below.operations);
      const words = [path, ...operations, ...(module.file === file ? titleWords : [])];
      for (const name of module.components) components.set(name, unique([...(components.get(name) ?? []), ...words]));
    }
  }
  return { components: Object.fromEntries(components), pages };
}
