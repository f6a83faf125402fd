import type { Gallery, Photo, Picture } from '@fanlight/sdk/models';
import { mara } from '../feeds/fixtures.ts';
import { samplePicture } from '../primitives/sample-picture.ts';
import { ago } from '../testing/sample-times.ts';

const seen = [
  'The wheel at dawn, wet clay in a ring of light',
  'A hand at the first pull',
  'Twelve pots on a board',
  'The kiln door, bricked up',
  'A peephole, glowing',
  'The same twelve, cold and glazed',
] as const;

const shapes = [
  [1280, 800],
  [800, 1000],
  [1000, 1000],
] as const;

function picture(seed: number): Picture {
  const [width, height] = shapes[seed % shapes.length] ?? shapes[0];
  return {
    _id: `0193f2a4c1d07b3e5a92000${seed}`,
    url: samplePicture(seed),
    thumbnailUrl: samplePicture(seed),
    preview: samplePicture(seed),
    width,
    height,
    alt: seen[seed] ?? '',
  };
}

const locked = (shown: Picture): Picture => ({ ...shown, url: null, thumbnailUrl: null, alt: '' });

const photosOfOne = [0, 1, 2, 3, 4, 5].map(picture);

/** A public gallery. */
export const gallery: Gallery = {
  _id: '0193f2a4c1d07b3e5a921000',
  performer: mara,
  title: 'A day at the kiln',
  description: 'Twelve pots from raw clay to glaze, in the order in which they happened. #stoneware',
  audience: 'public',
  price: null,
  access: { isAllowed: true, reason: 'public', requiredAction: null, price: null, alternative: null },
  thumbnail: picture(0),
  photos: photosOfOne,
  totalPhotos: photosOfOne.length,
  totalLikes: 96,
  totalBookmarks: 11,
  isLiked: false,
  isBookmarked: false,
  isOwn: false,
  createdAt: ago({ hours: 5 }),
  updatedAt: ago({ hours: 5 }),
};

/** A gallery for sale. */
export const lockedGallery: Gallery = {
  ...gallery,
  _id: '0193f2a4c1d07b3e5a921001',
  title: 'Forty glazes side by side, with everything that I wrote on the back of each tile',
  description: 'What went into the bucket, and what…',
  audience: 'subscribers',
  price: 12,
  access: { isAllowed: false, reason: 'needs-purchase', requiredAction: 'buy', price: 12, alternative: null },
  thumbnail: locked(picture(1)),
  photos: photosOfOne.map(locked),
};

/** A gallery for followers. */
export const followersGallery: Gallery = {
  ...lockedGallery,
  _id: '0193f2a4c1d07b3e5a921002',
  title: 'Seconds and slumps',
  audience: 'followers',
  price: null,
  access: { isAllowed: false, reason: 'needs-follow', requiredAction: 'follow', price: null, alternative: null },
  thumbnail: locked(picture(2)),
};

/** An empty gallery in a response to its performer. Other users do not see it. */
export const emptyGallery: Gallery = {
  ...gallery,
  _id: '0193f2a4c1d07b3e5a921003',
  title: 'Market day',
  description: '',
  access: { ...gallery.access, reason: 'owner' },
  thumbnail: null,
  photos: [],
  totalPhotos: 0,
  isOwn: true,
};

/** A list of galleries. */
export const galleries: Gallery[] = [gallery, lockedGallery, followersGallery, emptyGallery];

/** A public photo. */
export const photo: Photo = {
  _id: '0193f2a4c1d07b3e5a922000',
  performer: mara,
  text: 'First light on the kiln shelf.',
  galleryId: null,
  isCover: false,
  audience: 'public',
  access: { isAllowed: true, reason: 'public', requiredAction: null, price: null, alternative: null },
  file: picture(1),
  totalLikes: 73,
  totalBookmarks: 8,
  isLiked: false,
  isBookmarked: false,
  isOwn: false,
  createdAt: ago({ hours: 5 }),
  updatedAt: ago({ hours: 5 }),
};

/** A photo for subscribers. */
export const lockedPhoto: Photo = {
  ...photo,
  _id: '0193f2a4c1d07b3e5a922001',
  text: '',
  audience: 'subscribers',
  access: {
    isAllowed: false,
    reason: 'needs-subscription',
    requiredAction: 'subscribe',
    price: 9.95,
    alternative: null,
  },
  file: locked(picture(2)),
};

/** A list of photos. */
export const photos: Photo[] = [
  photo,
  lockedPhoto,
  { ...photo, _id: '0193f2a4c1d07b3e5a922002', text: '', file: picture(3) },
  { ...photo, _id: '0193f2a4c1d07b3e5a922003', file: { ...picture(4), alt: '' } },
];

const owner = { ...photo.access, reason: 'owner' } as const;

/** A gallery for sale in a response to its performer. */
export const ownGallery: Gallery = { ...gallery, audience: 'subscribers', price: 12, isOwn: true, access: owner };

/** A photo without a gallery in a response to its performer. */
export const ownPhoto: Photo = { ...photo, isOwn: true, access: owner };

/** A photo of {@link ownGallery}. */
export const photoInGallery: Photo = {
  ...ownPhoto,
  _id: picture(3)._id,
  text: '',
  galleryId: ownGallery._id,
  audience: 'subscribers',
  file: picture(3),
};
