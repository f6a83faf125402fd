import { make } from '@fanlight/mocks';
import { expect, it } from 'vitest';
import { photoChangesOf } from './photo-request.ts';

const stored = make.getPhotoMock({ text: 'First light', audience: 'public', galleryId: null });
const photo = { ...stored, file: { ...stored.file, alt: 'A shelf' } };
const values = { text: 'First light', alt: 'A shelf', audience: 'public', galleryId: null } as const;

it('the request of a photo’s form contains only the fields that were changed', () => {
  expect(photoChangesOf(photo, values)).toEqual({});
  expect(photoChangesOf(photo, { ...values, alt: '', audience: 'followers' })).toEqual({
    alt: '',
    audience: 'followers',
  });
  expect(photoChangesOf({ ...photo, galleryId: 'g1' }, values)).toEqual({ galleryId: null });
});
