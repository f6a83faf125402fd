import type { StyleObject } from './properties.ts';
import { type Css, expandShorthands, merge, resolveStyles } from './resolve.ts';

/** Styles by variant and value. */
export type Variants = Record<string, Record<string, StyleObject>>;

/** The selected value of each variant; `true` selects the value named "true". */
export type VariantProps<V> = {
  [K in keyof V]?: (keyof V[K] extends 'true' | 'false' ? boolean : keyof V[K]) | undefined;
};

/** The styles of an element and its variants. */
export interface Recipe<V = Variants> {
  base?: StyleObject;
  variants?: V;
  defaultVariants?: VariantProps<V>;
}

/** Defines a recipe that several elements share; infers its type. */
export const defineRecipe = <const V extends Variants = Record<never, never>>(recipe: Recipe<V>): Recipe<V> => recipe;

/** Returns the styles of a recipe for the selected variants. */
export function resolveRecipe(
  { base = {}, variants = {}, defaultVariants = {} }: Recipe,
  chosen: Record<string, unknown>,
): Css {
  const styles = expandShorthands(base);
  for (const [variant, options] of Object.entries(variants)) {
    const option = options[String(chosen[variant] ?? defaultVariants[variant])];
    if (option) merge(styles, expandShorthands(option));
  }
  return resolveStyles(styles as StyleObject);
}
