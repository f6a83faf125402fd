import { make } from '@fanlight/mocks';
import { describe, expect, it } from 'vitest';
import { galleryChangesOf, inOrder, withMoved } from './gallery-request.ts';

const values = { title: 'Kiln', description: '', audience: 'subscribers', price: 12 } as const;

it('the request of a gallery’s form contains only the fields that were changed, and null if it is not for sale', () => {
  const gallery = make.getGalleryMock(values);
  expect(galleryChangesOf(gallery, values)).toEqual({});
  expect(galleryChangesOf(gallery, { ...values, audience: 'public', price: null })).toEqual({
    audience: 'public',
    price: null,
  });
});

describe('the order of photos', () => {
  const photos = ['a', 'b', 'c'].map((_id) => ({ _id }));

  it('moves a photo by a number of positions', () => {
    expect(withMoved(['a', 'b', 'c'], 'c', -2)).toEqual(['c', 'a', 'b']);
    expect(withMoved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  });

  it('keeps photos that were added later at the end, and ignores photos that were removed', () => {
    expect(inOrder(photos, ['c', 'x', 'a']).map(({ _id }) => _id)).toEqual(['c', 'a', 'b']);
  });
});
