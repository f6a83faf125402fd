import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { gradientStops, markColours, palette, textBackgrounds, textColours, textPairs } from './palette.ts';

const themes = ['dark', 'light'] as const;

function colour(name: string, theme: (typeof themes)[number]): string {
  const [group = '', key = ''] = name.split('.');
  const entry = (palette as Record<string, Record<string, readonly [string, string]>>)[group]?.[key];
  if (!entry) throw new Error(`No colour ${name}`);
  return entry[themes.indexOf(theme)] ?? '';
}

describe.each(themes)('%s theme', (theme) => {
  const onEverything = textColours.flatMap((text) => textBackgrounds.map((background) => [text, background] as const));

  it.each([...onEverything, ...textPairs])('text %s on %s has the contrast of WCAG AA', (text, background) => {
    expect(contrast(colour(text, theme), colour(background, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(gradientStops)('the text of the main action has the contrast of WCAG AA on gradient stop %s', (stop) => {
    expect(contrast(colour('accent.fg', theme), stop)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['#000000', '#808080', '#ffffff'])(
    'locked text has the contrast of WCAG AA on the scrim over a picture in %s',
    (picture) => {
      expect(contrast(colour('locked.fg', theme), colour('locked.scrim', theme), picture)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(markColours.flatMap((mark) => textBackgrounds.map((background) => [mark, background] as const)))(
    'the mark %s on %s has a contrast of 3:1',
    (mark, background) => {
      expect(contrast(colour(mark, theme), colour(background, theme))).toBeGreaterThanOrEqual(3);
    },
  );
});

describe('colour names', () => {
  it("differ from the names of Chakra's conditions", () => {
    const keys = Object.values(palette).flatMap((entries) => Object.keys(entries));
    expect(keys.filter((key) => key === 'base' || key.startsWith('_'))).toEqual([]);
  });
});

describe('contrast', () => {
  it('is 1 for equal colours and 21 for black on white', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#777777')).toBe(1);
  });
});
