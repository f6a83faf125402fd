import { textStyles, tokenNames } from '../theme/index.ts';
import { categories, composed, conditions, type StyleObject, shorthands } from './properties.ts';

/** CSS as nested objects, which Emotion serializes. */
export interface Css {
  [key: string]: string | number | Css;
}

type Styles = Record<string, unknown>;

const isObject = (value: unknown): value is Styles => typeof value === 'object' && value !== null;
const isNested = (key: string) => key in conditions || key === 'base' || key.includes('&') || key.startsWith('@');

/** Returns the custom property of a token, such as `var(--fl-sizes-icon-rail)` for `iconRail` of `sizes`. */
const toVariable = (category: string, name: string) =>
  `var(--fl-${`${category}-${name}`.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('.', '-')})`;

/** The values of tokens, by category and name. */
const values = new Map(
  Object.entries(tokenNames).map(([category, names]) => [
    category,
    new Map(names.split(' ').map((name) => [name, toVariable(category, name)])),
  ]),
);

function toValue(property: string, value: unknown): string | number {
  const tokens = values.get(categories.get(property) ?? '');
  const text = String(value);
  const token = tokens?.get(text);
  if (token !== undefined) return token;
  if (text.startsWith('-') && categories.get(property) === 'spacing') {
    const positive = tokens?.get(text.slice(1));
    if (positive !== undefined) return `calc(${positive} * -1)`;
  }
  if (typeof value === 'number') return value;
  // Replaces references to tokens inside of a value, such as `{colors.focus.ring}`.
  return text.replace(/\{(\w+)\.([\w.-]+)\}/g, (_, category: string, name: string) => toVariable(category, name));
}

/**
 * Merges the second object deeply into the first. If both have a value for a key, that of the second object wins. The
 * key stays at its place in the order of the keys.
 */
export function merge<T extends Styles>(target: T, source: Styles): T {
  for (const [key, value] of Object.entries(source)) {
    if (value === undefined || value === null) continue;
    const before = target[key];
    Object.assign(target, { [key]: isObject(value) ? merge(isObject(before) ? before : {}, value) : value });
  }
  return target;
}

/**
 * Replaces short names of properties by full names. Otherwise `mt` would not override an earlier `marginTop`.
 */
export function expandShorthands(styles: Styles): Styles {
  const result: Styles = {};
  for (const [key, value] of Object.entries(styles)) {
    const name = key in shorthands ? shorthands[key as keyof typeof shorthands] : key;
    result[name] = isObject(value) ? expandShorthands(value) : value;
  }
  return result;
}

/** The at-rules of all conditions in the order of the theme, which lists the breakpoints by their width. */
const atRules: readonly string[] = Object.values(conditions).flatMap(([first]) =>
  first.startsWith('@') ? [first] : [],
);
function rank(key: string): number {
  return key.startsWith('@') ? atRules.indexOf(key) + 1 || atRules.length + 1 : 0;
}

/** Moves at-rules after the rules that they override. */
function sortAtRules(css: Css): Css {
  return Object.fromEntries(
    Object.entries(css)
      .toSorted(([one], [other]) => rank(one) - rank(other))
      .map(([key, value]) => [key, isObject(value) ? sortAtRules(value) : value]),
  );
}

/**
 * Converts styles with short names, tokens and conditions to CSS.
 *
 * @throws for an unknown condition
 */
export function resolveStyles(styles: StyleObject): Css {
  const result: Css = {};
  /** Returns the nested rule with the given selectors and at-rules, which it creates if it does not exist. */
  const ruleAt = (path: readonly string[]) =>
    path.reduce<Css>((inside, key) => {
      inside[key] ??= {};
      return inside[key] as Css;
    }, result);
  const nest = (path: readonly string[], key: string): readonly string[] => {
    if (key === 'base') return path;
    if (key.startsWith('_') && !(key in conditions)) throw new Error(`There is no condition ${key}.`);
    return [...path, ...(key in conditions ? conditions[key as keyof typeof conditions] : [key])];
  };
  const write = (path: readonly string[], property: string, value: unknown): void => {
    if (value === undefined || value === null) return;
    if (isObject(value)) {
      for (const [key, inner] of Object.entries(value)) write(nest(path, key), property, inner);
    } else if (property === 'textStyle') merge(ruleAt(path), textStyles[String(value)] ?? {});
    else if (property in composed) merge(ruleAt(path), composed[property as keyof typeof composed](value));
    else ruleAt(path)[property] = toValue(property, value);
  };
  const walk = (path: readonly string[], inner: Styles): void => {
    for (const [key, value] of Object.entries(inner)) {
      if (isObject(value) && (isNested(key) || key.startsWith('_'))) walk(nest(path, key), value);
      else write(path, key, value);
    }
  };
  walk([], expandShorthands(styles as Styles));
  return sortAtRules(result);
}
