export { accountDeletion } from './account-deletion.ts';
export { expireDueFeeds } from './expiry.ts';
export { feedsAccess, feedsHandlers } from './handlers.ts';
export { deleteUnusedPolls } from './polls.ts';
export { publishDueFeeds } from './publishing.ts';
export { checkPrice } from './rules.ts';
export { findFeed } from './store.ts';
