import type { Messages } from './pseudo.ts';

const plural = /_(zero|one|two|few|many|other)$/;

/** Every key of a namespace as a dotted path, plural endings included. */
export function flattenKeys(messages: Messages, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : flattenKeys(value, `${prefix}${key}.`),
  );
}

/** A key as code uses it: without its plural suffix. */
export const askedKey = (key: string): string => key.replace(plural, '');

/** The plural endings that are there for each counted key. */
export function pluralForms(keys: string[]): Map<string, Set<string>> {
  const forms = new Map<string, Set<string>>();
  for (const key of keys) {
    const form = plural.exec(key)?.[1];
    if (form) forms.set(askedKey(key), (forms.get(askedKey(key)) ?? new Set()).add(form));
  }
  return forms;
}

/** The names between double braces, sorted. */
export const placeholders = (text: string): string[] =>
  (text.match(/\{\{\s*\w+/g) ?? []).map((m) => m.slice(2).trim()).sort();

/** The text at a dotted path. */
export function textAt(messages: Messages, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<string | Messages | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), messages);
  return typeof found === 'string' ? found : undefined;
}
