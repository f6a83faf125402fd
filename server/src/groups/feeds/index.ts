export { feedsHandlers } from './handlers.ts';
export { verdictOf } from './present.ts';
export { excerptOf, mentionsOf } from './rules.ts';
export { countOnFeed, type FeedRow, findFeed, hideFeed } from './store.ts';
