import { defaultLocale, pseudoLocale } from './locales.ts';
import type { Messages } from './pseudo.ts';
import type { Namespace } from './resources.ts';

const files = {
  ...import.meta.glob<Messages>('./*/*.json', { import: 'default' }),
  // The error messages are generated from the contract, because the server responds with the same texts.
  './en-US/errors.json': async (): Promise<Messages> => (await import('@fanlight/sdk/messages/en-US')).messages,
  './es-ES/errors.json': async (): Promise<Messages> => (await import('@fanlight/sdk/messages/es-ES')).messages,
};

/**
 * Loads the messages of one namespace in one language; later calls return the loaded messages.
 *
 * @throws if the file does not exist
 */
export async function loadNamespace(locale: string, namespace: string): Promise<Messages> {
  const isPseudo = locale === pseudoLocale;
  const file = (files as Record<string, () => Promise<Messages>>)[
    `./${isPseudo ? defaultLocale : locale}/${namespace}.json`
  ];
  if (!file) throw new Error(`There is no translation file ${locale}/${namespace}.json`);
  const messages = await file();
  // The code is loaded only if the pseudo-locale is used.
  return isPseudo ? (await import('./pseudo.ts')).pseudoLocalize(messages) : messages;
}

/** Returns all namespaces. */
export const listNamespaces = (): Namespace[] =>
  Object.keys(files).flatMap((file) => {
    const [, locale, name] = /^\.\/(.+)\/(.+)\.json$/.exec(file) ?? [];
    return locale === defaultLocale ? [name as Namespace] : [];
  });
