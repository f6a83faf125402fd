import { createI18n, matchLocale } from '@fanlight/components/i18n';
import type { i18n } from 'i18next';
import { detectLocale, keepLocale, readSources } from './detect.ts';

/** The translator of the page; keeps the language where section 4 says, and tells the page its language. */
export async function startI18n(): Promise<i18n> {
  const translator = await createI18n({ locale: detectLocale(readSources()), namespaces: ['common'] });
  const show = (language: string) => {
    document.documentElement.lang = language;
    const locale = matchLocale(language);
    if (locale) keepLocale(locale);
  };
  show(translator.language);
  translator.on('languageChanged', show);
  return translator;
}
