/**
 * The colour tokens, which are named by their purpose (`bg.page`, `fg.muted`, …). Each value is `[dark, light]`, and
 * the dark theme is the default. Components use no other colours.
 */
export const palette = {
  bg: {
    page: ['#131010', '#fbf8f5'],
    surface: ['#1b1716', '#ffffff'],
    raised: ['#26201e', '#f4eeea'],
    overlay: ['#2e2725', '#ffffff'],
    field: ['#171312', '#ffffff'],
    backdrop: ['rgba(8, 5, 4, 0.66)', 'rgba(8, 5, 4, 0.66)'],
  },
  fg: {
    default: ['#f7f1ec', '#1e1715'],
    muted: ['#c6bab2', '#564a45'],
    subtle: ['#a5978f', '#6b5e58'],
    link: ['#f0cdb0', '#74370f'],
    inverted: ['#1e1715', '#fdf9f6'],
  },
  accent: {
    solid: ['#ff8a63', '#ff8a63'],
    fg: ['#210d07', '#210d07'],
    text: ['#ffa685', '#ad3413'],
    wash: ['#3a211a', '#ffeae1'],
  },
  money: {
    in: ['#7ad69b', '#17693b'],
    out: ['#ff9d94', '#b0261d'],
  },
  danger: {
    solid: ['#c8332b', '#b8271f'],
    fg: ['#ffffff', '#ffffff'],
    text: ['#ff9d94', '#b0261d'],
    wash: ['#3a1b19', '#fdeae7'],
  },
  success: {
    text: ['#7ad69b', '#17693b'],
    wash: ['#16291e', '#e4f4ea'],
  },
  notice: {
    text: ['#f5c977', '#7a4a05'],
    wash: ['#33270f', '#fdf1d9'],
  },
  live: {
    solid: ['#d5245c', '#cf1f56'],
    fg: ['#ffffff', '#ffffff'],
    ring: ['#ff4f80', '#d81f5a'],
  },
  locked: {
    scrim: ['rgba(14, 10, 9, 0.74)', 'rgba(14, 10, 9, 0.74)'],
    fg: ['#fff6ef', '#fff6ef'],
  },
  /** Pictures and videos have a dark background in both themes. */
  media: {
    bg: ['#0e0a09', '#0e0a09'],
    fg: ['#fff6ef', '#fff6ef'],
    veil: ['rgba(14, 10, 9, 0.5)', 'rgba(14, 10, 9, 0.5)'],
    track: ['rgba(255, 246, 239, 0.35)', 'rgba(255, 246, 239, 0.35)'],
  },
  verified: { mark: ['#7cc6ee', '#136a9c'] },
  border: {
    hairline: ['#332b28', '#e8dfd9'],
    control: ['#7f726b', '#877972'],
  },
  focus: { ring: ['#ffc79a', '#93380f'] },
  skeleton: { fill: ['#2a2422', '#ece4de'] },
} as const satisfies Record<string, Record<string, readonly [dark: string, light: string]>>;

/**
 * The accent gradient, from amber to rose. It marks only the main action, live streams and unread items. `accent.fg` is
 * readable on it.
 */
export const gradientStops = ['#ffb657', '#ff8061', '#f76a8f'] as const;

/** The backgrounds of ordinary text. */
export const textBackgrounds = ['bg.page', 'bg.surface', 'bg.raised', 'bg.overlay', 'bg.field'] as const;

/** The text colours that must be readable on all {@link textBackgrounds}. */
export const textColours = [
  'fg.default',
  'fg.muted',
  'fg.subtle',
  'fg.link',
  'accent.text',
  'money.in',
  'money.out',
  'danger.text',
  'success.text',
  'notice.text',
] as const;

/** Other pairs of text and background that components use. */
export const textPairs = [
  ['accent.fg', 'accent.solid'],
  ['danger.fg', 'danger.solid'],
  ['live.fg', 'live.solid'],
  ['fg.inverted', 'fg.default'],
  ['media.fg', 'media.bg'],
  ['fg.default', 'accent.wash'],
  ['accent.text', 'accent.wash'],
  ['fg.default', 'danger.wash'],
  ['danger.text', 'danger.wash'],
  ['fg.default', 'success.wash'],
  ['success.text', 'success.wash'],
  ['fg.default', 'notice.wash'],
  ['notice.text', 'notice.wash'],
] as const;

/** The colours of non-text elements with a meaning (outlines, rings, icons). They need a contrast of 3:1. */
export const markColours = ['border.control', 'focus.ring', 'live.ring', 'verified.mark'] as const;
