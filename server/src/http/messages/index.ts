import { type MessageCode, type MessageParams, messageIn } from '@fanlight/sdk/messages';
import { messages as english } from '@fanlight/sdk/messages/en-US';
import { messages as spanish } from '@fanlight/sdk/messages/es-ES';
import type { KnownErrorReason } from '@fanlight/sdk/models';

const languages = { 'en-US': english, 'es-ES': spanish };

/** The languages of the server's messages. */
export type MessageLocale = keyof typeof languages;

type WithParams<Code extends KnownErrorReason> = keyof MessageParams<Code> extends never
  ? { reason: Code; params?: undefined }
  : { reason: Code; params: MessageParams<Code> };

/** The reason of an error in the contract, with exactly the parameters that its message needs. */
export type Reason = { [Code in KnownErrorReason]: WithParams<Code> }[KnownErrorReason];

/** The arguments that describe a reason: its code, and its parameters if its message has any. */
export type ReasonArguments<Code extends KnownErrorReason> = keyof MessageParams<Code> extends never
  ? [reason: Code]
  : [reason: Code, params: MessageParams<Code>];

/** Returns the message of a code in a language. */
export const translate = (
  locale: MessageLocale,
  code: MessageCode,
  params?: Readonly<Record<string, string | number>>,
): string => messageIn(languages[locale], locale, code, params) ?? code;

/** Returns the supported language that the header `Accept-Language` prefers. By default, returns English. */
export function readLocale(header: string | null): MessageLocale {
  const ranges = (header ?? '').split(',').map((range) => {
    const [tag = '', ...parts] = range.trim().toLowerCase().split(';');
    const quality = parts.map((part) => /^\s*q=([\d.]+)/.exec(part)?.[1]).find((value) => value !== undefined);
    return { language: tag.split('-')[0], quality: Number(quality ?? 1) };
  });
  const supported = ranges.filter(({ language, quality }) => quality > 0 && (language === 'es' || language === 'en'));
  const [best] = supported.toSorted((a, b) => b.quality - a.quality);
  return best?.language === 'es' ? 'es-ES' : 'en-US';
}
