import { type ChangedText, createI18n, listNamespaces, supportedLocales } from '@fanlight/components/i18n';
import type { i18n } from 'i18next';
import { changedTextsKey, fetchChangedTexts } from '../i18n/index.ts';
import type { Services } from '../services.ts';

/** How long the texts that the operator changed are cached; as long as the host caches its settings. */
const ttlMs = 5000;

/** The messages of a locale, which are equal for all viewers. */
interface LocaleMessages {
  /** Has the messages of all namespaces, so that no render waits for one. Pages get clones of it. */
  translator: i18n;
  /** The response of the API; undefined if it failed, or has no texts of the locale. */
  changedTexts: { data: ChangedText[] } | undefined;
  /** By the clock of `performance.now()`. */
  expiresAt: number;
}

const messagesByLocale = new Map<string, LocaleMessages>();

const findLocale = (locale: string) => supportedLocales.find((each) => each === locale);

async function loadMessages(services: Services, locale: string): Promise<LocaleMessages> {
  // The pseudo-locale is made of the built-in texts.
  const known = findLocale(locale);
  const changedTexts = known && (await fetchChangedTexts(services, known).catch(() => undefined));
  const translator = await createI18n({
    locale,
    namespaces: listNamespaces(),
    readChangedTexts: async () => changedTexts?.data ?? [],
  });
  // After a failed request the next page retries.
  const expiresAt = known && !changedTexts ? 0 : performance.now() + ttlMs;
  const messages = { translator, changedTexts, expiresAt };
  messagesByLocale.set(locale, messages);
  return messages;
}

/**
 * The translator of one page. It shares the messages with the other pages in its language, because loading them takes as
 * long as rendering a small page, and reports the namespaces of this page alone.
 */
export async function createPageTranslator(services: Services, locale: string): Promise<i18n> {
  const cached = messagesByLocale.get(locale);
  const isFresh = cached && cached.expiresAt > performance.now();
  const { translator, changedTexts } = isFresh ? cached : await loadMessages(services, locale);
  const known = findLocale(locale);
  // Sent with the page, so that the browser does not fetch them.
  if (known && changedTexts) services.queryClient.setQueryData(changedTextsKey(known), changedTexts);
  // Synchronous: by default it is ready in a later task.
  return translator.cloneInstance({ initAsync: false });
}
