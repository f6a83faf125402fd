import { type ChangedText, createI18n, listNamespaces, supportedLocales } from '@fanlight/components/i18n';
import type { i18n } from 'i18next';
import { changedTextsKey, fetchChangedTexts } from '../i18n/index.ts';
import type { Services } from '../services.ts';

/** Milliseconds for which the operator's texts are cached. The host caches its settings for the same time. */
const ttlMs = 5000;

/** The messages of a language. All viewers share them. */
interface LocaleMessages {
  /** A translator with the messages of all namespaces, so that no render waits for messages. */
  translator: i18n;
  /** The API's response with the operator's texts; undefined if the call failed, or for the pseudo-locale. */
  changedTexts: { data: ChangedText[] } | undefined;
  /** The time at which the cache entry expires, on the clock of `performance.now()`. */
  expiresAt: number;
}

const messagesByLocale = new Map<string, LocaleMessages>();

const findLocale = (locale: string) => supportedLocales.find((each) => each === locale);

async function loadMessages(services: Services, locale: string): Promise<LocaleMessages> {
  // Undefined for the pseudo-locale, which is generated from the built-in texts.
  const supportedLocale = findLocale(locale);
  const changedTexts = supportedLocale && (await fetchChangedTexts(services, supportedLocale).catch(() => undefined));
  // Creating a translator takes longer than rendering a small page, and the texts rarely change.
  const cached = messagesByLocale.get(locale);
  const isUnchanged = cached && JSON.stringify(cached.changedTexts) === JSON.stringify(changedTexts);
  const translator = isUnchanged
    ? cached.translator
    : await createI18n({
        locale,
        namespaces: listNamespaces(),
        readChangedTexts: async () => changedTexts?.data ?? [],
      });
  // After a failed call the entry expires immediately, so that the next page calls again.
  const expiresAt = supportedLocale && !changedTexts ? 0 : performance.now() + ttlMs;
  const messages = { translator, changedTexts, expiresAt };
  messagesByLocale.set(locale, messages);
  return messages;
}

/**
 * Creates the translator of one page. It shares the messages with other pages in the language, because loading messages
 * takes as long as rendering a small page. It reports only the namespaces that this page uses.
 */
export async function createPageTranslator(services: Services, locale: string): Promise<i18n> {
  const cached = messagesByLocale.get(locale);
  const isFresh = cached && cached.expiresAt > performance.now();
  const { translator, changedTexts } = isFresh ? cached : await loadMessages(services, locale);
  const supportedLocale = findLocale(locale);
  // The page embeds the operator's texts, so that the browser does not fetch them.
  if (supportedLocale && changedTexts)
    services.queryClient.setQueryData(changedTextsKey(supportedLocale), changedTexts);
  // The page's translator inherits everything from the shared one, except the record of used namespaces, which
  // react-i18next assigns to it. A clone would check the messages of all namespaces again, which takes a tenth of the
  // time of a small page. Rendering does not change the language.
  return Object.create(translator);
}
