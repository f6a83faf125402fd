import { describe, expect, it } from 'vitest';
import { hashtagsOf, mentionsOf, teaserOf } from './text.ts';

describe('the text of an item', () => {
  it('has its hashtags in lower case, each once, in order', () => {
    expect(hashtagsOf('#Kiln at dawn, #stoneware and #KILN. a#b &#39; #añil')).toEqual(['kiln', 'stoneware', 'añil']);
  });

  it('has its mentions without a following full stop', () => {
    expect(mentionsOf('With @Mara.Clay and @noor. mail@fanlight.example @ab')).toEqual(['mara.clay', 'noor']);
  });

  it('is cut between words when it is locked (rule A2)', () => {
    expect(teaserOf('short')).toBe('short');
    const teaser = teaserOf('word '.repeat(100));
    expect(teaser.length).toBeLessThanOrEqual(121);
    expect(teaser).toMatch(/word…$/);
    // Each emoji is two UTF-16 code units; the cut is in the middle of one.
    expect(teaserOf(`a${'🏺'.repeat(80)}`)).toBe(`a${'🏺'.repeat(29)}…`);
  });
});
