import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import commonEnglish from './en-US/common.json';
import playerEnglish from './en-US/player.json';
import commonSpanish from './es-ES/common.json';
import playerSpanish from './es-ES/player.json';
import { defaultLocale } from './locales.ts';

/** The texts of the primitives. */
const texts = {
  'en-US': { common: commonEnglish, player: playerEnglish },
  'es-ES': { common: commonSpanish, player: playerSpanish },
};

/**
 * Texts by key, such as `{ close: 'Fermer' }`. The keys of the media player's texts have a namespace: `{ 'player:play':
 * … }`.
 */
export type Words = Readonly<Record<string, string>>;

/**
 * Creates the texts of the primitives in a language. If the language has no built-in texts, English texts are used for
 * the keys that `words` lacks.
 */
export function createWords(locale: string, words: Words): i18n {
  const instance = createInstance();
  instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: defaultLocale,
    resources: texts,
    ns: ['common', 'player'],
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    // Without this option, the first render would have no texts.
    initAsync: false,
  });
  for (const [name, text] of Object.entries(words)) {
    const [key = '', namespace = 'common'] = name.split(':').toReversed();
    instance.addResource(locale, namespace, key, text);
  }
  return instance;
}
