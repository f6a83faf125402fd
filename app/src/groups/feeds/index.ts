export { cachedFeed, changeFeed } from './cached-feeds.ts';
export { usePostActions } from './use-post-actions.tsx';
