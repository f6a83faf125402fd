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
import { detectLocale, keepLocale, readSources } from './detect.ts';

/** How the changed texts are fetched. */
type Access = Pick<Services, 'client' | 'queryClient'>;

/**
 * Fetches the texts of a language that the operator changed (rule L1), once for the page. Not by the generated hook's
 * options: they would bring those of the whole group into the first page.
 */
export function fetchChangedTexts({ client, queryClient }: Access, locale: Locale): Promise<{ data: ChangedText[] }> {
  return queryClient.fetchQuery({
    queryKey: changedTextsKey(locale),
    queryFn: ({ signal }) => client.call(listTranslations, { query: { locale }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** The key of the query of {@link fetchChangedTexts}. */
export const changedTextsKey = (locale: Locale) => ['listTranslations', locale];

/**
 * The translator of the page, with the messages of these namespaces and the common ones; keeps the language where section
 * 4 says, and tells the page its language. Where the changed texts can't be had, the built-in ones stay.
 *
 * @param renderedLocale - the language of the server-rendered page, which the translator has until the page is hydrated;
 *   then it is to be changed to `wantedLocale`
 */
export async function startI18n(
  access: Access,
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
  // Awaited before a mutation reports its failure, so that the failure can be said by its code.
  access.queryClient.getMutationCache().config.onError = () => translator.loadNamespaces('errors');
  const show = (language: string) => {
    // Setting it again would lay out every text again.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
    // The pseudo-locale is in the URL only, and never stored: it is for developers, to see overflow.
    const chosen = language === pseudoLocale ? undefined : matchLocale(language);
    if (chosen) keepLocale(chosen);
  };
  if (translator.language === wantedLocale) show(wantedLocale);
  translator.on('languageChanged', show);
  return { translator, wantedLocale };
}
