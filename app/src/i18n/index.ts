import { createI18n, matchLocale, type Namespace, pseudoLocale } from '@fanlight/components/i18n';
import type { i18n } from 'i18next';
import { detectLocale, keepLocale, type LocaleSources, readSources } from './detect.ts';

/** A translator in the language that the sources ask for, with the messages of these namespaces and the common ones. */
export function createTranslator(sources: LocaleSources, namespaces: Namespace[] = []): Promise<i18n> {
  return createI18n({ locale: detectLocale(sources), namespaces: [...new Set<Namespace>(['common', ...namespaces])] });
}

/** The translator of the page; keeps the language where section 4 says, and tells the page its language. */
export async function startI18n(namespaces: Namespace[]): Promise<i18n> {
  const translator = await createTranslator(readSources(), namespaces);
  const show = (language: string) => {
    document.documentElement.lang = language;
    // The pseudo-locale stands in the address only, and is never kept: it is for us, to see what does not fit.
    const chosen = language === pseudoLocale ? undefined : matchLocale(language);
    if (chosen) keepLocale(chosen);
  };
  show(translator.language);
  translator.on('languageChanged', show);
  return translator;
}
