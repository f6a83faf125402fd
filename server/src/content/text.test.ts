import { describe, expect, it } from 'vitest';
import { hashtagsOf, mentionsOf, teaserOf } from './text.ts';

describe('the parsing of a text', () => {
  it('finds the hashtags in lower case, each once, in order of appearance', () => {
    expect(hashtagsOf('#Kiln at dawn, #stoneware and #KILN. a#b &#39; #añil')).toEqual(['kiln', 'stoneware', 'añil']);
  });

  it('finds the mentioned usernames without a following full stop', () => {
    expect(mentionsOf('With @Mara.Clay and @noor. mail@fanlight.example @ab')).toEqual(['mara.clay', 'noor']);
  });

  it('cuts the teaser of a locked text between words (rule A2)', () => {
    expect(teaserOf('short')).toBe('short');
    const teaser = teaserOf('word '.repeat(100));
    expect(teaser.length).toBeLessThanOrEqual(121);
    expect(teaser).toMatch(/word…$/);
    // Each emoji consists of two UTF-16 code units. The limit is between the two units of one emoji.
    expect(teaserOf(`a${'🏺'.repeat(80)}`)).toBe(`a${'🏺'.repeat(29)}…`);
  });
});
