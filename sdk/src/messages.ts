import type { messages as english } from './generated/messages/en-US.ts';

type Texts = typeof english;
type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type CodeOf<Key> = Key extends `${infer Code}_${PluralForm}` ? Code : Key;
type TextOf<Code> = Code extends keyof Texts ? Texts[Code] : Texts[`${Code & string}_other` & keyof Texts];
type NamesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** The codes that have a message, which are those of `ErrorCode` and `ErrorReason`. */
export type MessageCode = CodeOf<keyof Texts>;

/** The values that the message of a code needs. */
export type MessageParams<Code extends MessageCode> = Readonly<Record<NamesIn<TextOf<Code>>, string | number>>;

/**
 * The messages of one language by code. A message with plural forms has one key for each form, such as `TOO_LONG_one`.
 */
export type Messages = Readonly<Record<string, string>>;

type Values = Readonly<Record<string, string | number>>;

/** Returns the number that determines the plural form of a message. */
export const countOf = ({ count, max, min }: Values): number | undefined => {
  const counted = count ?? max ?? min;
  return typeof counted === 'number' ? counted : undefined;
};

/**
 * Returns the message of a code in a language; undefined if the catalogue does not contain the code.
 *
 * @example
 * import { messages } from '@fanlight/sdk/messages/es-ES';
 * messageIn(messages, 'es-ES', field.code, field.params) ?? field.message;
 */
export function messageIn(messages: Messages, locale: string, code: string, params: Values = {}): string | undefined {
  const find = (key: string) => (Object.hasOwn(messages, key) ? messages[key] : undefined);
  const count = countOf(params);
  const plural = count === undefined ? undefined : find(`${code}_${new Intl.PluralRules(locale).select(count)}`);
  const text = plural ?? find(code);
  return text?.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    Object.hasOwn(params, name) ? `${params[name]}` : whole,
  );
}
