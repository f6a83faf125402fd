import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Box, collectStyles, Stack, styled } from './index.ts';

/** Renders to static markup. @returns the markup and the styles */
function render(page: ReactNode) {
  const styles = collectStyles();
  return { html: renderToStaticMarkup(<styles.Provider>{page}</styles.Provider>), css: styles.read() };
}

const Note = styled(
  'p',
  {
    base: { px: '4', color: 'fg.default' },
    variants: { tone: { quiet: { color: 'fg.muted' } }, isLarge: { true: { px: '6' } } },
    defaultVariants: { tone: 'quiet' },
  },
  { defaultProps: { role: 'note' } },
);

describe('styled', () => {
  it('renders no attributes for style properties and variants', () => {
    const { html } = render(<Note isLarge p="2" id="one" aria-label="Note" />);
    expect(html).toMatch(/^<p id="one" aria-label="Note" role="note" class="css-\w+"><\/p>$/);
  });

  it('applies base styles, variants, `css` and style properties in this order', () => {
    const { css } = render(<Note isLarge css={{ px: '2', margin: '1' }} margin="3" />);
    expect(css).toContain(
      '{padding-inline:var(--fl-spacing-2);color:var(--fl-colors-fg-muted);margin:var(--fl-spacing-3);}',
    );
  });

  it('shares one class and one rule between equal styles', () => {
    const { html, css } = render([<Note key="1" m="2" />, <Note key="2" m="2" />]);
    const names = [...html.matchAll(/class="([\w-]+)"/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(1);
    expect(css.split(`.${names[0]}{`)).toHaveLength(2);
  });

  it('treats a number as pixels, but not a string of the same digits', () => {
    const { css } = render([<Box key="1" borderWidth={5} />, <Box key="2" borderWidth="5" />]);
    expect(css).toContain('{border-width:5px;}');
    expect(css).toContain('{border-width:5;}');
  });

  it('collects the styles of each page, including styles that an earlier page has already used', () => {
    expect(render(<Note m="6" />).css).toBe(render(<Note m="6" />).css);
  });

  it('renders the element of `as` and keeps the given class name', () => {
    expect(render(<Stack as="ul" className="list" direction="row" />).html).toMatch(
      /^<ul class="css-\w+ list"><\/ul>$/,
    );
  });

  it('sets no class on an element without styles', () => {
    expect(render(<Box id="plain" />).html).toBe('<div id="plain"></div>');
  });
});
