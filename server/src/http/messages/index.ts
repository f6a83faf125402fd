import type { KnownErrorCode } from '@fanlight/sdk/models';
import { failuresInSpanish, messagesInSpanish } from './es-ES.ts';

/** A message in English, which is its key: a missing translation is a type error. */
export type Message = keyof typeof messagesInSpanish;

/** Values of the `{{name}}`s of a message. */
export type MessageParams = Readonly<Record<string, string | number>>;

/** Languages of the server's messages. */
export type MessageLocale = 'en-US' | 'es-ES';

const fill = (text: string, params: MessageParams) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => (Object.hasOwn(params, name) ? `${params[name]}` : whole));

/**
 * Translates a message. A text that is not in the catalogue, such as a code for clients, is returned unchanged.
 *
 * @param params values for its `{{name}}`s
 */
export function translate(locale: MessageLocale, message: string, params: MessageParams = {}): string {
  const isSpanish = locale === 'es-ES' && Object.hasOwn(messagesInSpanish, message);
  return fill(isSpanish ? messagesInSpanish[message as Message] : message, params);
}

/** The message of a code in Spanish; undefined in English, where the contract has the text. */
export const translateCode = (locale: MessageLocale, code: KnownErrorCode): string | undefined =>
  locale === 'es-ES' ? failuresInSpanish[code] : undefined;

/** The supported language that an `Accept-Language` header prefers; English by default. */
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
