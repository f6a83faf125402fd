import {
  type ChangedText,
  createI18n,
  type Locale,
  matchLocale,
  type Namespace,
  pseudoLocale,
} from '@fanlight/components/i18n';
import { listTranslations } from '@fanlight/sdk/api';
import type { i18n } from 'i18next';
import type { Services } from '../services.ts';
import { detectLocale, readSources, storeLocale } from './detect.ts';

/** The services that fetch and cache the texts that the operator has changed. */
type TextServices = Pick<Services, 'client' | 'queryClient'>;

/**
 * Fetches the texts that the operator has changed in a language (rule L1), once per page load. The options of the
 * generated hook are not used, because they would add the code of their whole group to the first page.
 */
export function fetchChangedTexts(
  { client, queryClient }: TextServices,
  locale: Locale,
): Promise<{ data: ChangedText[] }> {
  return queryClient.fetchQuery({
    queryKey: changedTextsKey(locale),
    queryFn: ({ signal }) => client.call(listTranslations, { query: { locale }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Returns the query key of {@link fetchChangedTexts}. */
export const changedTextsKey = (locale: Locale) => ['listTranslations', locale];

/**
 * Reads the settings again when the language changes, because they contain the titles of the footer's pages and the
 * text of the age gate in that language.
 */
export function refetchOnLanguageChange(translator: i18n, { queryClient }: Pick<TextServices, 'queryClient'>): void {
  translator.on('languageChanged', () => void queryClient.invalidateQueries({ queryKey: ['getPublicSettings'] }));
}

/**
 * Creates the translator of the page, with the messages of the given namespaces and the common messages. It stores the
 * selected language (specification, "States") and sets `lang` of the document. If the operator's texts can't be
 * fetched, the built-in texts are used.
 *
 * @param renderedLocale - the language of the server-rendered page. The translator starts with it; change the language
 *   to `wantedLocale` after hydration
 */
export async function startI18n(
  access: TextServices,
  namespaces: Namespace[],
  renderedLocale?: string,
): Promise<{ translator: i18n; wantedLocale: string }> {
  const wantedLocale = detectLocale(readSources());
  const translator = await createI18n({
    locale: renderedLocale ?? wantedLocale,
    namespaces: [...new Set<Namespace>(['common', ...namespaces])],
    readChangedTexts: (locale) =>
      fetchChangedTexts(access, locale).then(
        ({ data }) => data,
        () => [],
      ),
  });
  // A mutation loads this namespace before it reports its failure, because the namespace contains the failure's
  // message.
  access.queryClient.getMutationCache().config.onError = () => translator.loadNamespaces('errors');
  const show = (language: string) => {
    // Assigning an unchanged `lang` would make the browser lay out all text again.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
    // The pseudo-locale is not stored: developers select it in the URL, to look for overflow.
    const chosen = language === pseudoLocale ? undefined : matchLocale(language);
    if (chosen) storeLocale(chosen);
  };
  if (translator.language === wantedLocale) show(wantedLocale);
  translator.on('languageChanged', show);
  refetchOnLanguageChange(translator, access);
  return { translator, wantedLocale };
}
