import { createI18n, matchLocale, pseudoLocale } from '@fanlight/components/i18n';
import type { i18n } from 'i18next';
import { detectLocale, keepLocale, readSources } from './detect.ts';

/** The translator of the page; keeps the language where section 4 says, and tells the page its language. */
export async function startI18n(): Promise<i18n> {
  const sources = readSources();
  // Only in the address, and never kept: it is for us, to see what is not translated or does not fit.
  const locale = sources.query === pseudoLocale ? pseudoLocale : detectLocale(sources);
  const translator = await createI18n({ locale, namespaces: ['common'] });
  const show = (language: string) => {
    document.documentElement.lang = language;
    const chosen = language === pseudoLocale ? undefined : matchLocale(language);
    if (chosen) keepLocale(chosen);
  };
  show(translator.language);
  translator.on('languageChanged', show);
  return translator;
}
