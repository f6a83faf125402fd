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
import { detectLocale, keepLocale, type LocaleSources, readSources } from './detect.ts';

/** How the changed texts are fetched. */
type Access = Pick<Services, 'client' | 'queryClient'>;

/**
 * The texts of a language that the operator changed (rule L1). Where they can't be had, the built-in ones stay. Not the
 * generated hook's options: they would bring those of the whole group into the first page.
 */
async function readChangedTexts({ client, queryClient }: Access, locale: Locale): Promise<readonly ChangedText[]> {
  const answer = queryClient.fetchQuery({
    queryKey: ['listTranslations', locale],
    queryFn: ({ signal }) => client.call(listTranslations, { query: { locale }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return answer.then(
    ({ data }) => data,
    () => [],
  );
}

/** A translator in the language that the sources ask for, with the messages of these namespaces and the common ones. */
export function createTranslator(access: Access, sources: LocaleSources, namespaces: Namespace[] = []): Promise<i18n> {
  return createI18n({
    locale: detectLocale(sources),
    namespaces: [...new Set<Namespace>(['common', ...namespaces])],
    readChangedTexts: (locale) => readChangedTexts(access, locale),
  });
}

/** The translator of the page; keeps the language where section 4 says, and tells the page its language. */
export async function startI18n(access: Access, namespaces: Namespace[]): Promise<i18n> {
  const translator = await createTranslator(access, readSources(), namespaces);
  const show = (language: string) => {
    // Said again, it would have every text laid out again.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
    // The pseudo-locale stands in the address only, and is never kept: it is for us, to see what does not fit.
    const chosen = language === pseudoLocale ? undefined : matchLocale(language);
    if (chosen) keepLocale(chosen);
  };
  show(translator.language);
  translator.on('languageChanged', show);
  return translator;
}
