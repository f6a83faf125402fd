// Creates the CSS variables for the reader, with the colours and fonts of the components.
import { palette } from '../../components/src/theme/palette.ts';

const { bg, fg, accent, money, notice, verified, border, focus } = palette;

/** The variables of the reader by their meaning. Each value is `[dark, light]`. */
const colours = {
  'background-1': bg.page,
  'background-2': bg.surface,
  'background-3': bg.raised,
  'background-accent': accent.wash,
  'color-1': fg.default,
  'color-2': fg.muted,
  'color-3': fg.subtle,
  'color-ghost': fg.subtle,
  'color-disabled': fg.subtle,
  'color-accent': accent.text,
  'link-color': fg.link,
  'link-color-hover': accent.text,
  'border-color': border.hairline,
  'button-1': accent.solid,
  'button-1-hover': accent.solid,
  'button-1-color': accent.fg,
  'color-green': money.in,
  'color-red': money.out,
  'color-yellow': notice.text,
  'color-orange': accent.text,
  'color-blue': verified.mark,
  'color-purple': fg.link,
  'color-query': verified.mark,
  'color-alert': notice.text,
  'color-danger': money.out,
  'background-alert': notice.wash,
  'sidebar-background-1': bg.surface,
  'sidebar-color-1': fg.default,
  'sidebar-color-2': fg.muted,
  'sidebar-color-active': accent.text,
  'sidebar-border-color': border.hairline,
  'sidebar-item-hover-background': bg.raised,
  'sidebar-item-hover-color': fg.default,
  'sidebar-item-active-background': accent.wash,
  'sidebar-search-background': bg.field,
  'sidebar-search-color': fg.subtle,
  'sidebar-search-border-color': border.control,
  'tooltip-background': bg.overlay,
  'tooltip-color': fg.default,
};

// The class is doubled, so that it overrides the rule of the reader, even in parts that stay dark in the light theme.
const mode = (name, index) =>
  `.${name}-mode.${name}-mode {\n${Object.entries(colours)
    .map(([key, pair]) => `  --scalar-${key}: ${pair[index]};\n`)
    .join('')}  --docs-focus: ${focus.ring[index]};\n}\n`;

const face = (family, file, weights) => `@font-face {
  font-family: "${family}";
  font-display: swap;
  font-weight: ${weights};
  src: url("fonts/${file}") format("woff2");
}
`;

/** The fonts of the page, by package. */
export const fonts = [
  ['@fontsource-variable/figtree', 'figtree-latin-wght-normal.woff2'],
  ['@fontsource/bricolage-grotesque', 'bricolage-grotesque-latin-700-normal.woff2'],
];

/** Returns the style sheet of the reference. */
export function themeCss() {
  return `${face('Figtree Variable', fonts[0][1], '300 900')}${face('Bricolage Grotesque', fonts[1][1], '700')}
:root {
  --scalar-font: "Figtree Variable", system-ui, sans-serif;
  --scalar-font-code: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  --scalar-radius: 6px;
  --scalar-radius-lg: 8px;
  --scalar-radius-xl: 16px;
}
${mode('dark', 0)}${mode('light', 1)}
body {
  margin: 0;
  background: ${bg.page[0]};
}
body.light-mode {
  background: ${bg.page[1]};
}
.scalar-app :is(h1, h2, h3) {
  font-family: "Bricolage Grotesque", system-ui, sans-serif;
  letter-spacing: -0.01em;
}
.scalar-app :is(a, button, input, select, textarea):focus-visible {
  outline: 2px solid var(--docs-focus);
  outline-offset: 2px;
}
/* A link to a chapter moves the focus to it; an outline around the whole chapter would be meaningless. */
.scalar-app section:focus-visible {
  outline: none;
}
/* A heading's link at the right edge would make the page wider than a phone. */
.references-rendered {
  overflow-x: clip;
}
/* Events are sent over the socket, so there is no request to try. */
[id*="/webhook/"] .show-api-client-button {
  display: none !important;
}
@media (prefers-reduced-motion: reduce) {
  .scalar-app * {
    animation: none !important;
    transition: none !important;
  }
}
`;
}
