export type { ChangedText } from './changed-texts.ts';
export { type CreateI18nOptions, createI18n } from './create-i18n.ts';
export { createWords, type Words } from './create-words.ts';
export { type AnyTFunction, type ErrorDetails, errorText } from './error-text.ts';
export { listNamespaces, loadNamespace } from './load-namespace.ts';
export { defaultLocale, type Locale, localeNames, matchLocale, pseudoLocale, supportedLocales } from './locales.ts';
export type { Messages } from './pseudo.ts';
export type { Namespace, Resources } from './resources.ts';
