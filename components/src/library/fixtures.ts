import type { LibraryFile } from '@fanlight/sdk/models';
import { samplePicture } from '../primitives/sample-picture.ts';
import { ago, fromNow } from '../testing/sample-times.ts';

const idOf = (number: number) => `0193f2a4c1d07b3e5a91a1${String(number).padStart(2, '0')}`;

/** A photo that two items use. */
export const usedPhoto: LibraryFile = {
  _id: idOf(1),
  kind: 'photo',
  name: 'kiln-at-dawn.jpg',
  status: 'ready',
  reason: null,
  size: 2_841_600,
  url: samplePicture(0),
  thumbnailUrl: samplePicture(0),
  preview: null,
  width: 1600,
  height: 1000,
  duration: null,
  uses: [
    { objectType: 'feed', objectId: idOf(51), title: 'Kiln opened at dawn. #stoneware', isDeleted: false },
    { objectType: 'product', objectId: idOf(52), title: 'River glaze mug', isDeleted: true },
    { objectType: 'photo', objectId: idOf(53), title: '', isDeleted: false },
  ],
  totalUses: 3,
  expiresAt: null,
  createdAt: ago({ days: 3 }),
};

/** A video that an item has used before. */
export const releasedVideo: LibraryFile = {
  ...usedPhoto,
  ...{ _id: idOf(2), kind: 'video', name: 'tall-vase.mp4', size: 84_213_760, duration: 94.2 },
  ...{ thumbnailUrl: samplePicture(1), width: 1280, height: 720, uses: [], totalUses: 0, createdAt: ago({ days: 40 }) },
};

/** A sound recording that no item has ever used. */
export const newAudio: LibraryFile = {
  ...releasedVideo,
  ...{ _id: idOf(3), kind: 'audio', name: 'wheel-hum.mp3', size: 900_000, duration: 61 },
  ...{ thumbnailUrl: null, expiresAt: fromNow({ days: 21 }), createdAt: ago({ days: 9 }) },
};

export const processingVideo: LibraryFile = {
  ...releasedVideo,
  ...{ _id: idOf(4), name: 'second-firing.mov', status: 'processing', url: null, thumbnailUrl: null, duration: null },
};

export const failedVideo: LibraryFile = {
  ...processingVideo,
  ...{
    _id: idOf(5),
    name: 'broken.mp4',
    status: 'failed',
    reason: 'This file is broken, or its format is not supported.',
  },
};

/** A file without a name. */
const unnamedPhoto: LibraryFile = {
  ...usedPhoto,
  _id: idOf(6),
  name: '',
  thumbnailUrl: samplePicture(2),
  uses: [],
  totalUses: 0,
};

export const libraryFiles: LibraryFile[] = [
  usedPhoto,
  releasedVideo,
  newAudio,
  processingVideo,
  failedVideo,
  unnamedPhoto,
];
