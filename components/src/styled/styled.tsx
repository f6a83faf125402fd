import { type SerializedStyles, serializeStyles } from '@emotion/serialize';
import { type ComponentPropsWithoutRef, type ElementType, type FunctionComponent, type JSX, use } from 'react';
import { isStyleProp, type StyleObject, type StyleProperties, type StyleProps } from './properties.ts';
import {
  type Recipe,
  type RecipeChange,
  RecipesContext,
  resolveRecipe,
  type VariantProps,
  type Variants,
} from './recipe.ts';
import { expandShorthands, merge, resolveStyles } from './resolve.ts';
import { useClassName } from './style-sheet.tsx';

/** HTML attributes that can't be set, because a style property has the same name. */
type ReplacedAttribute = 'color' | 'content' | 'height' | 'size' | 'translate' | 'transition' | 'width';

type Merge<A, B> = Omit<A, keyof B> & B;

export type StyledProps<T extends ElementType, P = unknown> = Merge<
  Omit<ComponentPropsWithoutRef<T>, ReplacedAttribute>,
  StyleProps & {
    /** Styles that can contain selectors. Style properties override them. */
    css?: StyleObject | undefined | readonly (StyleObject | undefined)[];
    /** The element or the component to render instead of the default one. */
    as?: ElementType | undefined;
    // biome-ignore lint/suspicious/noExplicitAny: the type of the ref depends on `as`.
    ref?: any;
  } & P
>;

/** A component with style properties. */
export type StyledComponent<T extends ElementType, P = unknown> = FunctionComponent<StyledProps<T, P>> & {
  recipe?: Recipe;
};

type Aliases = Readonly<Record<string, keyof StyleProperties>>;
type AliasProps<A extends Aliases> = { [K in keyof A]?: StyleProperties[A[K]] };

interface Options<P, A = Aliases> {
  defaultProps?: P;
  /** Additional short names of style properties. */
  aliases?: A;
  displayName?: string;
}

type Factory = {
  <T extends ElementType>(element: T): StyledComponent<T>;
  <
    T extends ElementType,
    const V extends Variants = Record<never, never>,
    const A extends Aliases = Record<never, never>,
  >(
    element: T,
    recipe: Recipe<V>,
    options?: Options<Partial<StyledProps<T, VariantProps<V>>>, A>,
  ): StyledComponent<T, VariantProps<V> & AliasProps<A>>;
};

type Elements = { [T in keyof JSX.IntrinsicElements]: StyledComponent<T> };

/** The maximum number of combinations of styles that are cached per component. */
const maxCachedStyles = 500;

/** Distinguishes the text "5" from the number 5, which means 5 pixels. */
const toKey = (value: unknown) => (typeof value === 'string' ? `"${value}` : JSON.stringify(value));

function create(
  element: ElementType,
  recipe: Recipe = {},
  { defaultProps, aliases = {}, displayName }: Options<Record<string, unknown>, Record<string, string>> = {},
): FunctionComponent<Record<string, unknown>> {
  const variants = new Set(Object.keys(recipe.variants ?? {}));
  const defaults = Object.entries(defaultProps ?? {});
  /** Resolved styles by key, so that equal variants and style properties use the same object. */
  const ownCache = new Map<string, SerializedStyles>();
  /** Resolved styles for each change of the recipe. */
  const caches = new WeakMap<RecipeChange, Map<string, SerializedStyles>>();

  function cacheOf(change: RecipeChange): Map<string, SerializedStyles> {
    const cache = caches.get(change) ?? new Map();
    caches.set(change, cache);
    return cache;
  }

  function resolve(
    chosen: Record<string, unknown>,
    css: unknown,
    props: Record<string, unknown>,
    change: RecipeChange | undefined,
  ): SerializedStyles {
    const styleProps: Record<string, unknown> = {};
    for (const part of [css].flat()) if (part) merge(styleProps, expandShorthands(part as Record<string, unknown>));
    const styles = resolveStyles(merge(styleProps, expandShorthands(props)) as StyleObject);
    return serializeStyles([merge(resolveRecipe(recipe, chosen, change), styles)]);
  }

  function Styled({ as: Element = element, css, className, ...props }: Record<string, unknown> & { as?: ElementType }) {
    for (const [name, value] of defaults) props[name] ??= value;
    const attributes: Record<string, unknown> = {};
    const chosen: Record<string, unknown> = {};
    const styles: Record<string, unknown> = {};
    let lookKey = css ? toKey(css) : '';
    for (const name in props) {
      const value = props[name];
      const target = variants.has(name) ? chosen : isStyleProp(aliases[name] ?? name) ? styles : attributes;
      if (target === attributes) attributes[name] = value;
      else if (value !== undefined && value !== null) {
        target[aliases[name] ?? name] = value;
        lookKey += `\n${name}:${toKey(value)}`;
      }
    }
    const change = recipe.name ? use(RecipesContext)[recipe.name] : undefined;
    const cache = change ? cacheOf(change) : ownCache;
    let serialized = cache.get(lookKey);
    if (!serialized) {
      if (cache.size >= maxCachedStyles) cache.clear();
      serialized = resolve(chosen, css, styles, change);
      cache.set(lookKey, serialized);
    }
    const styleClass = useClassName(serialized);
    if (styleClass || className)
      attributes.className = styleClass && className ? `${styleClass} ${className}` : styleClass || className;
    return <Element {...attributes} />;
  }
  Styled.displayName = displayName ?? `styled(${typeof element === 'string' ? element : element.displayName})`;
  return Object.assign(Styled, { recipe });
}

const elements = new Map<string, FunctionComponent<Record<string, unknown>>>();

/** Creates elements that accept style properties: `styled.div`, `styled(Link, recipe)`. */
export const styled = new Proxy(create, {
  get(_, name: string) {
    const styledElement = elements.get(name) ?? create(name as ElementType);
    elements.set(name, styledElement);
    return styledElement;
  },
}) as unknown as Factory & Elements;
