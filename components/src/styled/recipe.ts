import type { StyleObject } from './properties.ts';
import { type Css, expandShorthands, merge, resolveStyles } from './resolve.ts';

/** The styles of each value of each variant. */
export type Variants = Record<string, Record<string, StyleObject>>;

/** The selected value of each variant; `true` selects the value of that name. */
export type VariantProps<V> = {
  [K in keyof V]?: (keyof V[K] extends 'true' | 'false' ? boolean : keyof V[K]) | undefined;
};

/** Styles of an element, and of its variants. */
export interface Recipe<V = Variants> {
  base?: StyleObject;
  variants?: V;
  defaultVariants?: VariantProps<V>;
}

/** Names a recipe that several elements share. */
export const defineRecipe = <const V extends Variants = Record<never, never>>(recipe: Recipe<V>): Recipe<V> => recipe;

/** The styles of a recipe with its variants chosen. */
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
