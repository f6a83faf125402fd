import { readFile } from 'node:fs/promises';
import { createInstance } from 'i18next';

/** Whose texts journeys look for by key. */
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

/** The words of the app in a language, from the same files that it shows, for journeys that are walked in several. */
export async function wordsIn(locale: 'en-US' | 'es-ES') {
  const folder = new URL(`../../components/src/i18n/${locale}/`, import.meta.url);
  const read = async (namespace: string) =>
    [namespace, JSON.parse(await readFile(new URL(`${namespace}.json`, folder), 'utf8'))] as const;
  const texts = Object.fromEntries(await Promise.all(namespaces.map(read)));
  const translator = createInstance();
  await translator.init({
    lng: locale,
    ns: [...namespaces],
    resources: { [locale]: texts },
    interpolation: { escapeValue: false },
  });
  return translator.getFixedT(locale, namespaces);
}

/** Translates a key, as components do. */
export type Words = Awaited<ReturnType<typeof wordsIn>>;
