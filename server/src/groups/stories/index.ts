export { onAccountDeleted } from './account-deletion.ts';
export { removeExpiredStories, tellOfReadyStory, tellOfStory } from './followers.ts';
export { storiesHandlers } from './handlers.ts';
