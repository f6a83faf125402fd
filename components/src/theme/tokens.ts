import { gradientStops, palette } from './palette.ts';

type Leaf = { value: string };

/** Converts plain values to the format of Chakra's tokens, `{ name: { value } }`. */
function values<K extends string>(entries: Record<K, string>): Record<K, Leaf> {
  return Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, { value }])) as Record<K, Leaf>;
}

const sans = '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif';
const display = '"Bricolage Grotesque", "Bricolage Fallback", system-ui, sans-serif';

/**
 * Font sizes in rem, so that they change with the browser's text size. Fields have at least 16 px, because iOS zooms
 * into fields with a smaller font. With a line height of 1.5, lines of the three small sizes are 20, 23 and 26 px high:
 * whole pixels, so that the lines below them need no rounding. The sizes are rounded up, because Chromium cuts heights off
 * at a 64th of a pixel.
 */
export const fontSizes = {
  xs: '0.8334rem',
  sm: '0.9584rem',
  md: '1.0834rem',
  lg: '1.25rem',
  xl: '1.75rem',
  '2xl': '2.5rem',
};

/** Multiples of 4 px: `2` is 8 px, `4` is 16 px. `16` is the space that texts leave for a column of touch targets. */
export const spacing = {
  '0': '0rem',
  '1': '0.25rem',
  '2': '0.5rem',
  '3': '0.75rem',
  '4': '1rem',
  '6': '1.5rem',
  '10': '2.5rem',
  '16': '4rem',
};

export const tokens = {
  fonts: values({ heading: display, body: sans, display, text: sans }),
  fontSizes: values(fontSizes),
  fontWeights: values({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  lineHeights: values({ tight: '1.15', snug: '1.3', reading: '1.5' }),
  letterSpacings: values({ display: '-0.02em', tight: '-0.01em', wide: '0.04em' }),
  spacing: values(spacing),
  sizes: values({
    ...spacing,
    '5': '1.25rem',
    '8': '2rem',
    '11': '2.75rem',
    full: '100%',
    rail: '240px',
    iconRail: '72px',
    column: '640px',
    media: '960px',
    side: '320px',
    target: '44px',
  }),
  radii: values({ control: '8px', card: '16px', full: '9999px' }),
  durations: values({ feedback: '120ms', enter: '200ms' }),
  easings: values({ out: 'cubic-bezier(0.2, 0, 0, 1)' }),
  zIndex: values({ raised: '1', sticky: '10', bar: '20', floating: '30', progress: '60', skip: '70' }),
};

function themed([dark, light]: readonly [string, string]) {
  return { value: { base: dark, _light: light, _dark: dark } };
}

const colors = Object.fromEntries(
  Object.entries(palette).map(([group, entries]) => [
    group,
    Object.fromEntries(
      Object.entries(entries as Record<string, readonly [string, string]>).map(([key, pair]) => [key, themed(pair)]),
    ),
  ]),
);

/** The accent gradient as a CSS image. */
export const accentGradient = `linear-gradient(100deg, ${gradientStops.join(', ')})`;

export const semanticTokens = {
  colors,
  gradients: { accent: { value: accentGradient } },
  shadows: {
    floating: themed(['0 12px 32px rgba(0, 0, 0, 0.55)', '0 12px 32px rgba(66, 36, 20, 0.16)']),
    card: themed(['none', '0 1px 2px rgba(66, 36, 20, 0.06)']),
  },
};

/** Text styles by purpose. `Heading` and `Text` use them; screens rarely use them directly. */
export const textStyles = {
  hero: {
    value: {
      fontFamily: 'display',
      fontSize: '2xl',
      fontWeight: 'bold',
      lineHeight: 'tight',
      letterSpacing: 'display',
    },
  },
  title: {
    value: { fontFamily: 'display', fontSize: 'xl', fontWeight: 'bold', lineHeight: 'tight', letterSpacing: 'display' },
  },
  heading: {
    value: { fontFamily: 'display', fontSize: 'lg', fontWeight: 'bold', lineHeight: 'snug', letterSpacing: 'tight' },
  },
  label: {
    value: { fontFamily: 'display', fontSize: 'md', fontWeight: 'bold', lineHeight: 'snug', letterSpacing: 'tight' },
  },
  reading: { value: { fontSize: 'md', lineHeight: 'reading' } },
  body: { value: { fontSize: 'sm', lineHeight: 'reading' } },
  caption: { value: { fontSize: 'xs', lineHeight: 'reading' } },
};

const rowMask = 'linear-gradient(to right, transparent, black 40px, black calc(100% - 40px), transparent) no-repeat';

export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  appear: { from: { opacity: '0' }, to: { opacity: '1' } },
  rise: { from: { opacity: '0', transform: 'translateY(8px)' }, to: { opacity: '1', transform: 'none' } },
  burst: {
    '0%': { opacity: '0', transform: 'scale(0.4)' },
    '25%': { opacity: '1', transform: 'scale(1.1)' },
    '70%': { opacity: '1', transform: 'scale(1)' },
    '100%': { opacity: '0', transform: 'scale(1.1) translateY(-24px)' },
  },
  sheet: { from: { transform: 'translateY(100%)' }, to: { transform: 'none' } },
  breathe: { '0%, 100%': { opacity: '1' }, '50%': { opacity: '0.55' } },
  // Moves a mask with faded ends, so that a row fades at each side where it goes on.
  rowEnds: {
    '0%, 100%': { mask: rowMask, maskSize: 'calc(100% + 40px) 100%' },
    '0%': { maskPosition: '-40px 0' },
    '8%, 92%': { mask: rowMask, maskSize: '100% 100%', maskPosition: '0 0' },
    '100%': { maskPosition: '0 0' },
  },
  travel: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } },
};
