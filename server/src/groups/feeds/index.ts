export { feedsHandlers } from './handlers.ts';
export { removeUnnamedPolls } from './polls.ts';
export { checkPrice, excerptOf, hashtagsOf, mentionsOf, teaserOf } from './rules.ts';
export { findFeed } from './store.ts';
export { publishDueFeeds } from './writing.ts';
