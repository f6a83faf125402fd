import { dirname, join } from 'node:path';
import { flattenKeys, withoutPlural } from './keys.ts';
import type { Messages } from './pseudo.ts';

/** A source file; `path` is relative to the repository. */
export interface Source {
  path: string;
  text: string;
}

/** The namespace of `t` of an i18next instance. */
const defaultNamespace = 'common';

/**
 * The ways in which code defines a translation function: `const { t: tCommon } = useTranslation('common')`, `t:
 * TFunction<'common'>`, `const t = translator.getFixedT(locale, 'common')`, `const { t } = translator`.
 */
const translatorPatterns = [
  /const \{[^}]*?\bt(?:: (?<name>\w+))?(?: \}|,[^}]*\}) = useTranslation\(\s*\[?\s*'(?<namespace>[\w-]+)'/g,
  /(?<name>\w+)\??: TFunction<\[?\s*'(?<namespace>[\w-]+)'/g,
  /const (?<name>\w+) = [\w.]+\.getFixedT\([^;]*?'(?<namespace>[\w-]+)'\)/g,
  /const \{ t \} = [^;]*?translator;/g,
];
/** Types and casts of translation functions. */
const typed = /TFunction<\[?\s*'([\w-]+)'/g;
/**
 * Literals that may be keys: `'title'`, `'status.paid'`, and `status.${value}`. Excludes the values of JSX attributes.
 */
const literals = /(?<!=)(?:'([\w-]+(?:\.[\w-]+)*)'|"([\w-]+(?:\.[\w-]+)*)"|`([\w-]+(?:\.[\w-]+)*)`|`([\w.-]+\.)\$\{)/g;
const prefixed = /['"`]([\w-]+):([\w-]+(?:\.[\w-]+)*(?:\.(?=\$\{))?)(?:['"`]|\$\{)/g;

const keysIn = (text: string): string[] =>
  Array.from(text.matchAll(literals), (match) => match.slice(1).find((part) => part !== undefined) ?? '');

/**
 * A translation function, and the offset from which it is defined. Keys without a namespace belong to its first
 * namespace.
 */
interface Translator {
  at: number;
  name: string;
  namespace: string;
}

const findTranslators = (text: string): Translator[] =>
  translatorPatterns.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ index, groups }) => ({
      at: index,
      name: groups?.name ?? 't',
      namespace: groups?.namespace ?? defaultNamespace,
    })),
  );

/** Returns the first argument of a call. `from` is the offset after the opening parenthesis. */
function firstArgument(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if ('([{'.includes(sign)) depth += 1;
    else if (depth === 0 && ',)'.includes(sign)) return text.slice(from, at);
    else if (')]}'.includes(sign)) depth -= 1;
  }
  return text.slice(from);
}

/** The keys that one file uses. */
interface FileKeys {
  /** The keys (`namespace:key`) of calls whose argument is a literal. */
  used: string[];
  /** The namespaces of calls whose argument is a variable. */
  indirect: Set<string>;
  /** Whether the file defines translation functions. */
  hasTranslator: boolean;
  /** The string literals outside of calls that may be keys. */
  unassigned: string[];
  imports: Set<string>;
}

function readFileKeys({ path, text }: Source): FileKeys {
  const translators = findTranslators(text);
  const used = Array.from(text.matchAll(prefixed), ([, namespace, key]) => `${namespace}:${key}`);
  const indirect = new Set<string>();
  let rest = text;
  for (const name of new Set(translators.map((translator) => translator.name))) {
    for (const { index, 0: call } of text.matchAll(new RegExp(String.raw`(?<![\w.])${name}\(`, 'g'))) {
      const namespace = translators
        .filter((translator) => translator.name === name && translator.at < index)
        .at(-1)?.namespace;
      if (namespace === undefined) continue;
      const argument = firstArgument(text, index + call.length);
      const keys = keysIn(argument);
      for (const key of keys) used.push(`${namespace}:${key}`);
      if (keys.length === 0) indirect.add(namespace);
      rest = rest.replace(`${call}${argument}`, '');
    }
  }
  const typedNamespaces = Array.from(text.matchAll(typed), ([, namespace = '']) => namespace);
  // The patterns do not find calls of a function that is passed to a component such as `Trans`, cast, or typed with an
  // alias.
  if (/i18nKey=|type \w+ = TFunction/.test(text))
    for (const namespace of [...translators.map((translator) => translator.namespace), ...typedNamespaces])
      indirect.add(namespace);
  const imports = Array.from(text.matchAll(/from '(\.[^']+)'/g), (match) => join(dirname(path), match[1] ?? ''));
  return {
    used,
    indirect,
    hasTranslator: translators.length > 0,
    unassigned: keysIn(rest),
    imports: new Set(imports),
  };
}

/**
 * Returns the namespaces of calls with variable keys in the files that import a file. Importers that define no `t` are
 * skipped in favour of the files that import them.
 */
function indirectNamespacesOfImporters(
  path: string,
  files: ReadonlyMap<string, FileKeys>,
  seen = new Set([path]),
): Set<string> {
  const found = new Set<string>();
  for (const [user, { imports, indirect, hasTranslator }] of files) {
    if (!imports.has(path) || seen.has(user)) continue;
    seen.add(user);
    for (const namespace of hasTranslator ? indirect : indirectNamespacesOfImporters(user, files, seen))
      found.add(namespace);
  }
  return found;
}

/** Returns the used keys as `namespace:key`. A key that ends with a dot stands for all keys with this prefix. */
export function usedKeysOf(sources: readonly Source[]): Set<string> {
  const files = new Map(sources.map((source) => [source.path, readFileKeys(source)]));
  const all = new Set<string>();
  for (const [path, { used, indirect, unassigned }] of files) {
    for (const key of used) all.add(key);
    for (const namespace of [...indirect, ...indirectNamespacesOfImporters(path, files)])
      for (const key of unassigned) all.add(`${namespace}:${key}`);
  }
  return all;
}

/** Returns the unused keys of a namespace. */
export function unusedKeys(namespace: string, messages: Messages, used: ReadonlySet<string>): string[] {
  const isUsed = (key: string) =>
    used.has(`${namespace}:${key}`) ||
    Array.from(key.matchAll(/\./g)).some(({ index }) => used.has(`${namespace}:${key.slice(0, index + 1)}`));
  return [...new Set(flattenKeys(messages).map(withoutPlural))].filter((key) => !isUsed(key));
}
