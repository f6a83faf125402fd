import type { SearchKeyword } from '@fanlight/sdk/models';

/** Suggested keywords. Those that the viewer has searched before come first. */
export const keywords: SearchKeyword[] = [
  { keyword: 'stoneware', totalSearches: 312, isOwn: true },
  { keyword: 'stone lithography', totalSearches: 41, isOwn: false },
  { keyword: 'story time for very small and very sleepy astronomers', totalSearches: 12, isOwn: false },
];
