import { createContext } from 'react';
import type { StyleObject } from './properties.ts';
import { type Css, expandShorthands, merge, resolveStyles } from './resolve.ts';

/** Styles for each variant and each value of the variant. */
export type Variants = Record<string, Record<string, StyleObject>>;

/** The selected value of each variant. `true` selects the value that is named "true". */
export type VariantProps<V> = {
  [K in keyof V]?: (keyof V[K] extends 'true' | 'false' ? boolean : keyof V[K]) | undefined;
};

/** The recipes that a theme can change. A component has the name of its main element. */
export type RecipeName =
  | 'avatar'
  | 'badge'
  | 'button'
  | 'card'
  | 'checkbox'
  | 'choiceChip'
  | 'control'
  | 'countedAction'
  | 'dialog'
  | 'emptyState'
  | 'heading'
  | 'mediaButton'
  | 'menuEntry'
  | 'optionTile'
  | 'progressBar'
  | 'skeleton'
  | 'skipLink'
  | 'spinner'
  | 'switch'
  | 'tab'
  | 'text'
  | 'textLink'
  | 'toast';

/** The styles of an element and its variants. */
export interface Recipe<V = Variants> {
  /** The name under which a {@link RecipesContext} can change the recipe. */
  name?: RecipeName;
  base?: StyleObject;
  variants?: V;
  defaultVariants?: VariantProps<V>;
}

/** Defines a recipe that several elements can share, and infers its type. */
export const defineRecipe = <const V extends Variants = Record<never, never>>(recipe: Recipe<V>): Recipe<V> => recipe;

/** Styles that are added to those of a recipe. */
export type RecipeChange = Pick<Recipe, 'base' | 'variants'>;

/** Changes of named recipes. A theme uses them for changes that are not possible with tokens. */
export type RecipeChanges = Readonly<Partial<Record<RecipeName, RecipeChange>>>;

export const RecipesContext = createContext<RecipeChanges>({});

/**
 * Returns the styles of a recipe for the selected variants. The styles of a change override those of the base and of
 * each variant.
 */
export function resolveRecipe(
  { base = {}, variants = {}, defaultVariants = {} }: Recipe,
  chosen: Record<string, unknown>,
  change: RecipeChange = {},
): Css {
  const styles = merge(expandShorthands(base), expandShorthands(change.base ?? {}));
  for (const [variant, options] of Object.entries(variants)) {
    const value = String(chosen[variant] ?? defaultVariants[variant]);
    for (const option of [options[value], change.variants?.[variant]?.[value]])
      if (option) merge(styles, expandShorthands(option));
  }
  return resolveStyles(styles as StyleObject);
}
