import type { i18n, ParseKeys, TOptions } from 'i18next';
import type { Namespace } from '../i18n/index.ts';

/** A key of the catalogue, such as `retry` (in `common`) or `wallet:tip.send`. */
type TextKey = ParseKeys<['common', ...Namespace[]]>;
/** The values of a text's placeholders. `count` also selects the plural form. */
type Values = Readonly<Record<string, string | number>>;

let current: i18n | undefined;

/** Sets the language of the running story. Storybook calls it before it renders a story. */
export function setLanguage(instance: i18n): void {
  current = instance;
}

/** Returns the i18next instance of the running story. */
export function language(): i18n {
  if (!current) throw new Error('The language is known only while a story runs.');
  return current;
}

/**
 * Returns a text in the language of the running story. Play functions use it instead of literals, so that they pass in
 * every language.
 */
export const t = (key: TextKey, values: Values = {}): string => language().t(key, values as TOptions);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Returns a pattern that matches a text. Placeholders for which `values` has no value match any text. */
export function tPattern(key: TextKey, values: Values = {}): RegExp {
  const text = language().t(key, { ...values, skipInterpolation: true } as TOptions);
  const parts = text.replaceAll(/<\/?\w+>/g, '').split(/\{\{\s*(\w+)[^}]*\}\}/);
  const filled = parts.map((part, index) => {
    const value = index % 2 === 1 ? values[part] : part;
    return value === undefined ? '.+' : escaped(`${value}`);
  });
  return new RegExp(filled.join(''));
}
