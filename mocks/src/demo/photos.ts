import type { DemoPhoto } from './types.ts';

/** Photos that belong to no gallery. */
export const photos: readonly DemoPhoto[] = [
  {
    by: 'mara',
    text: 'First light on the kiln shelf.',
    audience: 'public',
    daysAgo: 27,
    picture: {
      scene: 'bowls',
      shape: '4:5',
      mood: 'dusk',
      alt: 'A stack of bowls on a shelf, touched by the first sun.',
    },
  },
  {
    by: 'mara',
    text: 'The branch stays.',
    audience: 'public',
    daysAgo: 12,
    picture: { scene: 'vases', shape: '1:1', mood: 'day', alt: 'A vase with a dry branch that leans to the window.' },
  },
  {
    by: 'mara',
    text: 'Only for you: the slumped one, finally photographed well.',
    audience: 'subscribers',
    daysAgo: 3,
    picture: {
      scene: 'vases',
      shape: '4:5',
      mood: 'night',
      alt: 'A slumped vase by lamplight, leaning like a tired friend.',
    },
  },
  {
    by: 'mara',
    text: 'Kiln, Wednesday.',
    audience: 'followers',
    daysAgo: 1.4,
    picture: { scene: 'kiln', shape: '1:1', mood: 'night', alt: 'The peephole of the kiln, a small sun in the dark.' },
  },
  {
    by: 'sefa',
    text: 'Low tide at six.',
    audience: 'public',
    daysAgo: 5,
    picture: { scene: 'shells', shape: '1:1', mood: 'day', alt: 'Shells on wet sand, sorted by the last wave.' },
  },
  {
    by: 'sefa',
    text: 'High tide at noon.',
    audience: 'public',
    daysAgo: 2,
    picture: { scene: 'waves', shape: '4:5', mood: 'dusk', alt: 'A wave about to break over the rocks of the bay.' },
  },
  {
    by: 'ines',
    text: 'La luna de anoche.',
    audience: 'public',
    daysAgo: 2.5,
    picture: { scene: 'moon', shape: '1:1', mood: 'dusk', alt: 'La luna sobre un cielo que aún no es negro.' },
  },
  {
    by: 'priya',
    text: 'White to move, and the tea is cold.',
    audience: 'public',
    daysAgo: 8,
    picture: { scene: 'chess', shape: '3:2', mood: 'day', alt: 'A chessboard by the window with a cup beside it.' },
  },
  {
    by: 'trio',
    text: 'Soundcheck.',
    audience: 'followers',
    daysAgo: 7,
    picture: {
      scene: 'stage',
      shape: '3:2',
      mood: 'night',
      alt: 'An empty stage with three stools and one blue light.',
    },
  },
];
