import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadNamespace } from './load-namespace.ts';
import { defaultLocale, pseudoLocale, supportedLocales } from './locales.ts';
import type { Namespace } from './resources.ts';

/** Options of {@link createI18n}. */
export interface CreateI18nOptions {
  /** Language to start with; see `matchLocale`. */
  locale: string;
  /** Namespaces to load before the first page is drawn; others load when a component asks for them. */
  namespaces?: Namespace[];
}

/**
 * An i18next instance that fetches only the namespaces in use, one file each. Resolves when the first ones are there.
 * Where the language comes from and where it is kept is the app's business (rule L1).
 */
export async function createI18n({ locale, namespaces = ['common'] }: CreateI18nOptions): Promise<i18n> {
  const instance = createInstance();
  await instance
    .use({
      type: 'backend' as const,
      init: () => undefined,
      read: (language: string, namespace: string) => loadNamespace(language, namespace),
    })
    .use(initReactI18next)
    .init({
      lng: locale,
      fallbackLng: defaultLocale,
      supportedLngs: [...supportedLocales, pseudoLocale],
      load: 'currentOnly',
      ns: namespaces,
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
  return instance;
}
