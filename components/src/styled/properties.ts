import type { CSSProperties } from 'react';
import type { TokenCategory, TokenName } from '../theme/index.ts';

/** CSS properties that accept the names of tokens. The key is the category of the tokens. */
const propertiesByCategory = {
  spacing: [
    ...(['padding', 'paddingTop', 'paddingBottom', 'paddingLeft', 'paddingRight'] as const),
    ...(['paddingInline', 'paddingBlock', 'paddingInlineStart', 'paddingInlineEnd'] as const),
    ...(['margin', 'marginTop', 'marginBottom', 'marginLeft', 'marginRight'] as const),
    ...(['marginInline', 'marginBlock', 'marginInlineStart', 'marginInlineEnd'] as const),
    ...(['inset', 'insetInline', 'insetBlock', 'insetInlineStart', 'insetInlineEnd'] as const),
    ...(['top', 'right', 'bottom', 'left', 'gap', 'rowGap', 'columnGap'] as const),
    ...(['scrollMarginTop', 'scrollPaddingInline'] as const),
  ],
  sizes: ['width', 'height', 'minWidth', 'minHeight', 'maxWidth', 'maxHeight', 'flexBasis'],
  colors: [
    ...(['color', 'background', 'backgroundColor', 'borderColor', 'borderTopColor'] as const),
    ...(['borderBottomColor', 'outlineColor', 'fill', 'stroke'] as const),
  ],
  fonts: ['fontFamily'],
  fontSizes: ['fontSize'],
  fontWeights: ['fontWeight'],
  lineHeights: ['lineHeight'],
  letterSpacings: ['letterSpacing'],
  radii: ['borderRadius'],
  shadows: ['boxShadow'],
  zIndex: ['zIndex'],
  durations: ['transitionDuration'],
  easings: ['transitionTimingFunction'],
} as const satisfies Partial<Record<TokenCategory, readonly (keyof CSSProperties)[]>>;

/** Other CSS properties that elements accept as props. Any other property is a type error. */
const plainProperties = [
  ...(['alignContent', 'alignItems', 'alignSelf', 'animation', 'appearance', 'aspectRatio'] as const),
  ...(['backdropFilter', 'backgroundImage', 'backgroundOrigin', 'backgroundPosition', 'backgroundRepeat'] as const),
  ...(['backgroundSize', 'border', 'borderBottom', 'borderInlineEnd', 'borderInlineStart', 'borderTop'] as const),
  ...(['borderStyle', 'borderWidth', 'clipPath', 'containerType', 'content', 'cursor', 'display'] as const),
  ...(['fieldSizing', 'filter', 'flex', 'flexDirection', 'flexGrow', 'flexShrink', 'flexWrap'] as const),
  ...(['fontStyle', 'forcedColorAdjust'] as const),
  ...(['fontVariantNumeric', 'gridArea', 'gridAutoColumns', 'gridAutoFlow', 'gridAutoRows', 'gridColumn'] as const),
  ...(['gridRow', 'gridTemplateAreas', 'gridTemplateColumns', 'gridTemplateRows', 'isolation'] as const),
  ...(['justifyContent', 'justifyItems', 'justifySelf', 'listStyleType', 'mask', 'objectFit'] as const),
  ...(['objectPosition', 'opacity', 'order', 'outline', 'outlineOffset', 'overflow', 'overflowWrap'] as const),
  ...(['overflowX', 'overflowY', 'overscrollBehavior', 'placeContent', 'placeItems', 'pointerEvents'] as const),
  ...(['position', 'resize', 'scrollBehavior', 'scrollSnapAlign', 'scrollSnapStop', 'scrollSnapType'] as const),
  ...(['scrollbarWidth', 'strokeWidth', 'textAlign', 'textDecoration', 'textDecorationThickness'] as const),
  ...(['textOverflow', 'textShadow', 'textTransform', 'textUnderlineOffset', 'textWrap'] as const),
  ...(['touchAction', 'transform', 'transformOrigin', 'transition', 'transitionDelay'] as const),
  ...(['transitionProperty', 'userSelect', 'verticalAlign', 'visibility', 'WebkitTouchCallout'] as const),
  ...(['whiteSpace', 'willChange', 'wordBreak'] as const),
] as const satisfies readonly (keyof CSSProperties)[];

/** Short names of CSS properties. */
export const shorthands = {
  p: 'padding',
  pt: 'paddingTop',
  pb: 'paddingBottom',
  px: 'paddingInline',
  py: 'paddingBlock',
  ps: 'paddingInlineStart',
  pe: 'paddingInlineEnd',
  m: 'margin',
  mt: 'marginTop',
  mb: 'marginBottom',
  mx: 'marginInline',
  my: 'marginBlock',
  ms: 'marginInlineStart',
  me: 'marginInlineEnd',
  w: 'width',
  h: 'height',
  minW: 'minWidth',
  minH: 'minHeight',
  maxW: 'maxWidth',
  maxH: 'maxHeight',
  bg: 'background',
  bgImage: 'backgroundImage',
  bgPos: 'backgroundPosition',
  bgSize: 'backgroundSize',
  insetX: 'insetInline',
  insetY: 'insetBlock',
  insetStart: 'insetInlineStart',
  insetEnd: 'insetInlineEnd',
} as const satisfies Record<string, keyof CSSProperties>;

/** The conditions under which styles apply. Each is a selector, or an at-rule with a selector inside. */
export const conditions = {
  md: ['@media screen and (min-width: 45rem)'],
  mdToXl: ['@media screen and (min-width: 45rem) and (max-width: 74.9975rem)'],
  xl: ['@media screen and (min-width: 75rem)'],
  _hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
  _active: ['&:is(:active, [data-active]):not(:disabled, [data-disabled], [data-state=open])'],
  _focusVisible: ['&:is(:focus-visible, [data-focus-visible])'],
  _focusWithin: ['&:is(:focus-within, [data-focus-within])'],
  _disabled: ['&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])'],
  _invalid: ['&:is([data-invalid], [aria-invalid=true], [data-state=invalid])'],
  _empty: ['&:is(:empty, [data-empty])'],
  _last: ['&:last-of-type'],
  _before: ['&::before'],
  _after: ['&::after'],
  /**
   * Applies in forced-colours mode. The browser then removes backgrounds and shadows, but keeps system colours and
   * outlines.
   */
  _highContrast: ['@media (forced-colors: active)'],
  _groupHover: ['.group:is(:hover, [data-hover]):not(:disabled, [data-disabled]) &'],
} as const;

const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  padding: '0',
  margin: '-1px',
  overflow: 'hidden',
  clip: 'rect(0, 0, 0, 0)',
  whiteSpace: 'nowrap',
  borderWidth: '0',
};

/** Props that stand for several CSS properties. */
export const composed = {
  /** Truncates a text with one line by an ellipsis. */
  truncate: (isOn: unknown) => (isOn ? clipped : {}),
  /** Truncates a text after this number of lines. */
  lineClamp: (lines: unknown) => ({
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitLineClamp: lines,
    WebkitBoxOrient: 'vertical',
    textWrap: 'wrap',
  }),
  /** Hides the element from view, but not from screen readers. */
  srOnly: (isOn: unknown) => (isOn ? hidden : {}),
};

type PropertiesByCategory = typeof propertiesByCategory;
type Shorthands = typeof shorthands;
type CategoryOf<P> = {
  [C in keyof PropertiesByCategory]: P extends PropertiesByCategory[C][number] ? C : never;
}[keyof PropertiesByCategory];
type CssName = PropertiesByCategory[keyof PropertiesByCategory][number] | (typeof plainProperties)[number];

type Global = 'inherit' | 'initial' | 'unset' | undefined;
type Unit = 'px' | 'rem' | 'em' | 'ch' | '%' | 'vh' | 'dvh' | 'svh' | 'vw' | 'cqw' | 'cqh';
type Length = `${'' | '-'}${number}${Unit}`;

/** A call of a CSS function with one of these names, such as `calc(100% - 8px)` or `var(--edge)`. */
type Call<Name extends string> = `${Name}(${string})`;
type LengthCall = Call<'calc' | 'min' | 'max' | 'clamp' | 'env' | 'var'>;

/** Colours of the system, for `_highContrast`. */
type SystemColour = 'Canvas' | 'CanvasText' | 'GrayText' | 'Highlight' | 'HighlightText';

/**
 * The values that each category accepts besides the names of its tokens. The name of an unknown token is a type error,
 * because it would be an invalid CSS value, which the browser ignores. A colour has to be a token, so that it changes
 * with the theme.
 */
interface RawValues {
  spacing: 'auto' | `-${Exclude<TokenName<'spacing'>, '0'>}` | Length | LengthCall;
  sizes: 'auto' | 'none' | 'min-content' | 'max-content' | 'fit-content' | Length | LengthCall;
  /** `rgb(255 246 239)` is the colour of captions, which do not support custom properties. */
  colors:
    | SystemColour
    | 'transparent'
    | 'currentColor'
    | 'none'
    | Call<'var' | 'color-mix' | 'linear-gradient' | 'rgb'>;
  fonts: 'monospace';
  fontSizes: Length | LengthCall;
  fontWeights: never;
  lineHeights: '0' | '1' | Length;
  letterSpacings: 'normal' | Length;
  radii: '0' | Length | LengthCall | `${Length} ${string}`;
  shadows: 'none' | `inset ${string}`;
  zIndex: 'auto' | number;
  durations: `${number}ms`;
  easings: 'linear' | Call<'cubic-bezier'>;
}

type ThemedValue<C> = C extends keyof RawValues ? TokenName<C> | RawValues[C] | Global : never;

type Value<P extends CssName> = [CategoryOf<P>] extends [never] ? CSSProperties[P] : ThemedValue<CategoryOf<P>>;

/** A value, or one value for each condition. `base` is the value without a condition. */
export type Conditional<V> = V | { [K in 'base' | keyof typeof conditions]?: Conditional<V> };

/** The style properties of elements. */
export type StyleProperties = {
  [P in CssName]?: Conditional<Value<P>>;
} & {
  [S in keyof Shorthands]?: Conditional<Value<Shorthands[S]>>;
} & {
  textStyle?: Conditional<TokenName<'textStyles'> | undefined>;
  truncate?: Conditional<boolean | undefined>;
  srOnly?: Conditional<boolean | undefined>;
  lineClamp?: Conditional<number | string | undefined>;
};

/** Style properties. They can be nested in conditions. */
export type StyleProps = StyleProperties & { [K in keyof typeof conditions]?: StyleObject };

/** Styles that can also contain selectors (`&` is the element), at-rules and custom properties. */
export type StyleObject = StyleProps & {
  [selector: `${string}&${string}` | `@${string}`]: StyleObject;
  [customProperty: `--${string}`]: string | number;
};

/** The token category of each CSS property. It is empty if the property accepts no tokens. */
export const categories: ReadonlyMap<string, string> = new Map<string, string>([
  ...plainProperties.map((property) => [property, ''] as const),
  ...Object.entries(propertiesByCategory).flatMap(([category, properties]) =>
    properties.map((property) => [property, category] as const),
  ),
]);

const styleProps: ReadonlySet<string> = new Set([
  ...categories.keys(),
  ...Object.keys(shorthands),
  ...Object.keys(conditions),
  ...Object.keys(composed),
  'textStyle',
]);

/** Whether a prop is a style property. All other props are attributes. */
export const isStyleProp = (name: string): boolean => styleProps.has(name);
