import type { DemoStory } from './types.ts';

const upright = '9:16';

/** The stories. If they have expired when the server starts, they are published again. */
export const stories: readonly DemoStory[] = [
  {
    by: 'mara',
    text: 'Kiln at 1,280 degrees. Do not come in.',
    audience: 'public',
    // A reel of the same creator is nine hours old, and the order of both in the library must not depend on chance.
    hoursAgo: 8.5,
    picture: { scene: 'kiln', shape: upright, mood: 'night', alt: 'A glowing kiln in a dark room.' },
    seenBy: ['noor', 'leila', 'sam', 'theo', 'greta'],
    likedBy: ['leila', 'sam', 'greta'],
  },
  {
    by: 'mara',
    text: 'Still 1,280.',
    audience: 'followers',
    hoursAgo: 5,
    picture: { scene: 'vases', shape: upright, mood: 'dusk', alt: 'Vases in the evening, waiting for their turn.' },
    seenBy: ['leila', 'dani'],
    likedBy: ['leila'],
  },
  {
    by: 'mara',
    text: 'A look inside, for those who keep the fire going.',
    audience: 'subscribers',
    hoursAgo: 1.2,
    picture: { scene: 'bowls', shape: upright, mood: 'night', alt: 'Bowls seen through the peephole.' },
    seenBy: [],
  },
  {
    by: 'sefa',
    text: 'She came back.',
    audience: 'public',
    hoursAgo: 7,
    picture: { scene: 'tidepool', shape: upright, mood: 'day', alt: 'A starfish in the corner of a tide pool.' },
    seenBy: [],
  },
  {
    by: 'odile',
    text: 'Batch two. Batch one was eaten by the staff.',
    audience: 'public',
    hoursAgo: 4,
    picture: { scene: 'croissants', shape: upright, mood: 'day', alt: 'A tray of croissants, just out of the oven.' },
    seenBy: [],
  },
  {
    by: 'trio',
    text: 'Doors at nine.',
    audience: 'public',
    hoursAgo: 3,
    picture: { scene: 'stage', shape: upright, mood: 'night', alt: 'A small stage with the lights already on.' },
    seenBy: [],
  },
  {
    by: 'ines',
    text: 'Cielo limpio esta noche.',
    audience: 'public',
    hoursAgo: 11,
    picture: { scene: 'stargazing', shape: upright, mood: 'night', alt: 'Un telescopio bajo un cielo limpio.' },
    seenBy: ['noor', 'lucia'],
    likedBy: ['lucia'],
  },
  {
    by: 'tomas',
    text: 'Arriba.',
    audience: 'followers',
    hoursAgo: 13,
    picture: { scene: 'ridges', shape: upright, mood: 'dusk', alt: 'Crestas hasta el horizonte al atardecer.' },
    seenBy: ['noor'],
  },
  {
    by: 'hanneke',
    text: 'The first tomato.',
    audience: 'public',
    hoursAgo: 6,
    picture: { scene: 'bloom', shape: upright, mood: 'day', alt: 'A single bloom beside the first ripe tomato.' },
    seenBy: [],
  },
];
