import { type ChangedText, createI18n, listNamespaces, supportedLocales } from '@fanlight/components/i18n';
import type { i18n } from 'i18next';
import { changedTextsKey, fetchChangedTexts } from '../i18n/index.ts';
import type { Services } from '../services.ts';

/** Milliseconds for which the operator's texts are cached; the host caches its settings for the same time. */
const ttlMs = 5000;

/** The messages of a locale, which all viewers share. */
interface LocaleMessages {
  /** Contains the messages of all namespaces, so that no render has to wait. Pages get clones. */
  translator: i18n;
  /** The response of the API; undefined if it failed, or for the pseudo-locale. */
  changedTexts: { data: ChangedText[] } | undefined;
  /** In the time of `performance.now()`. */
  expiresAt: number;
}

const messagesByLocale = new Map<string, LocaleMessages>();

const findLocale = (locale: string) => supportedLocales.find((each) => each === locale);

async function loadMessages(services: Services, locale: string): Promise<LocaleMessages> {
  // The pseudo-locale is generated from the built-in texts.
  const known = findLocale(locale);
  const changedTexts = known && (await fetchChangedTexts(services, known).catch(() => undefined));
  const translator = await createI18n({
    locale,
    namespaces: listNamespaces(),
    readChangedTexts: async () => changedTexts?.data ?? [],
  });
  // After a failed request, the next page retries.
  const expiresAt = known && !changedTexts ? 0 : performance.now() + ttlMs;
  const messages = { translator, changedTexts, expiresAt };
  messagesByLocale.set(locale, messages);
  return messages;
}

/**
 * Creates the translator of one page. It shares the messages with other pages in the language, because loading them
 * takes as long as rendering a small page. It reports only the namespaces that this page uses.
 */
export async function createPageTranslator(services: Services, locale: string): Promise<i18n> {
  const cached = messagesByLocale.get(locale);
  const isFresh = cached && cached.expiresAt > performance.now();
  const { translator, changedTexts } = isFresh ? cached : await loadMessages(services, locale);
  const known = findLocale(locale);
  // Embedded in the page, so that the browser does not fetch them.
  if (known && changedTexts) services.queryClient.setQueryData(changedTextsKey(known), changedTexts);
  // By default the clone is ready in a later task.
  return translator.cloneInstance({ initAsync: false });
}
