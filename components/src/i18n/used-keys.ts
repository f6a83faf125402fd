import { dirname, join } from 'node:path';
import { askedKey, flattenKeys } from './keys.ts';
import type { Messages } from './pseudo.ts';

/** A source file: its path in the repository, and its text. */
export interface Source {
  path: string;
  text: string;
}

/** The namespace of a translator's own function. */
const defaultNamespace = 'common';

/**
 * Definitions of translating functions: `const { t: tCommon } = useTranslation('common')`, `t: TFunction<'common'>`,
 * `const t = translator.getFixedT(locale, 'common')`, `const { t } = translator`.
 */
const makers = [
  /const \{[^}]*?\bt(?:: (?<name>\w+))?(?: \}|,[^}]*\}) = useTranslation\(\s*\[?\s*'(?<namespace>[\w-]+)'/g,
  /(?<name>\w+)\??: TFunction<\[?\s*'(?<namespace>[\w-]+)'/g,
  /const (?<name>\w+) = [\w.]+\.getFixedT\([^;]*?'(?<namespace>[\w-]+)'\)/g,
  /const \{ t \} = [^;]*?translator;/g,
];
/** A type or cast of such a function elsewhere. */
const typed = /TFunction<\[?\s*'([\w-]+)'/g;
/** `'title'`, `'status.paid'`, and `status.${value}`, which uses all keys below its prefix. JSX attributes are ignored. */
const literals = /(?<!=)(?:'([\w-]+(?:\.[\w-]+)*)'|"([\w-]+(?:\.[\w-]+)*)"|`([\w-]+(?:\.[\w-]+)*)`|`([\w.-]+\.)\$\{)/g;
const prefixed = /['"`]([\w-]+):([\w-]+(?:\.[\w-]+)*(?:\.(?=\$\{))?)(?:['"`]|\$\{)/g;

const keysIn = (text: string): string[] =>
  Array.from(text.matchAll(literals), (match) => match.slice(1).find((part) => part !== undefined) ?? '');

/** A translating function, from its place in the text on. Keys without a prefix belong to the first namespace that it was made with. */
interface Maker {
  at: number;
  name: string;
  namespace: string;
}

const makersIn = (text: string): Maker[] =>
  makers.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ index, groups }) => ({
      at: index,
      name: groups?.name ?? 't',
      namespace: groups?.namespace ?? defaultNamespace,
    })),
  );

/** The first argument of a call, from after its opening parenthesis. */
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

/** The uses of keys in a file. */
interface FileKeys {
  /** `namespace:key` of calls with the key in place. */
  asked: string[];
  /** Namespaces whose keys come from variables, such as from a table. */
  indirect: Set<string>;
  /** Whether it defines translating functions. */
  isAsking: boolean;
  /** String literals outside of calls that may be keys. */
  loose: string[];
  imports: Set<string>;
}

function readFileKeys({ path, text }: Source): FileKeys {
  const known = makersIn(text);
  const asked = Array.from(text.matchAll(prefixed), ([, namespace, key]) => `${namespace}:${key}`);
  const indirect = new Set<string>();
  let rest = text;
  for (const name of new Set(known.map((maker) => maker.name))) {
    for (const { index, 0: call } of text.matchAll(new RegExp(String.raw`(?<![\w.])${name}\(`, 'g'))) {
      const namespace = known.filter((maker) => maker.name === name && maker.at < index).at(-1)?.namespace;
      if (namespace === undefined) continue;
      const argument = firstArgument(text, index + call.length);
      const keys = keysIn(argument);
      for (const key of keys) asked.push(`${namespace}:${key}`);
      if (keys.length === 0) indirect.add(namespace);
      rest = rest.replace(`${call}${argument}`, '');
    }
  }
  const ofTypes = Array.from(text.matchAll(typed), ([, namespace = '']) => namespace);
  // A component such as `Trans` is handed the function, and a cast or an alias of its type hides where it goes.
  if (/i18nKey=|type \w+ = TFunction/.test(text))
    for (const namespace of [...known.map((maker) => maker.namespace), ...ofTypes]) indirect.add(namespace);
  const imports = Array.from(text.matchAll(/from '(\.[^']+)'/g), (match) => join(dirname(path), match[1] ?? ''));
  return {
    asked,
    indirect,
    isAsking: known.length > 0,
    loose: keysIn(rest),
    imports: new Set(imports),
  };
}

/** Namespaces whose keys come from variables in users of a file; a file that only passes the function on has users of its own. */
function indirectOfUsers(path: string, files: ReadonlyMap<string, FileKeys>, seen = new Set([path])): Set<string> {
  const found = new Set<string>();
  for (const [user, { imports, indirect, isAsking }] of files) {
    if (!imports.has(path) || seen.has(user)) continue;
    seen.add(user);
    for (const namespace of isAsking ? indirect : indirectOfUsers(user, files, seen)) found.add(namespace);
  }
  return found;
}

/** The used keys as `namespace:key`; those that end in a dot stand for all keys below. */
export function askedKeys(sources: readonly Source[]): Set<string> {
  const files = new Map(sources.map((source) => [source.path, readFileKeys(source)]));
  const all = new Set<string>();
  for (const [path, { asked, indirect, loose }] of files) {
    for (const key of asked) all.add(key);
    for (const namespace of [...indirect, ...indirectOfUsers(path, files)])
      for (const key of loose) all.add(`${namespace}:${key}`);
  }
  return all;
}

/** The unused keys of a namespace. */
export function unusedKeys(namespace: string, messages: Messages, asked: ReadonlySet<string>): string[] {
  const isAsked = (key: string) =>
    asked.has(`${namespace}:${key}`) ||
    Array.from(key.matchAll(/\./g)).some(({ index }) => asked.has(`${namespace}:${key.slice(0, index + 1)}`));
  return [...new Set(flattenKeys(messages).map(askedKey))].filter((key) => !isAsked(key));
}
