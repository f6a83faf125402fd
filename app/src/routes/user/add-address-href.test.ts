import { describe, expect, it } from 'vitest';
import { addAddressHref, readBack } from './add-address-href.ts';

describe('the return path after adding an address', () => {
  it('is read from the link', () => {
    const href = addAddressHref('/products/1?dialog=buy');
    expect(readBack(new URL(href, 'http://localhost').searchParams.get('back'))).toBe('/products/1?dialog=buy');
  });

  it('is ignored if it leads to another site (rule P4)', () => {
    for (const text of [
      null,
      '',
      'https://elsewhere.example',
      '//elsewhere.example',
      '/\\elsewhere.example',
      'products',
    ])
      expect(readBack(text)).toBeNull();
  });
});
