import { readFile } from 'node:fs/promises';
import { createInstance } from 'i18next';

/** The namespaces of the texts that journeys look up by key. */
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
 * Translates a key with its namespace, such as `auth:login.submit`. The type of the key is not checked, because the
 * types of nine namespaces would take the compiler minutes. A wrong key makes a journey fail, because the page does not
 * contain it.
 */
export type Translate = (key: string, values?: Record<string, unknown>) => string;

/** The members of i18next's type that are used. */
interface Translator {
  init(options: Record<string, unknown>): Promise<unknown>;
  t: Translate;
}

/**
 * Returns the texts of the app in a language. They come from the app's files, and are for journeys that run in several
 * languages.
 */
export async function loadTranslations(locale: 'en-US' | 'es-ES'): Promise<Translate> {
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
