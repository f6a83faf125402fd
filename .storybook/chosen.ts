import { initialGlobals } from './globals.ts';

/** A value of the toolbar that differs from its default. */
export interface Chosen {
  /** The name in the URL, such as `locale` or `viewport.value`. */
  name: string;
  value: string;
}

/** The parts of Storybook's types of globals that name their values. */
type Types = Record<string, { description?: string; items?: unknown; toolbar?: { items?: unknown } }>;
type Items = readonly { value?: unknown; title?: string }[];

/** Values of the panel "Stage", which have no title of their own. */
const labels: Record<string, string> = { answers: 'Changed answers', engine: 'True engine' };

const isViewport = (name: string): boolean => name.split('.')[0] === 'viewport';

const names = Object.keys(initialGlobals);

/**
 * Returns the values of a URL, such as `theme:light;viewport.value:phone`, that differ from the defaults, in the order
 * of the toolbar. Storybook writes values that are no text, such as those of a viewport that was switched off, with an
 * exclamation mark.
 */
export const listChosen = (globals: string): Chosen[] =>
  globals
    .split(';')
    .map((pair) => pair.split(':', 2))
    .map(([name = '', value = '']) => ({ name, value }))
    .filter(({ name, value }) => value !== '' && !value.startsWith('!') && value !== defaultOf(name))
    .toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name));

const defaultOf = (name: string): string | undefined => (initialGlobals as Record<string, string>)[name];

/** Returns the title of a value, as the menus of the toolbar name it. */
export function labelOf(
  { name, value }: Chosen,
  types: Types,
  viewports: Record<string, { name: string }> = {},
): string {
  if (isViewport(name)) return viewports[value]?.name ?? value;
  const { items, toolbar } = types[name] ?? {};
  const item = ((toolbar?.items ?? items ?? []) as Items).find((one) => one.value === value);
  return item?.title ?? labels[name] ?? value;
}

/** Returns the globals that give chosen values their defaults. */
export const resetOf = (chosen: readonly Chosen[]): Record<string, unknown> =>
  Object.fromEntries(
    chosen.map(({ name }) =>
      isViewport(name) ? ['viewport', { value: undefined, isRotated: false }] : [name, defaultOf(name)],
    ),
  );

/**
 * Returns a style sheet for the menus whose value is the default. Storybook tints every menu that has a value, as if it
 * were chosen. Its buttons are named after the menu and the value, such as `Theme Dark`.
 */
export const neutralStyle = (types: Types, color: string): string =>
  Object.entries(types)
    .filter(([name]) => defaultOf(name))
    .map(([name, { description }]) => `${description} ${labelOf({ name, value: defaultOf(name) ?? '' }, types)}`)
    .map(
      (label) => `button[aria-haspopup=listbox][aria-label=${JSON.stringify(label)}]:not(:hover, [aria-expanded=true])`,
    )
    .map((selector) => `${selector} { color: ${color}; background: transparent; }`)
    .join('\n');
