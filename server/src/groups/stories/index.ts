export { onAccountDeleted } from './account-deletion.ts';
export { removeExpiredStories, tellOfReadyStory, tellOfStory } from './followers.ts';
export { storiesAccess, storiesHandlers } from './handlers.ts';
