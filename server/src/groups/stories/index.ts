export { accountDeletion } from './account-deletion.ts';
export { notifyFollowersOfReadyStory, notifyFollowersOfStory, removeExpiredStories } from './followers.ts';
export { storiesAccess, storiesHandlers } from './handlers.ts';
export { accessOfStory } from './present.ts';
export { findStory } from './store.ts';
export { countLike, lockStories, subtractLikes } from './writing.ts';
