import type { Bookmark } from '@fanlight/sdk/models';
import { mara } from '../feeds/fixtures.ts';
import { samplePicture } from '../primitives/sample-picture.ts';
import { ago } from '../testing/sample-times.ts';

const picture = (seed: number, isLocked = false) => ({
  _id: `0193f2a4c1d07b3e5a918b1${seed}`,
  url: isLocked ? null : samplePicture(seed),
  thumbnailUrl: isLocked ? null : samplePicture(seed),
  preview: samplePicture(seed),
  width: 1280,
  height: 800,
  alt: 'A tall stoneware vessel',
});

/** A bookmark of each type. One of the items is locked, one has no text, and one has no picture. */
export const bookmarks: Bookmark[] = (
  [
    ['feed', 'Kiln opened at dawn. Two cracked, one sang.', picture(0)],
    ['performer', 'Mara Quill', picture(1)],
    ['video', 'A day at the kiln', picture(2, true)],
    ['reel', '', picture(3)],
    [
      'gallery',
      'Test tiles from grey to green, forty of them, each with what went wrong written on its back',
      picture(4),
    ],
    ['photo', 'Low tide at six.', picture(5)],
    ['product', 'Ash glaze, 500 g', null],
  ] as const
).map(([objectType, title, thumbnail], index) => ({
  _id: `0193f2a4c1d07b3e5a918b0${index}`,
  objectType,
  objectId: `0193f2a4c1d07b3e5a918c4${index}`,
  performer: mara,
  title,
  thumbnail,
  createdAt: ago({ minutes: 5 }),
}));
