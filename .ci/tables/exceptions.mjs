/** Who writes tables of others, and why. The list only shrinks: an entry that is not needed fails the check. */
export const exceptions = [
  {
    by: 'content',
    tables: ['feeds', 'galleries', 'photos', 'videos', 'reels', 'products'],
    why: 'Columns that kinds share are written by kind: counters, hidden_at, performer_id, and all of films (content/films).',
  },
  {
    by: 'content',
    tables: ['comments', 'reactions'],
    why: 'An item of any kind is deleted with its comments and reactions; content imports no group.',
  },
  {
    by: 'auth',
    tables: ['users'],
    why: 'Passwords and confirmed addresses are columns of the account. users imports auth, so auth can not import users.',
  },
  {
    by: 'auth',
    tables: ['referrals'],
    why: 'Who brought an account is written in the transaction that inserts it. referrals imports users, which imports auth.',
  },
  {
    by: 'galleries',
    tables: ['photos', 'galleryKeptPhotos'],
    why: 'The gallery of a photo and its place are columns of photo. photos imports galleries.',
  },
  {
    by: 'outbox',
    tables: [
      ...['events', 'idempotentAnswers', 'gatewayEvents', 'notifications', 'sessions', 'linkTokens', 'rateLimits'],
    ],
    why: 'One job deletes what only expires, by age alone (outbox/retention.ts).',
  },
];
