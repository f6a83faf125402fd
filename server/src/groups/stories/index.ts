export { accountDeletion } from './account-deletion.ts';
export { notifyFollowersOfReadyStory, notifyFollowersOfStory, removeExpiredStories } from './followers.ts';
export { storiesAccess, storiesHandlers } from './handlers.ts';
