export { feedsHandlers } from './handlers.ts';
export { excerptOf, mentionsOf, teaserOf } from './rules.ts';
export { countOnFeed, type FeedRow, findFeed, verdictOfFeed } from './store.ts';
export { publishDueFeeds } from './writing.ts';
