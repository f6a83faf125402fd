import { describe, expect, it } from 'vitest';
import { markAt } from './mark-at.ts';

const at = (text: string) => markAt(text.replace('|', ''), text.indexOf('|'));

describe('the hashtag or mention at the caret', () => {
  it('is the one that ends there', () => {
    expect(at('Kiln #sto|')).toEqual({ mark: '#', beginning: 'sto', start: 5 });
    expect(at('With @mara.c| at dawn')).toEqual({ mark: '@', beginning: 'mara.c', start: 5 });
    expect(at('(#ári|)')).toEqual({ mark: '#', beginning: 'ári', start: 1 });
  });

  it('does not exist before the first letter, within a word, or after it', () => {
    for (const text of ['#|', '@|', 'Kiln|', '#st|one', '#stone |', 'mail me@exam|', '&#3|', 'a#sto|'])
      expect(at(text)).toBeNull();
  });
});
