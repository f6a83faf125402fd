import type { Messages } from './pseudo.ts';

const plural = /_(zero|one|two|few|many|other)$/;

/** Returns all keys of a namespace as dotted paths. Keys of plural forms keep their suffix. */
export function flattenKeys(messages: Messages, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : flattenKeys(value, `${prefix}${key}.`),
  );
}

/** Returns a key without its plural suffix. Code uses keys in this form. */
export const withoutPlural = (key: string): string => key.replace(plural, '');

/** Returns the plural forms of each key that has plural forms. */
export function pluralForms(keys: string[]): Map<string, Set<string>> {
  const forms = new Map<string, Set<string>>();
  for (const key of keys) {
    const form = plural.exec(key)?.[1];
    if (form) forms.set(withoutPlural(key), (forms.get(withoutPlural(key)) ?? new Set()).add(form));
  }
  return forms;
}

/** Returns the names of the `{{placeholders}}` in a text, sorted. */
export const placeholders = (text: string): string[] =>
  (text.match(/\{\{\s*\w+/g) ?? []).map((m) => m.slice(2).trim()).sort();

/** Returns the text at a dotted path. */
export function textAt(messages: Messages, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<string | Messages | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), messages);
  return typeof found === 'string' ? found : undefined;
}
