// Finds the words by which Storybook's search finds a component or a page, besides those of its title: the operations
// that it calls, the paths of its pages, and its texts in Spanish. Also finds the synonyms of words in a search.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { usedKeysOf } from '../../components/src/i18n/used-keys.ts';
import { keyOf } from './plain.ts';
import { readModules, readPages } from './sources.ts';

const repository = join(import.meta.dirname, '../..');
const app = join(repository, 'app/src');

/** The words by which the search finds stories, besides those of their titles. */
export interface SearchWords {
  /** By the last part of the title of a component or screen, such as `WalletScreen`. */
  components: Record<string, string[]>;
  /** By the path of a page, such as `/creator/payouts`. */
  pages: Record<string, string[]>;
  /** Other words for a word of a search, by the key of the word. */
  synonyms: Record<string, string[]>;
}

/** Returns the texts of a language's catalogue by `namespace:key`. */
function readCatalogue(locale: 'en-US' | 'es-ES'): Map<string, string> {
  const texts = new Map<string, string>();
  const add = (key: string, value: unknown): void => {
    if (typeof value === 'string') texts.set(key, value);
    else
      for (const [name, part] of Object.entries(value as object))
        add(`${key}${key.endsWith(':') ? '' : '.'}${name}`, part);
  };
  const folder = join(repository, 'components/src/i18n', locale);
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
  const spanish = readCatalogue('es-ES');
  // Most keys occur in several components.
  const known = new Map<string, string[]>();
  const readTexts = (key: string): string[] =>
    [...spanish]
      .filter(([name]) => name === key || name.startsWith(key.endsWith('.') ? key : `${key}_`))
      .map(([, text]) => text);
  const textsOf = (key: string): string[] => {
    const texts = known.get(key) ?? readTexts(key);
    known.set(key, texts);
    return texts;
  };
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

/**
 * Words that designers use for what the names of stories call otherwise. The words on the left are the names of other
 * products and of the trade; those on the right are in the names of stories.
 */
const ofTheField: Record<string, string[]> = {
  // The app says that it reconnects; stories without any connection are called offline as well.
  offline: ['reconnecting', 'connection'],
  disconnected: ['reconnecting', 'connection'],
  reconectando: ['reconnecting'],
  // A poll closes; a subscription ends. "Soon" is the last minute, in which the texts change.
  ending: ['closes'],
  cierra: ['closes'],
  ends: ['closes'],
  expiring: ['closes'],
  soon: ['minute'],
  // The bank declines a card, a performer refuses a request, the operator rejects an account. Spanish has one word.
  refused: ['declined', 'rejected'],
  rejected: ['declined', 'refused'],
  banned: ['blocked'],
  // Performers block countries; the trade calls this geoblocking.
  geoblocked: ['blocked', 'country'],
  geo: ['country'],
  region: ['country'],
  // States of data.
  blank: ['empty'],
  zero: ['empty'],
  no: ['empty'],
  nothing: ['empty'],
  // The names of states are not in the catalogues.
  vacío: ['empty'],
  vacía: ['empty'],
  bloqueado: ['blocked'],
  votación: ['poll'],
  conexión: ['connection', 'reconnecting'],
  termina: ['closes'],
  error: ['failed'],
  // A payment fails when the bank declines the card.
  payment: ['card', 'wallet', 'pay'],
  insufficient: ['low', 'balance'],
  insuficiente: ['low', 'balance'],
  saldo: ['balance'],
  failed: ['declined'],
  expired: ['ended', 'over'],
  locked: ['unlock', 'price'],
  skeleton: ['loading'],
  spinner: ['loading'],
  // Content that a visitor must pay to see.
  paywall: ['locked'],
  unlock: ['locked'],
  ppv: ['paid', 'locked'],
  // Names that other products have for what a fan does.
  donation: ['tip'],
  checkout: ['wallet', 'pay'],
  // Names that other products have for pages.
  dm: ['message', 'messages'],
  message: ['messages', 'thread'],
  timeline: ['home'],
  feed: ['home'],
  creator: ['profile'],
  inbox: ['messages'],
  chat: ['messages'],
  billetera: ['wallet'],
  monedero: ['wallet'],
  withdrawal: ['payout'],
  withdraw: ['payout'],
  retiro: ['payout'],
  cashout: ['payout'],
  signup: ['register'],
  unsubscribe: ['cancel', 'cancelled'],
  membership: ['subscription'],
  '2fa': ['second', 'factor'],
  kyc: ['identity', 'documents'],
  identidad: ['identity', 'documents'],
};

/** Returns the English words for each Spanish word, from the texts that consist of one word in both catalogues. */
function readTranslations(): [spanish: string, english: string][] {
  const english = readCatalogue('en-US');
  return [...readCatalogue('es-ES')].flatMap(([key, text]): [string, string][] => {
    const [word = '', ...more] = wordsOf(text);
    const [translation = '', ...others] = wordsOf(english.get(key) ?? '');
    return word && translation && word !== translation && more.length + others.length === 0
      ? [[word, translation]]
      : [];
  });
}

/** Returns the synonyms of all words. A translation also has the synonyms of the field: `rechazada` finds "declined". */
function readSynonyms(): SearchWords['synonyms'] {
  const field = Object.entries(ofTheField).flatMap(([word, others]) => others.map((other) => [word, other] as const));
  const translations = readTranslations().flatMap(([word, translation]) =>
    [translation, ...(ofTheField[translation] ?? [])].map((other) => [word, other] as const),
  );
  const grouped = Map.groupBy([...field, ...translations], ([word]) => keyOf(word));
  return Object.fromEntries([...grouped].map(([key, pairs]) => [key, unique(pairs.map(([, other]) => other))]));
}

/** Returns the words of all components and pages, and the synonyms. */
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
  return { components: Object.fromEntries(components), pages, synonyms: readSynonyms() };
}
