import { describe, expect, it } from 'vitest';
import { type DraftPhoto, movePhoto, withPhoto } from './photo-list.ts';

const photos: DraftPhoto[] = ['a', 'b', 'c'].map((key) => ({ key, name: `${key}.jpg`, alt: '' }));
const keys = (list: DraftPhoto[]) => list.map(({ key }) => key).join('');

describe('the photos of a draft', () => {
  it('move one place, and not beyond the ends', () => {
    expect(keys(movePhoto(photos, 'a', 1))).toBe('bac');
    expect(keys(movePhoto(photos, 'c', -1))).toBe('acb');
    expect(keys(movePhoto(photos, 'a', -1))).toBe('abc');
    expect(keys(movePhoto(photos, 'c', 1))).toBe('abc');
    expect(keys(movePhoto(photos, 'x', 1))).toBe('abc');
  });

  it('change one by one', () => {
    expect(withPhoto(photos, 'b', { alt: 'A bowl.' }).map(({ alt }) => alt)).toEqual(['', 'A bowl.', '']);
  });
});
