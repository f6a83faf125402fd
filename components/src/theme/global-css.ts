/** The styles of the whole page: colours, text, focus, selection, reduced motion. */
export const globalCss = {
  html: {
    bg: 'bg.page',
    color: 'fg.default',
    fontFamily: 'body',
    fontSize: '100%',
    lineHeight: '1.5',
    textSizeAdjust: '100%',
    scrollbarGutter: 'stable',
    scrollbarColor: '{colors.border.control} transparent',
    scrollbarWidth: 'thin',
    colorScheme: 'dark',
    WebkitFontSmoothing: 'antialiased',
    WebkitTapHighlightColor: 'transparent',
  },
  'html.light': { colorScheme: 'light', WebkitFontSmoothing: 'auto' },
  body: { bg: 'bg.page', fontSize: 'sm', minHeight: '100dvh', overflowWrap: 'anywhere' },
  '*': { borderColor: 'border.hairline' },
  '*:focus-visible': { outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: '2px' },
  '::selection': { bg: 'accent.solid', color: 'accent.fg' },
  '::placeholder': { color: 'fg.subtle', opacity: '1' },
  'html:has(dialog[open])': { overflow: 'hidden' },
  // A layout whose page scrolls inside of it needs no space for a scroll bar beside it.
  'html:has([data-full-height])': { scrollbarGutter: 'auto' },
  // A row that scrolls sideways: it fades where it goes on. Browsers without scroll timelines do not show the fade.
  '[data-scroll-row]': { animation: 'rowEnds auto linear', animationTimeline: 'scroll(self inline)' },
  // Something with `data-print` is printed instead of the page, and is visible only in print.
  '@media screen': { '[data-print]': { display: 'none' } },
  '@media print': {
    '[data-print], [data-print] *': { color: 'black !important' },
    'html:has([data-print]), body:has(> [data-print])': { bg: 'white !important' },
    'body:has(> [data-print]) > :not([data-print])': { display: 'none !important' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDelay: '0ms !important',
      animationDuration: '0s !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
    // This animation only follows the scrolling.
    '[data-scroll-row]': { animationDuration: 'auto !important' },
  },
};
