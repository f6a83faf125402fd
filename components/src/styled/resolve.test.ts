import { describe, expect, it } from 'vitest';
import { tokenNames } from '../theme/generated/tokens.ts';
import { getSystem } from '../theme/system.ts';
import { categories, conditions, type StyleObject, shorthands } from './properties.ts';
import { resolveStyles } from './resolve.ts';

/** Resolves styles with Chakra. Removes a custom property that only Chakra's `currentBg` uses. */
function resolveWithChakra(styles: object): unknown {
  return JSON.parse(JSON.stringify(getSystem().css(styles)), (_, value) => {
    if (typeof value === 'object') delete value['--bg-currentcolor'];
    return value;
  });
}

const namesOf = (category: string) =>
  (tokenNames[category as keyof typeof tokenNames] ?? '').split(' ').filter((name) => name !== '');

// Leaves out `scrollbarWidth`: Chakra accepts size tokens for it, which are invalid in CSS.
const properties = [...categories]
  .filter(([property]) => property !== 'scrollbarWidth')
  .flatMap(([property, category]) => [
    [property, category] as const,
    ...Object.entries(shorthands).flatMap(([short, long]) => (long === property ? [[short, category] as const] : [])),
  ]);

describe('resolveStyles', () => {
  it.each(properties)('resolves the values of %s like Chakra', (property, category) => {
    const negative = category === 'spacing' ? ['-2', '-10'] : [];
    for (const value of [...namesOf(category), ...negative, 'none', '0.5', '13px', 0, 1])
      expect({ value, css: resolveStyles({ [property]: value } as object as StyleObject) }).toEqual({
        value,
        css: resolveWithChakra({ [property]: value }),
      });
  });

  it.each(Object.keys(conditions))('resolves the condition %s like Chakra', (condition) => {
    const styles = { bg: 'bg.page', px: { base: '2', [condition]: '4' }, [condition]: { color: 'fg.muted' } };
    expect(resolveStyles(styles as StyleObject)).toEqual(resolveWithChakra(styles));
  });

  it.each([
    { textStyle: 'hero' },
    { truncate: true },
    { lineClamp: 2 },
    { srOnly: true },
    { mdToXl: { srOnly: true } },
    { display: { base: 'none', md: 'flex', xl: { base: 'grid', _hover: 'block' } } },
    { animation: 'rise 200ms {easings.out}', bgImage: '{gradients.accent}' },
    { '& > a, &:hover': { p: '2', _focusVisible: { outlineColor: 'focus.ring' } } },
    { '--edge': '{colors.border.control}', '@container (max-width: 9px)': { '& b': { p: '1' } } },
    { w: undefined, h: null, color: 'inherit' },
  ])('resolves %o like Chakra', (styles) => {
    expect(resolveStyles(styles as StyleObject)).toEqual(resolveWithChakra(styles));
  });

  it('orders breakpoints by width, after unconditional styles', () => {
    const css = resolveStyles({ xl: { p: '6' }, md: { p: '4' }, p: '2' });
    expect(Object.keys(css)).toEqual(['padding', conditions.md[0], conditions.xl[0]]);
    expect(Object.keys(css)).toEqual(
      Object.keys(resolveWithChakra({ xl: { p: '6' }, md: { p: '4' }, p: '2' }) as object),
    );
  });

  it('throws for an unknown condition', () => {
    expect(() => resolveStyles({ _hovered: { p: '2' } } as StyleObject)).toThrow('There is no condition _hovered.');
  });
});
