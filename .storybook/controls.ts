import { Bell, Flag, Heart, Image, Plus, Search, Trash2 } from 'lucide-react';
import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';
import { failed, loading, ready } from '../components/src/primitives/loadable/index.ts';
import type { Recipe } from '../components/src/styled/index.ts';

/** The icons to choose from. */
const icons = { Bell, Flag, Heart, Image, Plus, Search, Trash2 };

const retry = () => undefined;

/** Returns a select for values that have no text. Each choice stands for one value. */
const choose = (mapping: Record<string, unknown>): InputType => ({
  options: Object.keys(mapping),
  mapping,
  control: { type: 'select' },
});

/** Returns the control for a variant of a recipe: a switch, or a choice of the values. */
function controlOf(options: readonly string[], chosen: unknown): InputType {
  const isSwitch = options.every((option) => option === 'true' || option === 'false');
  const table = {
    type: { summary: isSwitch ? 'boolean' : options.map((option) => `'${option}'`).join(' | ') },
    ...(chosen !== undefined && { defaultValue: { summary: String(chosen) } }),
  };
  return isSwitch ? { control: { type: 'boolean' }, table } : { options, control: { type: 'select' }, table };
}

/** Returns the controls for the variants of a recipe. */
const controlsOf = ({ variants = {}, defaultVariants = {} }: Recipe): Record<string, InputType> =>
  Object.fromEntries(
    Object.entries(variants).map(([name, values]) => [
      name,
      { name, ...controlOf(Object.keys(values), (defaultVariants as Record<string, unknown>)[name]) },
    ]),
  );

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns a copy of a list, or of a page of a list, without items. Returns other values unchanged. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return isObject(value) && Array.isArray(value.items) ? { ...value, items: [], total: 0, more: 'end' } : undefined;
}

/** Whether a value is a `Loadable`. */
export const isLoadable = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && ['loading', 'error', 'ready'].includes(String(value.state));

/** Returns the states of a `Loadable` as choices; undefined if the value is not a `Loadable`. */
function statesOf(data: unknown): InputType | undefined {
  if (!isLoadable(data)) return undefined;
  const { value } = data;
  const empty = emptied(value);
  return choose({
    ...(data.state === 'ready' && { ready: ready(value), stale: ready(value, { retry }) }),
    ...(empty !== undefined && { empty: ready(empty) }),
    loading,
    failed: failed(retry),
  });
}

/**
 * Returns a choice for data: as the story has it, for a list also with its first item only, and empty. Returns no
 * control for data without such a choice.
 */
function choiceOf(value: unknown): InputType {
  const empty = emptied(value);
  if (Array.isArray(value) && value.length > 1) return choose({ all: value, first: value.slice(0, 1), none: [] });
  return empty === undefined ? { control: false } : choose({ all: value, none: empty });
}

/** Returns the types in a union, such as `string null`. */
const membersOf = (type: InputType['type']): string =>
  isObject(type) && type.name === 'union' && Array.isArray(type.value)
    ? type.value.map((member: unknown) => (isObject(member) ? member.name : '')).join(' ')
    : '';

/** Returns a control for a value that Storybook would edit as JSON. */
function controlFor({ type, table }: InputType, value: unknown): InputType {
  const written = `${table?.type?.summary ?? ''} ${table?.type?.detail ?? ''} ${membersOf(type)}`;
  if (/LucideIcon/.test(written)) return choose(icons);
  // A React element is not edited, because it has no known text.
  if (isObject(value) && '$$typeof' in value) return { control: false };
  if (/\b(string|ReactNode)\b/.test(written) && !/\[\]|array/i.test(written)) return { control: { type: 'text' } };
  if (/\bnumber\b/.test(written) && !/\[\]|array/i.test(written)) return { control: { type: 'number' } };
  if (/\bboolean\b/.test(written)) return { control: { type: 'boolean' } };
  if (isObject(type) && type.name === 'function') return { control: false };
  if (/=>|\b(Date|Handler|Ref)\b|Component/.test(written)) return { control: false };
  return choiceOf(value);
}

/** Types for which Storybook infers a suitable control, or for which it correctly infers no control. */
const typesWithControl: ReadonlySet<string> = new Set(['boolean', 'enum', 'function', 'number', 'string', 'symbol']);

/** Whether Storybook would edit a property as JSON. */
const isEditedAsJson = ({ control, type }: InputType): boolean =>
  control === undefined && !(isObject(type) && typesWithControl.has(String(type.name)));

/**
 * Gives properties suitable controls: for the variants of recipes, the states of data, icons and texts. Afterwards,
 * Storybook infers controls for the other properties.
 */
export const withChoices: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const { recipe } = (component ?? {}) as { recipe?: Recipe };
  const result: Record<string, InputType> = { ...argTypes, ...(recipe && controlsOf(recipe)) };
  // Includes properties that only have a value, because no type describes them.
  for (const name of new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])) {
    const argType = result[name] ?? { name };
    const value = initialArgs[name];
    const control = statesOf(value) ?? (isEditedAsJson(argType) ? controlFor(argType, value) : undefined);
    if (control) result[name] = { ...argType, ...control };
  }
  return result as ReturnType<ArgTypesEnhancer>;
};
withChoices.secondPass = true;
