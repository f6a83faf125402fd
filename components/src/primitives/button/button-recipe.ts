import { defineRecipe } from '../../styled/index.ts';

/** The styles of `Button`, `ButtonLink` and `IconButton`. */
export const buttonRecipe = defineRecipe({
  name: 'button',
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    fontFamily: 'body',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    textAlign: 'center',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    borderRadius: 'full',
    border: '1px solid transparent',
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: 'transform, background-color, border-color, opacity',
    transitionDuration: 'feedback',
    transitionTimingFunction: 'out',
    _active: { transform: 'scale(0.97)' },
    _disabled: { opacity: '0.5', cursor: 'not-allowed', transform: 'none' },
  },
  variants: {
    variant: {
      main: {
        color: 'accent.fg',
        bg: 'accent.solid',
        backgroundImage: '{gradients.accent}',
        backgroundOrigin: 'border-box',
        _hover: { filter: 'brightness(1.06) saturate(1.05)' },
        // A dim gradient would look like a fault. A loading button is not `:disabled`, so it keeps its colour.
        '&:disabled': { color: 'fg.default', bg: 'bg.overlay', backgroundImage: 'none', filter: 'none' },
      },
      quiet: { color: 'fg.default', bg: 'bg.raised', _hover: { bg: 'bg.overlay', borderColor: 'border.hairline' } },
      outline: { color: 'fg.default', borderColor: 'border.control', _hover: { bg: 'bg.raised' } },
      ghost: { color: 'fg.muted', _hover: { bg: 'bg.raised', color: 'fg.default' } },
      danger: { color: 'danger.fg', bg: 'danger.solid', _hover: { filter: 'brightness(1.1)' } },
    },
    size: {
      sm: {
        minH: '36px',
        px: '4',
        fontSize: 'sm',
        // Extends the touch target beyond the visible button. Its sides are the edges of the padding, 1 px inside.
        _before: { content: '""', position: 'absolute', insetX: '0', insetY: '-5px' },
      },
      md: { minH: 'target', px: '6', fontSize: 'sm' },
      lg: { minH: '52px', px: '6', fontSize: 'md' },
    },
    wraps: { true: { maxW: 'full', py: '2', whiteSpace: 'normal' } },
    fullWidth: { true: { w: 'full', whiteSpace: 'normal' } },
    // Without `content`, the larger sizes have no `::before`.
    square: { true: { px: '0', aspectRatio: '1', _before: { insetX: '-5px' } } },
  },
  defaultVariants: { variant: 'main', size: 'md' },
});
