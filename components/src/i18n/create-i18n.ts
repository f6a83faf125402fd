import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type ChangedText, withChangedTexts } from './changed-texts.ts';
import { loadNamespace } from './load-namespace.ts';
import { type Locale, pseudoLocale, supportedLocales } from './locales.ts';
import type { Namespace } from './resources.ts';

export interface CreateI18nOptions {
  /** The initial language. See `matchLocale`. */
  locale: string;
  /** The namespaces to load before the first render. Other namespaces are loaded when a component uses them. */
  namespaces?: Namespace[];
  /** Fetches the operator's texts. Called once per language (rule L1). */
  readChangedTexts?: (locale: Locale) => Promise<readonly ChangedText[]>;
}

/**
 * Creates an i18next instance that loads namespaces when they are used, each from its own file. Resolves when the first
 * namespaces are loaded. The app chooses and stores the language (rule L1).
 */
export async function createI18n({
  locale,
  namespaces = ['common'],
  readChangedTexts,
}: CreateI18nOptions): Promise<i18n> {
  const changed = new Map<string, Promise<readonly ChangedText[]>>();
  const changedIn = (language: string) => {
    // Undefined for the pseudo-locale, which is generated from the built-in texts.
    const supportedLocale = supportedLocales.find((each) => each === language);
    const texts =
      changed.get(language) ?? (supportedLocale && readChangedTexts?.(supportedLocale)) ?? Promise.resolve([]);
    changed.set(language, texts);
    return texts;
  };
  const instance = createInstance();
  await instance
    .use({
      type: 'backend' as const,
      init: () => undefined,
      read: async (language: string, namespace: string) => {
        const [messages, texts] = await Promise.all([loadNamespace(language, namespace), changedIn(language)]);
        return withChangedTexts(messages, namespace, texts);
      },
    })
    .use(initReactI18next)
    .init({
      lng: locale,
      // No fallback language is needed, because every text exists in every language (i18n.test.ts).
      fallbackLng: false,
      supportedLngs: [...supportedLocales, pseudoLocale],
      load: 'currentOnly',
      ns: namespaces,
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
  return instance;
}
