import { readFile } from 'node:fs/promises';
import { createInstance } from 'i18next';

/** The groups whose texts journeys look up by key. */
const namespaces = [
  'auth',
  'comments',
  'feeds',
  'performers',
  'products',
  'reactions',
  'reels',
  'reports',
  'search',
] as const;

/**
 * Translates a key with its namespace, such as `auth:login.submit`. Any text: the checked keys of nine namespaces at once
 * would keep the compiler busy for minutes, and a key that is not there is found nowhere on the page.
 */
export type Words = (key: string, values?: Record<string, unknown>) => string;

/** As much of a translator as there is to it here. */
interface Translator {
  init(options: Record<string, unknown>): Promise<unknown>;
  t: Words;
}

/** The words of the app in a language, from the same files that it shows, for journeys that are walked in several. */
export async function wordsIn(locale: 'en-US' | 'es-ES'): Promise<Words> {
  const folder = new URL(`../../components/src/i18n/${locale}/`, import.meta.url);
  const read = async (namespace: string) =>
    [namespace, JSON.parse(await readFile(new URL(`${namespace}.json`, folder), 'utf8'))] as const;
  const texts = Object.fromEntries(await Promise.all(namespaces.map(read)));
  const translator = createInstance() as unknown as Translator;
  await translator.init({
    lng: locale,
    ns: namespaces,
    resources: { [locale]: texts },
    interpolation: { escapeValue: false },
  });
  return (key, values) => translator.t(key, values);
}
