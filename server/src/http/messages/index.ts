import type { KnownErrorCode } from '@fanlight/sdk/models';
import { failuresInSpanish, messagesInSpanish } from './es-ES.ts';

/** A message in English, which is also its key: one that is not translated does not compile. */
export type Message = keyof typeof messagesInSpanish;

/** Values for the `{{name}}`s of a message. */
export type MessageParams = Readonly<Record<string, string | number>>;

/** Languages that the server answers in. */
export type MessageLocale = 'en-US' | 'es-ES';

const fill = (text: string, params: MessageParams) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => (Object.hasOwn(params, name) ? `${params[name]}` : whole));

/**
 * A message in a language. A text that is not in the catalogue, such as a code that clients read, stays as it is.
 *
 * @param params values for its `{{name}}`s
 */
export function translate(locale: MessageLocale, message: string, params: MessageParams = {}): string {
  const isSpanish = locale === 'es-ES' && Object.hasOwn(messagesInSpanish, message);
  return fill(isSpanish ? messagesInSpanish[message as Message] : message, params);
}

/** What a code says in Spanish; undefined in English, where the contract's own text counts. */
export const translateCode = (locale: MessageLocale, code: KnownErrorCode): string | undefined =>
  locale === 'es-ES' ? failuresInSpanish[code] : undefined;

/** The language of an `Accept-Language` header that the server knows and the caller prefers; English without one. */
export function readLocale(header: string | null): MessageLocale {
  const ranges = (header ?? '').split(',').map((range) => {
    const [tag = '', ...parts] = range.trim().toLowerCase().split(';');
    const quality = parts.map((part) => /^\s*q=([\d.]+)/.exec(part)?.[1]).find((value) => value !== undefined);
    return { language: tag.split('-')[0], quality: Number(quality ?? 1) };
  });
  const known = ranges.filter(({ language, quality }) => quality > 0 && (language === 'es' || language === 'en'));
  const [best] = known.toSorted((a, b) => b.quality - a.quality);
  return best?.language === 'es' ? 'es-ES' : 'en-US';
}
