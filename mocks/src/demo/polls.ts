import type { PollPost } from './types.ts';

/** Posts with polls. Two polls are open, and one is closed. */
export const polls: readonly PollPost[] = [
  {
    by: 'mara',
    text: 'Two glazes are mixed and the kiln has room for one shelf. You decide. #stoneware',
    question: 'Which glaze for the next kiln?',
    options: ['River green', 'Ash white', 'Tenmoku brown'],
    daysAgo: 1.6,
    openDays: 12,
    votes: { noor: 0, leila: 1, celine: 0, bea: 0, aiko: 2, paulo: 1, greta: 0 },
  },
  {
    by: 'priya',
    text: 'Position from last night, black to move. Vote before you let an engine look at it.',
    question: 'What would you play?',
    options: ['The quiet rook move', 'Take on e4', 'Castle and sleep well'],
    daysAgo: 0.7,
    openDays: null,
    votes: { oskar: 0, ravi: 2, ewan: 1, mei: 0 },
  },
  {
    by: 'hanneke',
    text: 'One bed is free from May on, and I promised to ask before I sow.',
    question: 'What goes into the raised bed?',
    options: ['Tomatoes, of course', 'Beans on strings', 'Flowers for the bees', 'Nothing, let it rest'],
    daysAgo: 26,
    openDays: 7,
    votes: { noor: 2, imani: 0, rosa: 2, marta: 1, hugo: 2, ada: 3 },
  },
];

/** The searches of each user. A keyword for which three users have searched is suggested to all users. */
export const searches: Readonly<Record<string, readonly string[]>> = {
  noor: ['stoneware', 'jazz at night', 'tide pools'],
  leila: ['stoneware', 'sourdough', 'night sky'],
  celine: ['stoneware', 'jazz at night', 'night sky'],
  ravi: ['jazz at night', 'sourdough', 'violin'],
  imani: ['seedlings', 'night sky', 'sourdough'],
};

/** Performers that users bookmark. */
export const bookmarks: readonly { by: string; to: string }[] = [
  { by: 'noor', to: 'trio' },
  { by: 'noor', to: 'sefa' },
  { by: 'noor', to: 'mara' },
];
