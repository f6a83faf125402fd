/**
 * Writes to tables of other owners, each with its reason. The list may only get shorter: an entry that is not needed
 * fails the check.
 */
export const exceptions = [
  {
    by: 'content',
    tables: ['feeds', 'galleries', 'photos', 'videos', 'reels', 'products'],
    why: 'One function writes columns of all kinds: counters, hidden_at, performer_id, video processing (content/video-items).',
  },
  {
    by: 'galleries',
    tables: ['photos', 'galleryKeptPhotos'],
    why: 'The gallery and the position of a photo are columns of photos. photos imports galleries.',
  },
];
